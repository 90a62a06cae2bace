import categoriesBlitz from '#content/free-decks/categories-blitz.json' with { type: 'json' };
import emojiGuessIt from '#content/free-decks/emoji-guess-it.json' with { type: 'json' };
import pop2000s from '#content/free-decks/2000s-pop.json' with { type: 'json' };
import wouldYouRather from '#content/free-decks/would-you-rather.json' with { type: 'json' };
import type { FreeGameId } from '#domain/category/free-games.ts';
import type { Card } from '#domain/deck/card.ts';
import { freeDeck } from '#domain/deck/free-deck.ts';

/** The four games that anyone can play without signing in, by id (WHAT-10, SETUP-02). */
export const FREE_DECKS: Readonly<Record<FreeGameId, readonly Card[]>> = {
  'would-you-rather': freeDeck('would-you-rather', wouldYouRather),
  '2000s-pop': freeDeck('2000s-pop', pop2000s),
  'categories-blitz': freeDeck('categories-blitz', categoriesBlitz),
  'emoji-guess-it': freeDeck('emoji-guess-it', emojiGuessIt),
};
