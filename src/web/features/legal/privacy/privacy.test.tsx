import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TermsScreen } from '#web/features/legal/terms/terms-screen.tsx';
import { holdClock, openApp } from '#tests/support/web/open-app.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';

/** The headings of the page, each with the text below it, line by line. */
function sections(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let title = '';
  for (const element of page.getByRole('main').element().querySelectorAll('h1, h2, p, li')) {
    const text = element.textContent;
    if (element.matches('h1, h2')) title = text;
    (found[title] ??= []).push(...(element.matches('h1, h2') ? [] : [text]));
  }
  return found;
}

describe('the privacy policy', () => {
  test('PRIVACY-01 PRIVACY-02 PRIVACY-11 PRIVACY-12 CONST-25 has its sections in order, today’s date, and the way home', async () => {
    holdClock(new Date(2027, 2, 4, 12).getTime());
    const app = await openApp('/privacy', <PrivacyScreen />, {
      configuration: { supportEmail: 'help@example.com', privacyEmail: 'private@example.com' },
    });
    await expect.element(page.getByRole('link', { name: 'help@example.com' })).toBeVisible();
    expect(Object.keys(sections())).toEqual([
      'Privacy Policy',
      'Introduction',
      'Information We Collect',
      'How We Use It',
      'Security',
      'Sharing',
      'Your Rights',
      'Cookies',
      'Children',
      'Changes',
      'Contact',
    ]);
    expect(sections()).toMatchObject({
      'Privacy Policy': ['Last updated: March 4, 2027'],
      Introduction: [
        'Riffle is for hosting game nights. This page says what it keeps about you, why, for how long, and what you can do about it. The free games work without an account, and then nothing about you is kept on our server, unless phones join.',
      ],
      Children: [
        'Riffle’s accounts are not for children under 13. If you learn that a child has one, tell us, and we delete it.',
      ],
      Changes: [
        'When what Riffle does changes, this page changes with it: it always describes the Riffle that you are using.',
      ],
      Contact: ['Privacy: private@example.com. Everything else: help@example.com.'],
    });
    await expect
      .poll(() =>
        page
          .getByRole('link', { name: 'private@example.com' })
          .elements()
          .map((link) => link.getAttribute('href')),
      )
      .toEqual(['mailto:private@example.com', 'mailto:private@example.com']);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.poll(() => app.location().pathname).toBe('/');
  });

  test('PRIVACY-03 PRIVACY-04 PRIVACY-05 PHONE-12 what is collected, what for, and how it is kept safe', async () => {
    await openApp('/privacy', <PrivacyScreen />);
    expect(sections()).toMatchObject({
      'Information We Collect': [
        'You give us',
        'your email address; your password, as a hash from which it can’t be read back; and your name, if Google tells it when you sign in with Google;',
        'the topics, preferences and wishes of your games, the decks made of them, and what you change in them or say about a card. Cards of a deck that was not finished go after seven days, where you don’t keep them;',
        'what you bought: pack, price and time. Never your card’s details.',
        'We note by ourselves',
        'for each device that you are signed in on: its IP address, its browser and system as it tells them, and when it was last used. That goes when you sign out, or seven days after its last use;',
        'how often something was tried from an IP address or for an account, for at most two hours, so that nobody can guess passwords;',
        'which cards you have had, as fingerprints without words, so that ‘Generate Fresh Questions’ can keep its word;',
        'error and usage logs: which part of Riffle was called, when, and how it went; without card texts, and with mail addresses cut short.',
        'All of it stays for as long as you have your account, where nothing shorter is said above, and goes within 30 days after you ask us to delete it. What you bought is kept for our books, without anything that says that it was you.',
        'A running game, its teams, scores and notes stay in your browser. Our server never sees them, unless you open a room for phones.',
        'A room keeps its game and, of those who join, names, IP addresses, answers, and the cards that they write. All of that goes when the room is closed, or at most 12 hours after the last thing that is done in it. What remains is a deck of such cards that the host keeps in My Games: where it is made of facts about people, the answers are their names.',
      ],
      'How We Use It': [
        'To write the decks that you ask for, and to keep them for you.',
        'To know that it is you, and to send you the mails that your account needs.',
        'To count your credits, and to process payments and refunds.',
        'To help you when you write to support.',
        'To stop abuse and to find faults: by limits on how often something can be tried, and by error logs.',
        'There is no advertising and no tracking, and Riffle trains no AI model with what you write. A card that you flag as wrong is shown to whoever runs this Riffle, together with your note, so that it can be put right.',
      ],
      Security: [
        'Passwords are kept only as slow hashes, codes from mails only as hashes. Sessions can be ended from your account page, on one device or on all. Where Riffle is reached by https, everything between you and it is encrypted in transit. Only those who run this Riffle can reach its database.',
      ],
    });
  });

  test.each([
    [
      'a model, Stripe and Google',
      { writer: 'model', payments: 'stripe', google: true },
      'to service providers, as far as their part needs it: whoever delivers our mail, the AI provider that writes decks (topic, wishes and cards, no name and no address), Stripe for card payments, Google where you choose to sign in with it;',
      'what you bought: pack, price and time. Card details go to Stripe and not to us.',
    ],
    [
      'none of them',
      { writer: 'house', payments: 'test', google: false },
      'to service providers, as far as their part needs it: whoever delivers our mail;',
      'what you bought: pack, price and time. Never your card’s details.',
    ],
  ] as const)(
    'PRIVACY-06 PRIVACY-07 with %s nobody else is named',
    async (_, configuration, providers, card) => {
      await openApp('/privacy', <PrivacyScreen />, { configuration });
      await expect.element(page.getByText(providers, { exact: true })).toBeVisible();
      await expect.element(page.getByText(card, { exact: true })).toBeVisible();
      expect(sections()['Sharing']).toEqual([
        'We do not sell what we know about you. It is passed on only',
        providers,
        'where the law requires it;',
        'to a successor, should Riffle be handed over, who is bound by these words;',
        'with your consent.',
      ]);
    },
  );

  test('PRIVACY-08 the rights, and where to use them', async () => {
    const app = await openApp('/privacy', <PrivacyScreen />);
    await expect.element(page.getByRole('link', { name: 'ask for it here' })).toBeVisible();
    expect(sections()['Your Rights']).toEqual([
      'Access and portability: your account page downloads everything that is kept about you, as one file.',
      'Correction: address and password there, games and cards in My Games.',
      'Deletion: ask for it here.',
      'Opt-out: there are no newsletters and no tracking to opt out of.',
      'For all of this, and for whatever is missing, you can also write to privacy@riffle.example.',
    ]);
    await expect
      .element(page.getByRole('link', { name: 'your account page' }))
      .toHaveAttribute('href', '/account');
    await page.getByRole('link', { name: 'ask for it here' }).click();
    await expect.poll(() => app.location().pathname).toBe('/data-deletion');
  });

  test('PRIVACY-09 the cookies, and every key of the browser’s storage', async () => {
    await openApp('/privacy', <PrivacyScreen />);
    expect(sections()['Cookies']).toEqual([
      'Riffle sets only what it needs to work, so it asks for no consent:',
      'a session cookie while you are signed in, which ends after seven days without a visit;',
      'a device cookie, for 400 days, by which a browser that you signed in with is known: then nobody else’s wrong guesses can lock you out of it;',
      'a cookie of ten minutes while you sign in with Google;',
      'a cookie of an hour after you created an account: with it the link in the mail signs you in, in this browser alone;',
      'a cookie for each room of phones that this browser is in, as its screen, a player or a remote. It says which of them, to that room alone, and ends after twelve hours.',
      'The browser’s own storage keeps, each under its name:',
      'riffle:session: who is signed in and the balance, for being offline; goes when you sign out',
      'riffle:configuration: what this Riffle offers, for being offline',
      'riffle:game: the running game with its teams, scores and notes, until it ends',
      'riffle:room: which room of phones this browser is the screen of, until it is closed',
      'riffle:run: which decks this tab waits for or has ready, until they are played or put away',
      'riffle:setup: what you typed on the form, for each category',
      'riffle:setup-options: whether the form shows its options',
      'riffle:waiting: that such a form waits for you to sign in, for a day',
      'riffle:signed-in: that somebody has signed in here before',
      'riffle:deck: changes to a deck of yours that were not saved yet',
      'riffle:deletion: what you typed on the data deletion form, until the tab is closed',
      'riffle:notice: that a category’s word of care was read',
      'riffle:sound: that sounds are off',
      'riffle:volume: how loud they are',
      'riffle:keys: that keys are off',
      'riffle:stage: that a stage was chosen',
      'riffle:face-down: that secret cards lie face up',
      'riffle:teams: your teams’ names and crests, until you start with fresh ones',
      'riffle:rules: which categories’ rules were shown',
      'riffle:player: your name and mark, for the next room that you join',
      'riffle:remote: which room this phone is a remote of',
      'riffle:vibration: that this phone does not vibrate',
      'riffle:reloaded: that this tab was loaded anew for a new version',
      'It also keeps the app itself, for being offline. Clearing the browser’s data for this site removes all of it.',
    ]);
  });
});

