import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { openApp } from '#tests/support/web/open-app.tsx';
import { SupportScreen } from './support-screen.tsx';

function open() {
  return openApp('/support', <SupportScreen />, {
    configuration: { supportEmail: 'help@example.com' },
  });
}

function textsOf(locator: Locator): (string | null)[] {
  return locator.elements().map(({ textContent }) => textContent);
}

/** Every question of the tab that is open, with its answer. */
function questions(): Record<string, string | null> {
  const entries = page.getByRole('tabpanel').getByRole('group').elements();
  return Object.fromEntries(
    entries.map((entry) => [
      entry.querySelector('summary')?.textContent,
      entry.querySelector('div')?.textContent,
    ]),
  );
}

test('SUPPORT-01 CONST-23 two cards to write to us, the questions, and the address once more', async () => {
  const app = await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Help & Support');
  await expect
    .poll(() => textsOf(page.getByRole('heading', { level: 2 })))
    .toEqual(['Email Support', 'Report a Bug', 'Frequently Asked Questions', 'Still need help?']);
  const text = page.getByRole('main');
  await expect.element(text).toHaveTextContent('A question, a wish, a refund.');
  await expect
    .element(text)
    .toHaveTextContent('Tell us what you did, what you saw, and on which device.');
  await expect
    .element(page.getByRole('region', { name: 'Still need help?' }))
    .toHaveTextContent('Still need help?Write to help@example.com. We answer within 24-48 hours.');
  await expect
    .poll(() =>
      page
        .getByRole('link', { name: 'help@example.com' })
        .elements()
        .map((link) => link.getAttribute('href')),
    )
    .toEqual([
      'mailto:help@example.com?subject=A%20question%20about%20Riffle',
      'mailto:help@example.com?subject=A%20bug%20in%20Riffle',
      'mailto:help@example.com',
    ]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('SUPPORT-02 SUPPORT-03 SUPPORT-05 PHONE-01 the general questions are open first', async () => {
  await open();
  await expect
    .poll(() => textsOf(page.getByRole('tablist', { name: 'Questions about' }).getByRole('tab')))
    .toEqual(['General', 'Credits & Billing', 'Technical']);
  await expect
    .element(page.getByRole('tab', { name: 'General' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(questions()).toEqual({
    'How do I create a game?':
      'Choose a category on the homepage.Fill in the topic, the difficulty and the number of cards.Press ‘Generate my Game’. When the deck is ready, look through it, or start at once with ‘Quick Start’.',
    'What makes a good topic?':
      'Keep it short: a word, a phrase, at most a sentence. Be precise about the time and about what you want: “films of the 1980s” deals better cards than “films”. Whatever else matters goes into the custom instructions: an AI model follows them, Riffle’s own card bank can’t.‘Topic Ideas & Tips’ beside the topic has examples for each category, for instance: “World history” for trivia, “Childhood” for a social game, “Household things” for secret prompts.',
    'Where are my games?':
      'Every deck is saved by itself in My Games. There you can play it again with other teams or another timer, change or delete single cards, and delete the game.',
    'Who writes the cards?':
      'An AI model where this Riffle has one, otherwise Riffle’s own card bank. The form and the finished deck always say which. Models make mistakes: you can flag a wrong card, edit it, or have just that one written again.',
    'Do I need an account?':
      'Not for the four free games. For decks about your own topic you do, so that they can be kept for you.',
    'How do phones join?':
      'Start a game, press ‘Phones’ and open a room. Everybody scans the picture on the screen, or opens the address by it, which ends with the room’s code: no app, no account. ‘Let’s Play’ starts the clock; whoever comes later plays from the next card on. Teams without phones play on as ever.',
  });
});

test('SUPPORT-04 SUPPORT-06 SUPPORT-07 SUPPORT-08 CONST-24 credits and billing', async () => {
  await open();
  await page.getByRole('tab', { name: 'Credits & Billing' }).click();
  await expect.poll(questions).toEqual({
    'What does a game cost?':
      'Every new account has 1 free credit, and each game generation costs 1 credit; with ‘Generate Fresh Questions’ it costs 2. A credit is only taken when your deck is saved: if writing it fails, nothing is charged. Playing costs nothing, and neither does one regeneration of a deck.',
    'How do I get more credits?':
      'Press the gem with your balance. Credits are bought in packs, once, without a subscription; they do not expire.',
    'How are cards paid, and what do you store of mine?':
      'Payment runs through a card payment provider. Your card’s number goes from your browser straight to the provider: Riffle never sees it and stores no card details, only which pack was bought, when, and for how much.',
    'Can I have my money back?':
      'Yes, within 7 days of the purchase: write to support from the address of your account. The credits of the pack are taken back, as far as they have not been spent.',
  });
});

test('SUPPORT-09 what to try when something goes wrong', async () => {
  const app = await open();
  await page.getByRole('tab', { name: 'General' }).click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expect.poll(questions).toEqual({
    'A page does not load, or hangs':
      'Reload it: a game that is running is kept in your browser and goes on where it was. If that does not help, look whether you are online, try another browser, and make sure that it is up to date.',
    'My payment does not go through':
      'Check the card’s number, date and code, and whether your bank asks you to confirm. A payment that was made adds its credits once, even when you closed the page too early; that can take some minutes. If they are still missing, write to us.',
    'My game was not saved':
      'Games are saved for whoever is signed in: look whether you are, and by the same address as then. A deck that took long is written to its end without you and then appears in My Games.',
    'How does it look on the television?':
      'Open Riffle in the browser of the television, or connect your laptop, and press F for the whole screen. All keys are shown when you press the question mark.',
  });
  const saved = page.getByRole('group').filter({ hasText: 'My game was not saved' });
  await expect.element(saved.getByText('Games are saved for')).not.toBeVisible();
  await saved.getByText('My game was not saved').click();
  await expect.element(saved.getByText('Games are saved for')).toBeVisible();
  await saved.getByRole('link', { name: 'My Games' }).click();
  await expect.poll(() => app.location().pathname).toBe('/users');
});

test('WHAT-13 without a server the addresses are the ones that Riffle comes with', async () => {
  await openApp('/support', <SupportScreen />, { demo: true });
  await expect
    .poll(() => page.getByRole('link', { name: 'support@riffle.example' }).elements().length)
    .toBe(3);
});
