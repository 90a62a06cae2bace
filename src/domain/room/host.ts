// What a remote is told beside its view of the card: what is turned over, and what the host may judge (PHONE-55, -56).
import * as z from 'zod/mini';
import { showsHint } from '#domain/match/hints.ts';
import type { Marked, Player } from './answers.ts';
import { cardOf, isOpen, keyOf, playOf, type RoomState } from './state.ts';

const AnswerToJudge = z.object({
  playerId: z.string(),
  /** Empty where its player has left. */
  name: z.string(),
  text: z.string(),
  mark: z.enum(['right', 'wrong', 'ask']),
  isChallenged: z.boolean(),
  /** The host has said so. */
  isRuled: z.boolean(),
});
export type AnswerToJudge = z.infer<typeof AnswerToJudge>;

/** An answer that its player thinks is right, and what the card says. */
export interface Challenge {
  readonly key: string;
  readonly playerId: string;
  readonly text: string;
  readonly answer: string;
}

export const HostView = z.object({
  /** What is turned over on the card on the table. */
  shown: z.object({ hint: z.boolean(), answer: z.boolean() }),
  /** That card has a hint to be shown. */
  hasHint: z.boolean(),
  /** Somebody may still answer it, if only who has more time than others. */
  isClosable: z.boolean(),
  /** To the card on the table, once its answer is shown. */
  answers: z.array(AnswerToJudge),
  /** To earlier cards. */
  challenges: z.array(
    z.object({
      key: z.string(),
      playerId: z.string(),
      name: z.string(),
      text: z.string(),
      answer: z.string(),
    }),
  ),
});
export type HostView = z.infer<typeof HostView>;

interface Asking {
  readonly isRemote: boolean;
  readonly status: Player['status'] | 'removed';
}

/** Whether the screen has made this phone a remote. */
export function isHost({ isRemote, status }: Asking): boolean {
  return isRemote && status === 'in';
}

/** The stretch of who has all the time: the clock says nothing then. */
const NO_LIMIT = 0;

interface HostFacts {
  readonly players: readonly Player[];
  readonly marked: ReadonlyMap<string, Marked>;
  readonly challenges: readonly Challenge[];
}

/** The same for all remotes. One that plays is among them: nothing of a card is in it before everybody is told. */
export function hostView(state: RoomState, facts: HostFacts): HostView {
  const names = new Map(facts.players.map(({ id, name }) => [id, name]));
  const isJudged = state.shown.answer && playOf(state) === 'answer';
  const answers = isJudged ? [...facts.marked.values()] : [];
  const card = cardOf(state);
  return {
    shown: { ...state.shown },
    hasHint: card !== undefined && showsHint(state.match, card),
    isClosable: playOf(state) !== 'vote' && isOpen(state, 0, NO_LIMIT),
    answers: answers.map(({ playerId, text, mark, isChallenged, ruling }) => ({
      playerId,
      name: names.get(playerId) ?? '',
      text,
      mark,
      isChallenged,
      isRuled: ruling !== null,
    })),
    challenges: facts.challenges
      .filter(({ key }) => isDone(state, key))
      .map((challenge) => ({ ...challenge, name: names.get(challenge.playerId) ?? '' })),
  };
}

/** An earlier card of this dealing: paid and left, nobody can answer it any more. */
function isDone(state: RoomState, key: string): boolean {
  return playOf(state) !== 'secret' && key !== keyOf(state) && Object.hasOwn(state.awarded, key);
}