test('CONST-10 CONST-24 CONST-25 the terms say what an account, a credit and a purchase are', async () => {
  await openApp('/terms', <TermsScreen />, { configuration: { supportEmail: 'help@example.com' } });
  await expect
    .element(page.getByRole('link', { name: 'help@example.com' }))
    .toHaveAttribute('href', 'mailto:help@example.com');
  expect(sections()).toEqual({
    'Terms of Use': [],
    'What Riffle is': [
      'Riffle writes decks of cards about topics that you name, keeps them for you, and lets you play them with your friends on one screen. By using it you agree to these terms.',
    ],
    'Your account': [
      'You must be 13 or older to have an account, and of the age that the law of your country asks for to play a drinking game with alcohol. Keep your password to yourself; what is done by your account counts as done by you. One person, one account.',
    ],
    Credits: [
      'An account begins with 1 free credit. A deck costs one, with fresh questions two, taken only when the deck is saved. Credits bought do not expire, are not money, and can’t be handed on. Within 7 days a purchase is refunded when you ask, and its credits are taken back.',
    ],
    'What is written for you': [
      'Decks may be written by an AI model and can be wrong. Nothing in them is advice. You may play, change, copy and share the decks that were made for you. What you type in remains yours; you let us use it to make and keep your decks.',
    ],
    'Fair play': [
      'No topics or decks that break the law or set people against others.',
      'No attempts to get at others’ games, accounts or credits.',
      'No programs that use Riffle in your stead so much that others have to wait.',
      'Accounts that break these rules can be switched off.',
    ],
    'Drink with care': [
      'Every drinking card works as well without alcohol. Nobody has to drink, answer or take part; whoever hosts looks after the guests.',
    ],
    'What we answer for': [
      'We do our best to keep Riffle running and your decks safe, but it comes as it is, without a warranty; where the law sets limits to this, the law counts. You can leave at any time.',
    ],
    Contact: ['help@example.com'],
  });
});
