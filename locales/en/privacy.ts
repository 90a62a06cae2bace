// The privacy policy: what is true of Riffle as it is built (PRIVACY-01 to -12).
import { catalog } from '../catalog.ts';
import { dayCount } from './spans.ts';

export const privacyText = catalog('privacy', {
  title: 'Privacy Policy',
  updated: ({ date }: { date: string }) => `Last updated: ${date}`,
  introduction: {
    heading: 'Introduction',
    text: 'Riffle is for hosting game nights. This page says what it keeps about you, why, for how long, and what you can do about it. The free games work without an account, and then nothing about you is kept on our server, unless phones join.',
  },
  collected: {
    heading: 'Information We Collect',
    given: 'You give us',
    givenItems: [
      'your email address; your password, as a hash from which it can’t be read back; and your name, if Google tells it when you sign in with Google;',
      'the topics, preferences and wishes of your games, the decks made of them, and what you change in them or say about a card. Cards of a deck that was not finished go after seven days, where you don’t keep them;',
    ],
    bought: 'what you bought: pack, price and time. Never your card’s details.',
    boughtByStripe:
      'what you bought: pack, price and time. Card details go to Stripe and not to us.',
    noted: 'We note by ourselves',
    notedItems: [
      'for each device that you are signed in on: its IP address, its browser and system as it tells them, and when it was last used. That goes when you sign out, or seven days after its last use;',
      'how often something was tried from an IP address or for an account, for at most two hours, so that nobody can guess passwords;',
      'which cards you have had, as fingerprints without words, so that ‘Generate Fresh Questions’ can keep its word;',
      'error and usage logs: which part of Riffle was called, when, and how it went; without card texts, and with mail addresses cut short.',
    ],
    howLong: ({ days }: { days: number }) =>
      `All of it stays for as long as you have your account, where nothing shorter is said above, and goes within ${dayCount(days)} after you ask us to delete it. What you bought is kept for our books, without anything that says that it was you.`,
    match:
      'A running game, its teams, scores and notes stay in your browser. Our server never sees them, unless you open a room for phones.',
    room: ({ hours }: { hours: number }) =>
      `A room keeps its game and, of those who join, names, IP addresses, answers, and the cards that they write. All of that goes when the room is closed, or at most ${hours} hours after the last thing that is done in it. What remains is a deck of such cards that the host keeps in My Games: where it is made of facts about people, the answers are their names.`,
  },
  use: {
    heading: 'How We Use It',
    items: [
      'To write the decks that you ask for, and to keep them for you.',
      'To know that it is you, and to send you the mails that your account needs.',
      'To count your credits, and to process payments and refunds.',
      'To help you when you write to support.',
      'To stop abuse and to find faults: by limits on how often something can be tried, and by error logs.',
    ],
    text: 'There is no advertising and no tracking, and Riffle trains no AI model with what you write. A card that you flag as wrong is shown to whoever runs this Riffle, together with your note, so that it can be put right.',
  },
  security: {
    heading: 'Security',
    text: 'Passwords are kept only as slow hashes, codes from mails only as hashes. Sessions can be ended from your account page, on one device or on all. Where Riffle is reached by https, everything between you and it is encrypted in transit. Only those who run this Riffle can reach its database.',
  },
  sharing: {
    heading: 'Sharing',
    onlyTo: 'We do not sell what we know about you. It is passed on only',
    providers: ({ providers }: { providers: readonly string[] }) =>
      `to service providers, as far as their part needs it: ${providers.join(', ')};`,
    provider: {
      mail: 'whoever delivers our mail',
      model: 'the AI provider that writes decks (topic, wishes and cards, no name and no address)',
      stripe: 'Stripe for card payments',
      google: 'Google where you choose to sign in with it',
    },
    others: [
      'where the law requires it;',
      'to a successor, should Riffle be handed over, who is bound by these words;',
      'with your consent.',
    ],
  },
  rights: {
    heading: 'Your Rights',
    access: ({ link }: { link: string }) =>
      `Access and portability: ${link} downloads everything that is kept about you, as one file.`,
    accessLink: 'your account page',
    correction: 'Correction: address and password there, games and cards in My Games.',
    deletion: ({ link }: { link: string }) => `Deletion: ${link}.`,
    deletionLink: 'ask for it here',
    optOut: 'Opt-out: there are no newsletters and no tracking to opt out of.',
    byMail: ({ email }: { email: string }) =>
      `For all of this, and for whatever is missing, you can also write to ${email}.`,
  },
  cookies: {
    heading: 'Cookies',
    onlyNeeded: 'Riffle sets only what it needs to work, so it asks for no consent:',
    items: [
      'a session cookie while you are signed in, which ends after seven days without a visit;',
      'a device cookie, for 400 days, by which a browser that you signed in with is known: then nobody else’s wrong guesses can lock you out of it;',
      'a cookie of ten minutes while you sign in with Google;',
      'a cookie of an hour after you created an account: with it the link in the mail signs you in, in this browser alone;',
      'a cookie for each room of phones that this browser is in, as its screen, a player or a remote. It says which of them, to that room alone, and ends after twelve hours.',
    ],
    storage: 'The browser’s own storage keeps, each under its name:',
    /** Everything that the web app keeps in a browser, by its key: what it is, and when it goes. */
    kept: {
      'riffle:session':
        'who is signed in and the balance, for being offline; goes when you sign out',
      'riffle:configuration': 'what this Riffle offers, for being offline',
      'riffle:game': 'the running game with its teams, scores and notes, until it ends',
      'riffle:room': 'which room of phones this browser is the screen of, until it is closed',
      'riffle:run':
        'which decks this tab waits for or has ready, until they are played or put away',
      'riffle:setup': 'what you typed on the form, for each category',
      'riffle:setup-options': 'whether the form shows its options',
      'riffle:waiting': 'that such a form waits for you to sign in, for a day',
      'riffle:signed-in': 'that somebody has signed in here before',
      'riffle:deck': 'changes to a deck of yours that were not saved yet',
      'riffle:deletion': 'what you typed on the data deletion form, until the tab is closed',
      'riffle:notice': 'that a category’s word of care was read',
      'riffle:sound': 'that sounds are off',
      'riffle:volume': 'how loud they are',
      'riffle:keys': 'that keys are off',
      'riffle:stage': 'that a stage was chosen',
      'riffle:face-down': 'that secret cards lie face up',
      'riffle:teams': 'your teams’ names and crests, until you start with fresh ones',
      'riffle:rules': 'which categories’ rules were shown',
      'riffle:player': 'your name and mark, for the next room that you join',
      'riffle:remote': 'which room this phone is a remote of',
      'riffle:vibration': 'that this phone does not vibrate',
      'riffle:reloaded': 'that this tab was loaded anew for a new version',
    },
    keptAs: ({ key, what }: { key: string; what: string }) => `${key}: ${what}`,
    app: 'It also keeps the app itself, for being offline. Clearing the browser’s data for this site removes all of it.',
  },
  children: {
    heading: 'Children',
    text: ({ age }: { age: number }) =>
      `Riffle’s accounts are not for children under ${age}. If you learn that a child has one, tell us, and we delete it.`,
  },
  changes: {
    heading: 'Changes',
    text: 'When what Riffle does changes, this page changes with it: it always describes the Riffle that you are using.',
  },
  contact: {
    heading: 'Contact',
    text: ({ privacy, support }: { privacy: string; support: string }) =>
      `Privacy: ${privacy}. Everything else: ${support}.`,
  },
});
