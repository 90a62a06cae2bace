// Where event streams don't get through, a room goes on by long polls, without anybody doing anything.
import { expect, LONG, openFreeMatch } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import {
  agree,
  answer,
  LAN_NAME,
  liftTimeLimits,
  openRoom,
  seat,
  startLanServer,
  test as base,
  turnTo,
} from '#tests/support/room-pages.ts';
import {
  startStreamBlock,
  type BlockingProxy,
  type StreamBlock,
} from '#tests/support/stream-block.ts';

interface Blocked {
  readonly block: StreamBlock;
  readonly streams: BlockingProxy;
}

const test = base.extend<Blocked>({
  block: ['refused', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
  server: async ({}, use) => {
    const server = await startLanServer(await freePort());
    await use(server);
    await server.stop();
  },
  streams: [
    async ({ server, block }, use) => {
      const port = Number(new URL(server.url).port);
      const proxy = await startStreamBlock(block, { port, target: server.port });
      await use(proxy);
      await proxy.stop();
    },
    { auto: true },
  ],
});
test.use(LAN_NAME);

for (const block of ['refused', 'silent', 'held'] as const) {
  test.describe(block, () => {
    test.use({ block });

    test(
      `PHONE-14 a short game is played where streams are ${block}`,
      LONG,
      async ({ page: screen, newPhone, streams }) => {
        await openFreeMatch(screen, /2000s Pop/);
        const code = await openRoom(screen);
        const anna = await seat(await newPhone(), code, { name: 'Anna', team: 'A' });
        const dialog = screen.getByRole('dialog');
        await expect(dialog).toContainText('1 player');
        await liftTimeLimits(screen, code);
        await dialog.getByRole('button', { name: 'Let’s Play' }).click();
        const strip = screen.getByRole('region', { name: 'Phones' });
        for (let card = 1; card <= 3; card += 1) {
          await agree(screen, [anna], { card: `Card ${card} of 30` });
          await answer(anna, 'Qwertyuiop');
          await expect(strip).toContainText('Answers are closed');
          await screen.getByRole('button', { name: 'Show Answer', exact: true }).click();
          await expect(anna.page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
          await strip.getByRole('button', { name: '‘Qwertyuiop’ is right' }).click();
          await expect(anna.page.getByRole('heading', { name: 'Right!' })).toBeVisible();
          await turnTo(screen, `Card ${card + 1} of 30`);
        }
        const teams = { A: 30, B: 0 };
        await agree(screen, [anna], { card: 'Card 4 of 30', teams, own: { Anna: 30 } });
        // Both gave the streams up: what is blocked is not asked for again and again.
        const asked = streams.blocked();
        expect(asked).toBeGreaterThanOrEqual(2);
        await turnTo(screen, 'Card 5 of 30');
        await agree(screen, [anna], { card: 'Card 5 of 30', teams });
        expect(streams.blocked()).toBe(asked);
      },
    );
  });
}
