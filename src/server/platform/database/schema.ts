// The tables, as the statements see them. Times are integer milliseconds since 1970, except in the four tables of
// accounts (user, session, account, verification): a library began them, and versions that have it work beside this.
import type { Generated } from 'kysely';
import type { RoomTables } from './room-tables.ts';

type Millis = number;

interface UserTable {
  id: string;
  name: string;
  email: string;
  /** 0 or 1 on SQLite, false or true on PostgreSQL. */
  emailVerified: number | boolean;
  image: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
  /** When an operator switched the account off. */
  disabledAt: Generated<Millis | null>;
}

interface SessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  updatedAt: string | Date;
  ipAddress: string | null;
  userAgent: string | null;
  /** Null until it is read for the first time. */
  lastSeenAt: Generated<Millis | null>;
}

interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | Date | null;
  refreshTokenExpiresAt: string | Date | null;
  scope: string | null;
  password: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  updatedAt: string | Date;
}

/** Codes that went out by mail, and the one that the browser keeps that signed up: only the hash is kept, and a code works once. */
interface MailedCodeTable {
  codeHash: string;
  userId: string;
  purpose:
    'verify-email' | 'reset-password' | 'change-email' | 'cancel-deletion' | 'sign-up-browser';
  /** Where it was mailed to, or who signed up with it: proof of that address and no other. */
  email: string;
  createdAt: Millis;
  expiresAt: Millis;
  /** When it was used, or a newer one took its place. */
  endedAt: Millis | null;
}

/** Mails that nobody has taken yet; a row goes when its mail has gone. */
interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Millis;
  giveUpAt: Millis;
  /** When the next try is due; while somebody tries, when the lease ends. */
  dueAt: Millis;
  attempts: number;
  leaseOwner: string | null;
}

/** Popups that have gone to Google and not come back. */
interface GoogleAttemptTable {
  stateHash: string;
  browserHash: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  expiresAt: Millis;
}

interface RateLimitTable {
  /** What is limited, for whom: 'sign-in:address:127.0.0.1'. */
  key: string;
  windowStart: Millis;
  count: number;
}

interface CreditAccountTable {
  userId: string;
  balance: number;
  /** The part of the balance that runs under way have reserved. */
  held: number;
}

/** Append-only: the balance is always the sum of a user's entries. */
interface CreditEntryTable {
  id: string;
  userId: string;
  amount: number;
  kind: 'first-credit' | 'generation' | 'grant' | 'purchase' | 'refund';
  /** What caused it, such as 'generation:<id>'; unique, so that nothing counts twice. */
  cause: string;
  balanceAfter: number;
  createdAt: Millis;
}

interface GameTable {
  id: string;
  userId: string;
  category: string;
  gameType: string;
  title: string;
  topic: string;
  description: string;
  difficulty: string;
  cardCount: number;
  teamCount: number;
  timerSeconds: number;
  /** A JSON list of strings. */
  tags: string;
  mode: 'model' | 'house' | 'own';
  /** 1 when it was paid as fresh: no question that its host had had. */
  fresh: Generated<number>;
  /** Single cards that were written again. */
  rewrites: Generated<number>;
  /** The browser's id of the click that made it, unique per user; null where a run made it. */
  requestId: Generated<string | null>;
  createdAt: Millis;
  updatedAt: Millis;
}

interface CardTable {
  gameId: string;
  /** Unique within the deck. */
  id: string;
  position: number;
  question: string;
  hint: string;
  answer: string;
  explanation: string | null;
  verdict: 'checked' | 'unsure' | null;
  /** What else is right, and three wrong answers: JSON lists of strings. */
  accepts: Generated<string | null>;
  choices: Generated<string | null>;
  vote: Generated<'person' | 'either' | 'have' | 'agree' | 'heart' | null>;
  /** The two sides of a vote, as a JSON list. */
  options: Generated<string | null>;
  /** The name that the page which wrote it has for it: good for finding it again, and for nothing else. */
  sentId: Generated<string | null>;
}

