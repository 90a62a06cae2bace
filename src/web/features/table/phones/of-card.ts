// What phones do with the card on the table: read by the strip below it and by what stages in other windows are told.
import type { ScreenPlayer, ScreenView } from '#contract/rooms.ts';
import type { Card } from '#domain/deck/card.ts';
import { countVotes } from '#domain/room/answers.ts';
import { cardOf, isOpen, keyOf, playOf, type RoomState } from '#domain/room/state.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { playersOf, playersWith } from './players.ts';
import { sideLabel } from './side-label.ts';

/** What the parts below the card are drawn from. */
export interface OfCardProps {
  readonly code: string;
  readonly told: ScreenView;
  readonly room: RoomState;
}

type Told = Pick<OfCardProps, 'told'>;
type ToldRoom = Pick<OfCardProps, 'told' | 'room'>;

const words = tablePhonesText.strip;

/** The card that phones are about; none without players, nor while the news are of a card that has just been left. */
export function cardOfPhones({ told, room }: ToldRoom): Card | undefined {
  const isNow = playersOf(told).length > 0 && told.room.key === keyOf(room);
  return isNow ? cardOf(room) : undefined;
}

/** Who plays the card: not who came while it lay there. */
function askedOf({ told }: Told): readonly ScreenPlayer[] {
  return playersOf(told).filter(({ cameAt }) => cameAt !== told.room.key);
}

/** Whether somebody may still give something for the card, if only who has more time than others. */
export function isOpenAt({ told, room }: ToldRoom, now: number): boolean {
  return askedOf({ told }).some(({ stretch }) => isOpen(room, now, stretch));
}

/** How many have answered, in words. */
export function answeredWords({ told, room }: ToldRoom): string {
  const counts = { answered: told.answeredCount, players: askedOf({ told }).length };
  return playOf(room) === 'vote' ? words.voted(counts) : words.answered(counts);
}

/** What is said at the buzzer while nobody has pressed. */
export function waitingWords(isOpenNow: boolean): string {
  return isOpenNow ? tablePhonesText.buzzer.waiting : words.closed;
}

interface Pressed {
  readonly player: ScreenPlayer;
  /** How much later than the first, in words. */
  readonly gap: string;
  readonly isClose: boolean;
}

/** Who pressed, in their order. */
export function pressedOf({ told }: Told): readonly Pressed[] {
  return told.buzzes.flatMap(({ playerId, gapMs, isClose }) =>
    playersWith(told, [playerId]).map((player) => ({
      player,
      gap: tablePhonesText.buzzer.gap({ ms: Math.round(gapMs) }),
      isClose,
    })),
  );
}

/** Who has the secret card. */
export function actorOf({ told, room }: ToldRoom): ScreenPlayer | undefined {
  return told.players.find(({ id }) => id === room.actor);
}

/** Who heard a forbidden word, in words. */
export function foulWords({ told }: Told): string | undefined {
  const names = told.players.filter(({ id }) => told.fouls.includes(id)).map(({ name }) => name);
  return names.length > 0 ? words.foul({ names: names.join(words.and) }) : undefined;
}

interface VotedSide {
  readonly side: string;
  readonly label: string;
  /** How many votes, in words. */
  readonly count: string;
  /** Of the most chosen side, from 0 to 1. */
  readonly share: number;
  /** Who voted for it; nobody where the host does not want that. */
  readonly voters: readonly ScreenPlayer[];
}

/** How the votes fell; nothing where nobody has voted. */
export function votesOf({ told, room }: ToldRoom, card: Card): readonly VotedSide[] {
  const counts = countVotes(told.answers);
  const most = Math.max(...counts.values());
  return (counts.size === 0 ? [] : sidesOf(card, counts)).map((side) => {
    const votes = counts.get(side) ?? 0;
    const voters = told.answers.filter(({ text }) => text === side).map((each) => each.playerId);
    return {
      side,
      label: sideLabel(side, card, told),
      count: tablePhonesText.votes.count({ votes }),
      share: votes / most,
      voters: room.settings.showsVoters ? playersWith(told, voters) : [],
    };
  });
}

/** All sides of the card, also those that nobody voted for; people only where somebody did. */
function sidesOf({ vote }: Card, counts: ReadonlyMap<string, number>): readonly string[] {
  if (vote === 'either') return ['0', '1'];
  if (vote === 'have' || vote === 'agree') return ['yes', 'no'];
  return [...counts.keys()];
}
