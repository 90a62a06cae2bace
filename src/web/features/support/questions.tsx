// What hosts ask, and what is true of Riffle (SUPPORT-02 to -09).
import { Info } from 'lucide-react';
import { PATHS } from '#contract/paths.ts';
import { REFUND_DAYS } from '#contract/promises.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Question } from './faq.tsx';

export const GENERAL: readonly Question[] = [
  {
    question: 'How do I create a game?',
    answer: (
      <ol className="flex list-decimal flex-col gap-1 pl-5">
        <li>Choose a category on the homepage.</li>
        <li>Fill in the topic, the difficulty and the number of cards.</li>
        <li>
          Press ‘Generate my Game’. When the deck is ready, look through it, or start at once with
          ‘Quick Start’.
        </li>
      </ol>
    ),
  },
  {
    question: 'What makes a good topic?',
    answer: (
      <>
        <p>
          Keep it short: a word, a phrase, at most a sentence. Be precise about the time and about
          what you want: “films of the 1980s” deals better cards than “films”. Whatever else matters
          goes into the custom instructions: an AI model follows them, Riffle’s own card bank can’t.
        </p>
        <p>
          <Info className="mr-1 inline size-5 align-text-bottom" aria-label="Info" />
          ‘Topic Ideas & Tips’ beside the topic has examples for each category, for instance: “World
          history” for trivia, “Childhood” for a social game, “Household things” for secret prompts.
        </p>
      </>
    ),
  },
  {
    question: 'Where are my games?',
    answer: (
      <p>
        Every deck is saved by itself in <TextLink to={PATHS.library}>My Games</TextLink>. There you
        can play it again with other teams or another timer, change or delete single cards, and
        delete the game.
      </p>
    ),
  },
  {
    question: 'Who writes the cards?',
    answer: (
      <p>
        An AI model where this Riffle has one, otherwise Riffle’s own card bank. The form and the
        finished deck always say which. Models make mistakes: you can flag a wrong card, edit it, or
        have just that one written again.
      </p>
    ),
  },
  {
    question: 'Do I need an account?',
    answer: (
      <p>
        Not for the four free games. For decks about your own topic you do, so that they can be kept
        for you.
      </p>
    ),
  },
];

export const CREDITS_AND_BILLING: readonly Question[] = [
  {
    question: 'What does a game cost?',
    answer: (
      <p>
        Every new account has 1 free credit, and each game generation costs 1 credit; with ‘Generate
        Fresh Questions’ it costs 2. A credit is only taken when your deck is saved: if writing it
        fails, nothing is charged. Playing costs nothing, and neither does one regeneration of a
        deck.
      </p>
    ),
  },
  {
    question: 'How do I get more credits?',
    answer: (
      <p>
        Press the gem with your balance. Credits are bought in packs, once, without a subscription;
        they do not expire.
      </p>
    ),
  },
  {
    question: 'How are cards paid, and what do you store of mine?',
    answer: (
      <p>
        Payment runs through a card payment provider. Your card’s number goes from your browser
        straight to the provider: Riffle never sees it and stores no card details, only which pack
        was bought, when, and for how much.
      </p>
    ),
  },
  {
    question: 'Can I have my money back?',
    answer: (
      <p>
        Yes, within {REFUND_DAYS} days of the purchase: write to support from the address of your
        account. The credits of the pack are taken back, as far as they have not been spent.
      </p>
    ),
  },
];

export const TECHNICAL: readonly Question[] = [
  {
    question: 'A page does not load, or hangs',
    answer: (
      <p>
        Reload it: a game that is running is kept in your browser and goes on where it was. If that
        does not help, look whether you are online, try another browser, and make sure that it is up
        to date.
      </p>
    ),
  },
  {
    question: 'My payment does not go through',
    answer: (
      <p>
        Check the card’s number, date and code, and whether your bank asks you to confirm. A payment
        that was made adds its credits once, even when you closed the page too early; that can take
        some minutes. If they are still missing, write to us.
      </p>
    ),
  },
  {
    question: 'My game was not saved',
    answer: (
      <p>
        Games are saved for whoever is signed in: look whether you are, and by the same address as
        then. A deck that took long is written to its end without you and then appears in{' '}
        <TextLink to={PATHS.library}>My Games</TextLink>.
      </p>
    ),
  },
  {
    question: 'How does it look on the television?',
    answer: (
      <p>
        Open Riffle in the browser of the television, or connect your laptop, and press F for the
        whole screen. All keys are shown when you press the question mark.
      </p>
    ),
  },
];
