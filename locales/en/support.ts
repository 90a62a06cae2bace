// Help & Support, and what hosts ask (SUPPORT-01 to -09).
import { catalog } from '../catalog.ts';
import { dayCount } from './spans.ts';

export const supportText = catalog('support', {
  title: 'Help & Support',
  mail: {
    title: 'Email Support',
    text: 'A question, a wish, a refund.',
    subject: 'A question about Riffle',
  },
  bug: {
    title: 'Report a Bug',
    text: 'Tell us what you did, what you saw, and on which device.',
    subject: 'A bug in Riffle',
  },
  more: {
    title: 'Still need help?',
    /** `hours` is a span: '24-48'. */
    text: ({ email, hours }: { email: string; hours: string }) =>
      `Write to ${email}. We answer within ${hours} hours.`,
  },
  questions: 'Frequently Asked Questions',
  about: 'Questions about',
  info: 'Info',
  myGames: 'My Games',

  general: {
    title: 'General',
    create: {
      question: 'How do I create a game?',
      steps: [
        'Choose a category on the homepage.',
        'Fill in the topic, the difficulty and the number of cards.',
        'Press ‘Generate my Game’. When the deck is ready, look through it, or start at once with ‘Quick Start’.',
      ],
    },
    topic: {
      question: 'What makes a good topic?',
      answer:
        'Keep it short: a word, a phrase, at most a sentence. Be precise about the time and about what you want: “films of the 1980s” deals better cards than “films”. Whatever else matters goes into the custom instructions: an AI model follows them, Riffle’s own card bank can’t.',
      tip: '‘Topic Ideas & Tips’ beside the topic has examples for each category, for instance: “World history” for trivia, “Childhood” for a social game, “Household things” for secret prompts.',
    },
    games: {
      question: 'Where are my games?',
      answer: ({ myGames }: { myGames: string }) =>
        `Every deck is saved by itself in ${myGames}. There you can play it again with other teams or another timer, change or delete single cards, and delete the game.`,
    },
    writer: {
      question: 'Who writes the cards?',
      answer:
        'An AI model where this Riffle has one, otherwise Riffle’s own card bank. The form and the finished deck always say which. Models make mistakes: you can flag a wrong card, edit it, or have just that one written again.',
    },
    account: {
      question: 'Do I need an account?',
      answer:
        'Not for the four free games. For decks about your own topic you do, so that they can be kept for you.',
    },
    phones: {
      question: 'How do phones join?',
      answer:
        'Start a game, press ‘Phones’ and open a room. Everybody scans the picture on the screen, or opens the address by it, which ends with the room’s code: no app, no account. ‘Let’s Play’ starts the clock; whoever comes later plays from the next card on. Teams without phones play on as ever.',
    },
  },

  credits: {
    title: 'Credits & Billing',
    cost: {
      question: 'What does a game cost?',
      answer:
        'Every new account has 1 free credit, and each game generation costs 1 credit; with ‘Generate Fresh Questions’ it costs 2. A credit is only taken when your deck is saved: if writing it fails, nothing is charged. Playing costs nothing, and neither does one regeneration of a deck.',
    },
    more: {
      question: 'How do I get more credits?',
      answer:
        'Press the gem with your balance. Credits are bought in packs, once, without a subscription; they do not expire.',
    },
    cards: {
      question: 'How are cards paid, and what do you store of mine?',
      answer:
        'Payment runs through a card payment provider. Your card’s number goes from your browser straight to the provider: Riffle never sees it and stores no card details, only which pack was bought, when, and for how much.',
    },
    refund: {
      question: 'Can I have my money back?',
      answer: ({ days }: { days: number }) =>
        `Yes, within ${dayCount(days)} of the purchase: write to support from the address of your account. The credits of the pack are taken back, as far as they have not been spent.`,
    },
  },

  technical: {
    title: 'Technical',
    loading: {
      question: 'A page does not load, or hangs',
      answer:
        'Reload it: a game that is running is kept in your browser and goes on where it was. If that does not help, look whether you are online, try another browser, and make sure that it is up to date.',
    },
    payment: {
      question: 'My payment does not go through',
      answer:
        'Check the card’s number, date and code, and whether your bank asks you to confirm. A payment that was made adds its credits once, even when you closed the page too early; that can take some minutes. If they are still missing, write to us.',
    },
    saving: {
      question: 'My game was not saved',
      answer: ({ myGames }: { myGames: string }) =>
        `Games are saved for whoever is signed in: look whether you are, and by the same address as then. A deck that took long is written to its end without you and then appears in ${myGames}.`,
    },
    television: {
      question: 'How does it look on the television?',
      answer:
        'Open Riffle in the browser of the television, or connect your laptop, and press F for the whole screen. All keys are shown when you press the question mark.',
    },
  },
});
