// Texts that are programs elsewhere come back as texts, wherever a browser shows them.
import { plainText } from '#contract/limits.ts';
import { expect, LONG, signUpAndIn, test } from '#tests/support/browser.ts';

const HOSTILE = [
  '<img src=x onerror="window.broken=1">',
  '<script>window.broken=1</script>',
  '"><svg onload=window.broken=1>',
  '{{constructor.constructor("window.broken=1")()}}',
  'javascript:window.broken=1',
  '=HYPERLINK("http://evil.example","x")',
  '\u202eright to left\u202c, e\u0301, 👩‍👩‍👧‍👦',
] as const;

/** Tags and signs that can't be seen are taken out when a card is stored. */
const asKept = (text: string): string => plainText(text).trim();

test(
  'they stay texts in My Games, the editor, play and a shared deck',
  LONG,
  async ({ page, browser, baseURL }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    await signUpAndIn(page);
    const makeDeck = async (title: string): Promise<string> => {
      const cards = HOSTILE.map((text) => ({
        question: `${text} ?`,
        hint: `${text} h`,
        answer: `${text} a`,
        explanation: text,
      }));
      const made = await page.request.post('/api/games', {
        data: { title, gameType: 'trivia', cards },
      });
      expect(made.status()).toBe(201);
      return (await made.json()).id;
    };
    const ids = await Promise.all(HOSTILE.map((text) => makeDeck(`${text} t`)));
    await page.goto('/users');
    for (const text of HOSTILE.map(asKept)) {
      await expect(page.getByRole('heading', { name: `${text} t`.trim() }).first()).toBeVisible();
    }

    const [id = ''] = ids;
    await page.goto(`/decks/${id}`);
    for (const [index, text] of HOSTILE.map(asKept).entries()) {
      await expect(page.getByLabel('Question').nth(index)).toHaveValue(`${text} ?`.trim());
    }
    await page.getByRole('button', { name: 'Play This Deck' }).click();
    await expect(page.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Play Now' }).click();
    const left = new Set(HOSTILE.map(asKept));
    for (let number = 1; number <= HOSTILE.length; number += 1) {
      await expect(page.getByText(`Card ${number} of ${HOSTILE.length}`)).toBeVisible();
      await page.keyboard.press('h');
      await page.keyboard.press('a');
      const main = page.getByRole('main');
      const shown = await main.innerText();
      const text = [...left].find((each) => shown.includes(`${each} ?`.trim()));
      expect(text).toBeDefined();
      await expect(main).toContainText(`${text} h`.trim(), { useInnerText: true });
      await expect(main).toContainText(`${text} a`.trim(), { useInnerText: true });
      left.delete(text ?? '');
      if (number < HOSTILE.length) await page.keyboard.press('ArrowRight');
    }
    expect([...left]).toEqual([]);

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const guest = await context.newPage();
    const share = await (await page.request.post(`/api/games/${id}/share`, { data: {} })).json();
    await guest.goto(`/shared/${share.token}`);
    await expect(guest.getByText(`${asKept(HOSTILE[0])} t`.trim()).first()).toBeVisible();
    for (const each of [page, guest]) {
      expect(await each.evaluate(() => 'broken' in window)).toBe(false);
    }
    await context.close();
    expect(alerts).toEqual([]);
  },
);
