// The screens' addresses: in the router, in links, and in the mails that lead to them (ROUTE-01, ROUTE-02).
import type { CategoryId } from '#domain/category/categories.ts';
import type { FreeGameId } from '#domain/category/free-games.ts';

/** As the router matches them: `:name` stands for anything without a slash. */
export const PATHS = {
  home: '/',
  setup: '/setup',
  categorySetup: '/setup/:category',
  table: '/game',
  /** Where a player types the code of a room; and a room's own address, as its picture says it. */
  join: '/join',
  room: '/join/:code',
  library: '/users',
  editor: '/decks/:id',
  sharedDeck: '/shared/:token',
  account: '/account',
  credits: '/credits',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  deletion: '/data-deletion',
  cancelDeletion: '/cancel-deletion',
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
  outbox: '/outbox',
  design: '/design',
} as const;

/** The set-up of a category. */
export function categorySetup(category: CategoryId): string {
  return `${PATHS.setup}/${category}`;
}

/** A free game that is begun at once. */
export function freeGameAddress(game: FreeGameId): string {
  return `${categorySetup('free')}?play=${game}`;
}

/** The set-up of a saved deck, by the deck's id. */
export function deckSetup(id: string): string {
  return `${PATHS.setup}?deck=${encodeURIComponent(id)}`;
}

/** The editor of a deck, by the deck's id. */
export function editorOf(id: string): string {
  return PATHS.editor.replace(':id', () => encodeURIComponent(id));
}

/** A deck that whoever has the link may read. */
export function sharedDeck(token: string): string {
  return PATHS.sharedDeck.replace(':token', () => encodeURIComponent(token));
}

/** Where phones join a room; with a one-time code in the fragment, which no server and no log ever sees. */
export function roomAddress(code: string, pass?: string): string {
  const path = PATHS.room.replace(':code', () => encodeURIComponent(code));
  return pass === undefined ? path : `${path}#${pass}`;
}