interface GenerationTable {
  id: string;
  userId: string;
  /** The browser's id of the click; unique per user. */
  requestId: string;
  /** The parsed request as JSON. */
  request: string;
  state: 'requested' | 'writing' | 'saved' | 'failed';
  mode: 'model' | 'house';
  cost: number;
  /** Cards this run will have: fewer than requested when the host agreed to that. */
  cardCount: number;
  gameId: string | null;
  failure: string | null;
  /** Why it failed, in a word for the operator. */
  reason: string | null;
  /** Seconds after which another try makes sense, where a busy model has said so. */
  retryAfterSeconds: Generated<number | null>;
  /** Cards that were wanted and not written, of a deck that was saved nevertheless. */
  missing: Generated<number>;
  /** When its host has put away how it ended. */
  putAwayAt: Generated<Millis | null>;
  /** Of a run that came too short: whether its cards wait for the host's answer, or what that was; null: no offer. */
  offer: Generated<'open' | 'kept' | 'returned' | null>;
  /** The deck that gets new cards by this run; null where it makes a deck. */
  regenerates: string | null;
  /** Cards turned away because the host has had them. */
  rejected: Generated<number>;
  attempts: number;
  /** Who works on it, until when; null when nobody does. */
  leaseOwner: string | null;
  leaseUntil: Millis | null;
  createdAt: Millis;
  updatedAt: Millis;
}

/** Cards of a run that is still being written, or that its host may keep. */
interface GenerationCardTable {
  generationId: string;
  position: number;
  /** The card as JSON. */
  card: string;
}

/** What a host has had, as fingerprints; outlives the deck. */
interface HostSeenTable {
  userId: string;
  gameId: string;
  key: string;
  numbers: string;
  answer: string;
  /** Base64. */
  sketch: string;
}

/** A card that its host says is wrong, with its words of that moment. */
interface CardFlagTable {
  userId: string;
  gameId: string;
  cardId: string;
  /** The words' fingerprint: a card that was written again can be flagged again. */
  key: string;
  reason: string;
  note: string;
  gameType: string;
  topic: string;
  mode: string;
  question: string;
  answer: string;
  createdAt: Millis;
}

/** A pack that somebody chose to buy; it stays for the books when its buyer goes. */
interface PurchaseTable {
  id: string;
  /** Null once the buyer's account is gone. */
  userId: string | null;
  /** The browser's id of the choice; unique per user. */
  requestId: string;
  provider: 'stripe' | 'test';
  /** The provider's id of the payment. */
  intentId: string;
  packId: string;
  credits: number;
  cents: number;
  currency: string;
  /** Given up: nobody paid for days; should the provider say later that it is paid, it is. */
  state: 'created' | 'paid' | 'given-up' | 'refunded';
  /** When the provider is asked next; null when there is nothing to ask. */
  lookAt: Millis | null;
  createdAt: Millis;
  paidAt: Millis | null;
  refundedAt: Millis | null;
  /** Credits that are taken back at the moment; null where nothing ever was. */
  takenBack: number | null;
  /** Credits of it that are the buyer's, spent or not; null: nothing of it was ever refunded or disputed. */
  entitled: number | null;
  /** How often that has changed; null counts as never. */
  changes: number | null;
}

/** Payments by test cards: what a provider would know of them. */
interface TestPaymentTable {
  id: string;
  secretHash: string;
  cents: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'refunded';
  createdAt: Millis;
}

/** A host who has asked to be deleted; gone with the account, or when it is cancelled. */
interface DeletionRequestTable {
  userId: string;
  reason: string;
  additionalInfo: string;
  /** The account is switched off since then. */
  requestedAt: Millis;
  dueAt: Millis;
}

/** A deck that can be read by whoever has the link. */
interface DeckShareTable {
  gameId: string;
  token: string;
  createdAt: Millis;
}

/** How far work on rows of before has come, a little at a time. */
interface MendingTable {
  name: string;
  /** The last row that was looked at; empty at the beginning of a round. */
  lastId: string;
  /** Rounds that are done. */
  rounds: number;
  /** When the next round begins. */
  dueAt: Millis;
  doneAt: Millis | null;
}

export interface Schema extends RoomTables {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  mailed_code: MailedCodeTable;
  mail: MailTable;
  google_attempt: GoogleAttemptTable;
  rate_limit: RateLimitTable;
  credit_account: CreditAccountTable;
  credit_entry: CreditEntryTable;
  game: GameTable;
  card: CardTable;
  generation: GenerationTable;
  generation_card: GenerationCardTable;
  host_seen: HostSeenTable;
  card_flag: CardFlagTable;
  purchase: PurchaseTable;
  test_payment: TestPaymentTable;
  deletion_request: DeletionRequestTable;
  deck_share: DeckShareTable;
  mending: MendingTable;
}
