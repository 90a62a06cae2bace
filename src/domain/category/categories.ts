// The categories and the choices a host has in each; everything that depends on the category is read from here.
import { CHALLENGE } from './challenge/category.ts';
import { DRINKING } from './drinking/category.ts';
import { FREE } from './free/category.ts';
import { RELATIONSHIP } from './relationship/category.ts';
import { SECRET_PROMPT } from './secret-prompt/category.ts';
import { SOCIAL } from './social/category.ts';
import { TRIVIA } from './trivia/category.ts';
import type { Category } from './traits.ts';

/** The categories a deck can be written for; the free games are built in. */
export const GENERATED_CATEGORIES = [
  'trivia',
  'drinking',
  'social',
  'relationship',
  'challenge',
  'secret-prompt',
] as const;
export type GeneratedCategory = (typeof GENERATED_CATEGORIES)[number];

export const CATEGORY_IDS = ['free', ...GENERATED_CATEGORIES] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const TEAM_COUNTS = [2, 3, 4] as const;
export type TeamCount = (typeof TEAM_COUNTS)[number];
export const CARD_COUNTS = [20, 30, 40, 50, 60] as const;
export type CardCount = (typeof CARD_COUNTS)[number];
export const TIMER_SECONDS = [20, 30, 45, 60, 75, 90] as const;
export type TimerSeconds = (typeof TIMER_SECONDS)[number];

/** What a new match has when the host changes nothing (CONST-05 to -08). */
export const DEFAULTS = {
  difficulty: 'medium',
  teamCount: 2,
  cardCount: 30,
  timerSeconds: 30,
} as const satisfies {
  difficulty: Difficulty;
  teamCount: TeamCount;
  cardCount: CardCount;
  timerSeconds: TimerSeconds;
};

/** How each is played. A new category is a folder here, its id above, and a line. */
export const CATEGORIES: Readonly<Record<CategoryId, Category>> = {
  free: FREE,
  trivia: TRIVIA,
  drinking: DRINKING,
  social: SOCIAL,
  relationship: RELATIONSHIP,
  challenge: CHALLENGE,
  'secret-prompt': SECRET_PROMPT,
};
