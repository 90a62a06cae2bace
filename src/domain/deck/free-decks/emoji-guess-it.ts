import { freeDeck } from './deck.ts';

/** Emoji charades with hint and answer (DATA-27). */
export const emojiGuessIt = freeDeck('emoji-guess-it', [
  {
    question: '🚢🧊💔',
    hint: 'Film, 1997',
    answer: 'Titanic',
  },
  {
    question: '👧🐇🕳️🎩🫖',
    hint: 'Book, 1865',
    answer: "Alice's Adventures in Wonderland",
  },
  {
    question: '🌧️🐈🐕',
    hint: 'A saying about the weather',
    answer: "It's raining cats and dogs",
  },
  {
    question: '🦁👑',
    hint: 'Film, 1994',
    answer: 'The Lion King',
  },
  {
    question: '🐷🐷🐷🐺💨🏠',
    hint: 'A nursery story',
    answer: 'The Three Little Pigs',
  },
  {
    question: '💃👑',
    hint: 'Song, 1976',
    answer: 'Dancing Queen',
  },
  {
    question: '🐟🍟',
    hint: 'A classic British supper',
    answer: 'Fish and chips',
  },
  {
    question: '🔙🚗⚡⏰',
    hint: 'Film, 1985',
    answer: 'Back to the Future',
  },
  {
    question: '🎃🕛👠🤴',
    hint: 'A fairy tale',
    answer: 'Cinderella',
  },
  {
    question: '🐘🛋️🤫',
    hint: 'A saying about what nobody mentions',
    answer: 'The elephant in the room',
  },
  {
    question: '🐝🍯🧤',
    hint: 'An outdoor job',
    answer: 'Beekeeper',
  },
  {
    question: '🤴🪐🌹🦊',
    hint: 'Book, 1943',
    answer: 'The Little Prince',
  },
  {
    question: '👽🚲🌕📞',
    hint: 'Film, 1982',
    answer: 'E.T. the Extra-Terrestrial',
  },
  {
    question: '🌅🐦🪱',
    hint: 'A saying about getting up in good time',
    answer: 'The early bird catches the worm',
  },
  {
    question: '💜🌧️',
    hint: 'Song, 1984',
    answer: 'Purple Rain',
  },
  {
    question: '🐢🐇🏁',
    hint: 'A fable by Aesop',
    answer: 'The Tortoise and the Hare',
  },
  {
    question: '🦖🏝️🧬',
    hint: 'Film, 1993',
    answer: 'Jurassic Park',
  },
  {
    question: '🥜🧈',
    hint: 'A sandwich spread',
    answer: 'Peanut butter',
  },
  {
    question: '🛶🎭🌉🍝',
    hint: 'A city where the buses float',
    answer: 'Venice',
  },
  {
    question: '🪨🐦🐦',
    hint: 'A saying about getting more done in one go',
    answer: 'Kill two birds with one stone',
  },
  {
    question: '👴🏠🎈☁️',
    hint: 'Film, 2009',
    answer: 'Up',
  },
  {
    question: '⛵🦿🐋',
    hint: 'Novel, 1851',
    answer: 'Moby-Dick',
  },
  {
    question: '✨✨🤏⭐',
    hint: 'A nursery song',
    answer: 'Twinkle, Twinkle, Little Star',
  },
  {
    question: '🔥🚒🪜',
    hint: 'A job that starts with an alarm',
    answer: 'Firefighter',
  },
  {
    question: '👦👧🍞🌲🍬🏠',
    hint: 'A fairy tale by the Brothers Grimm',
    answer: 'Hansel and Gretel',
  },
  {
    question: '🐀🍳🍅🥖',
    hint: 'Film, 2007',
    answer: 'Ratatouille',
  },
  {
    question: '🚫🥚🥚🥚🧺',
    hint: 'A saying about risk',
    answer: "Don't put all your eggs in one basket",
  },
  {
    question: '👁️🐅🥊',
    hint: 'Song, 1982',
    answer: 'Eye of the Tiger',
  },
  {
    question: '🗺️🏝️🦜💰',
    hint: 'Novel, 1883',
    answer: 'Treasure Island',
  },
  {
    question: '🐼🧱🧱🧱⛰️',
    hint: 'A very long landmark',
    answer: 'The Great Wall of China',
  },
]);
