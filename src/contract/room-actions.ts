// What the screen and the remotes of a room do to it, as it is sent.
import * as z from 'zod/mini';
import { idUpTo } from '#contract/id.ts';
import { TEAM_COUNTS, TIMER_SECONDS } from '#domain/category/categories.ts';
import { CARD_ID_MAX } from '#domain/deck/card.ts';
import { CREST_IDS } from '#domain/match/crests.ts';
import { MOST_POINTS } from '#domain/match/scoreboard.ts';
import { MOST_CARDS, NOTES_LIMIT } from '#domain/match/state.ts';
import { TEAM_IDS, TEAM_NAME_LIMIT } from '#domain/match/teams.ts';
import { WAYS_TO_ANSWER, WAYS_TO_JOIN, WAYS_TO_SCORE } from '#domain/room/state.ts';

/** Made by the caller: the same id counts once. */
export const ActionId = z.string().check(z.minLength(8), z.maxLength(60), z.regex(/^[\w-]+$/));
/** Names a card as it was dealt. */
export const CardKey = idUpTo(CARD_ID_MAX + 20);
const int = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const Team = z.enum(TEAM_IDS);

const only = <Type extends string>(type: Type) => z.object({ type: z.literal(type) });
const team = { team: Team };
const sortKeys = { sortKeys: z.array(z.number()).check(z.maxLength(MOST_CARDS)) };
const TableAction = z.discriminatedUnion('type', [
  only('NEXT_CARD'),
  only('PREVIOUS_CARD'),
  only('ADVANCE'),
  only('GO_BACK'),
  only('SKIP_CARD'),
  only('PAUSE_GAME'),
  only('RESUME_GAME'),
  only('HOLD_TIMER'),
  only('RELEASE_TIMER'),
  only('END_GAME'),
  only('RESET_TIMER'),
  only('CLEAR_ROUND'),
  only('NEXT_ROUND'),
  only('UNDO_SCORE'),
  only('REDO_SCORE'),
  only('SWITCH_TEAM'),
  only('RESET_GAME'),
  only('TIE_BREAK'),
  z.extend(only('BRING_BACK'), { cardId: z.string().check(z.maxLength(CARD_ID_MAX)) }),
  z.extend(only('SHUFFLE_REST'), sortKeys),
  z.extend(only('PLAY_AGAIN'), sortKeys),
  z.extend(only('UPDATE_TIMER'), { seconds: int(0, 3600) }),
  z.extend(only('SET_TIMER_SECONDS'), { seconds: z.literal(TIMER_SECONDS) }),
  z.extend(only('SET_TEAM_COUNT'), { teamCount: z.literal(TEAM_COUNTS) }),
  z.extend(only('UPDATE_SCORE'), { ...team, points: int(-MOST_POINTS, MOST_POINTS) }),
  z.extend(only('SCORE_CARD'), { ...team, points: int(-MOST_POINTS, MOST_POINTS) }),
  z.extend(only('CLOSE_ROUNDS'), { byThemselves: z.boolean() }),
  z.extend(only('TAKE_TURN'), team),
  z.extend(only('UPDATE_NOTES'), { notes: z.string().check(z.maxLength(NOTES_LIMIT * 2)) }),
  z.extend(only('RENAME_TEAM'), {
    ...team,
    name: z.string().check(z.maxLength(TEAM_NAME_LIMIT * 4)),
  }),
  z.extend(only('SET_CREST'), { ...team, crest: z.enum(CREST_IDS) }),
]);

export const RoomSettingsChange = z.partial(
  z.object({
    answering: z.enum(WAYS_TO_ANSWER),
    scoring: z.enum(WAYS_TO_SCORE),
    speed: z.boolean(),
    joining: z.enum(WAYS_TO_JOIN),
    showsVoters: z.boolean(),
    readsAhead: z.boolean(),
    guardsWords: z.boolean(),
  }),
);

/** What the screen and remotes do; matches come by PUT /api/rooms/:code/match. */
export const WireAction = z.discriminatedUnion('type', [
  z.extend(only('TABLE'), { action: TableAction }),
  only('BEGIN'),
  z.extend(only('SHOW'), { side: z.enum(['hint', 'answer']), isShown: z.boolean() }),
  only('CLOSE'),
  /** The winners stand on the screen, or the game goes on. */
  z.extend(only('PODIUM'), { isShown: z.boolean() }),
  z.extend(only('SET'), { settings: RoomSettingsChange }),
  /** Who was first at the buzzer was wrong: the others may press again. */
  only('FREE_BUZZER'),
]);
export type WireAction = z.infer<typeof WireAction>;

/** POST /api/rooms/:code/actions: an action, and the card and the length of the scoreboard it was made for. */
export const SendAction = z.object({
  id: ActionId,
  key: CardKey,
  events: z.int(),
  action: WireAction,
});
export type SendAction = z.infer<typeof SendAction>;
/** `stale`: another card lies on the table by now, or the scores have changed; nothing was done. */
export const ActionTaken = z.object({ state: z.enum(['done', 'stale']), seq: z.int() });
export type ActionTaken = z.infer<typeof ActionTaken>;
