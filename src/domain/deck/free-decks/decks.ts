import type { Card } from '#domain/deck/card.ts';
import { categoriesBlitz } from './categories-blitz.ts';
import { emojiGuessIt } from './emoji-guess-it.ts';
import { pop2000s } from './pop-2000s.ts';
import { wouldYouRather } from './would-you-rather.ts';

/** The four games that anyone can play without signing in, by id (WHAT-10, SETUP-02). */
export const FREE_DECKS = {
  'would-you-rather': wouldYouRather,
  '2000s-pop': pop2000s,
  'categories-blitz': categoriesBlitz,
  'emoji-guess-it': emojiGuessIt,
} as const satisfies Record<string, readonly Card[]>;
