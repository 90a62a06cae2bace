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
const Player = z.object({
  id: z.string(),
  name: z.string(),
  shape: z.enum(PLAYER_SHAPES),
  colour: z.number(),
  points: z.number(),
});

/** What phones add to the end of an evening. */
const End = z.object({
  tallies: z.readonly(z.array(Counted)),
  places: z.readonly(z.array(z.object({ player: Player, place: z.number() }))),
});
export type End = z.infer<typeof End>;

const Told = z.object({
  /** As storage keeps it: it is read whole or not at all. */
  table: z.string(),
  isHintShown: z.boolean(),
  isAnswerShown: z.boolean(),
  isFaceDown: z.boolean(),
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
  z.object({ type: z.literal('follow'), from: Id }),
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
