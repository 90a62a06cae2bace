// What a console and its stages say to each other, from one window of this browser to the next.
import * as z from 'zod/mini';
import { PLAYER_SHAPES } from '#domain/room/answers.ts';
import { now } from '#web/platform/match/steady-clock.ts';

const CHANNEL = 'riffle:stage';

const Id = z.string();

/** What phones gave for a card (domain/room/tally.ts). */
const Counted = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answers'),
    question: z.string(),
    right: z.number(),
    of: z.number(),
  }),
  z.object({
    kind: z.literal('votes'),
    question: z.string(),
    sides: z.readonly(z.array(z.object({ label: z.string(), votes: z.number() }))),
  }),
]);
const Mark = z.object({
  id: z.string(),
  name: z.string(),
  shape: z.enum(PLAYER_SHAPES),
  colour: z.number(),
});
export type Mark = z.infer<typeof Mark>;
const Player = z.extend(Mark, { points: z.number() });

/** What phones add to the end of an evening. */
const End = z.object({
  tallies: z.readonly(z.array(Counted)),
  places: z.readonly(z.array(z.object({ player: Player, place: z.number() }))),
});
export type End = z.infer<typeof End>;

/** A side of a vote, an answer, a list, or who pressed after the first. */
const Row = z.object({
  marks: z.readonly(z.array(Mark)),
  text: z.string(),
  /** How many, or how much later. */
  count: z.optional(z.string()),
  verdict: z.optional(z.enum(['right', 'wrong', 'ask'])),
  /** Of the most chosen side, from 0 to 1. */
  share: z.optional(z.number()),
});
export type Row = z.infer<typeof Row>;

/** What phones do with the card on the table, without what the host can do about it. */
const FromPhones = z.object({
  words: z.readonly(z.array(z.string())),
  marks: z.readonly(z.array(Mark)),
  rows: z.readonly(z.array(Row)),
});
export type FromPhones = z.infer<typeof FromPhones>;

const Told = z.object({
  /** As storage keeps it: it is read whole or not at all. */
  table: z.string(),
  isHintShown: z.boolean(),
  isAnswerShown: z.boolean(),
  isFaceDown: z.boolean(),
  /** The rules lie over the card. */
  isExplained: z.boolean(),
  phones: z.nullable(FromPhones),
  /** While the end dialog is open. */
  end: z.nullable(End),
  /** The stage that makes the sounds. */
  hearer: z.nullable(Id),
});
export type Told = z.infer<typeof Told>;

const Message = z.discriminatedUnion('type', [
  /** From a console. `takes`: the host is at this one, whichever was followed before. */
  z.object({
    type: z.literal('told'),
    from: Id,
    takes: z.boolean(),
    at: z.number(),
    told: Told,
  }),
  z.object({ type: z.literal('left'), from: Id }),
  /** From a stage, again and again. */
  z.object({
    type: z.literal('follow'),
    from: Id,
    /** It has a lock of its own for as long as it lives (stage-life.ts). */
    holds: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('unfollow'), from: Id }),
]);
type Message = z.infer<typeof Message>;

interface Line {
  /** Names this window. */
  readonly id: string;
  readonly say: (message: Message) => void;
  readonly close: () => void;
}

/** A window of another version of the app may say what this one does not know: that is not heard. */
export function openLine(onMessage: (message: Message) => void): Line {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    const { success, data: message } = Message.safeParse(data);
    if (success) onMessage(message);
  });
  return {
    id: `${now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    say: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
