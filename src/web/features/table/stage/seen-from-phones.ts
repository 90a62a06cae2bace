// What a stage in another window is told of the phones: what the room may see of them, in words.
import type { ScreenPlayer } from '#contract/rooms.ts';
import { countVotes, linesOf } from '#domain/room/answers.ts';
import { sameAnswers } from '#domain/room/same-answers.ts';
import { cardOf, keyOf, playOf } from '#domain/room/state.ts';
import { judgingText } from '#sentences/judging.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import type { OfCardProps } from '#web/features/table/phones/of-card.ts';
import { playersOf } from '#web/features/table/phones/players.ts';
import { sideLabel } from '#web/features/table/phones/side-label.ts';
import { sidesOf } from '#web/features/table/phones/sides.ts';
import type { ScreenRoom } from '#web/platform/room/shown-room.ts';
import type { FromPhones, Mark, Row } from './stage-channel.ts';

const words = tablePhonesText.strip;

/** Null where phones have nothing to do with the card. */
export function seenFromPhones(shown: ScreenRoom | undefined): FromPhones | null {
  if (!shown?.told || !shown.room) return null;
  const { code, told, room } = shown;
  const players = playersOf(told);
  if (room.isLobby) return said(words.gathering({ players: players.length, code }));
  // News of a card that has just been left.
  if (!cardOf(room) || players.length === 0 || told.room.key !== keyOf(room)) return null;
  return seenOfCard({ code, told, room });
}

function seenOfCard(of: OfCardProps): FromPhones {
  const play = playOf(of.room);
  if (play === 'secret') return actor(of);
  if (play === 'buzzer') return pressed(of);
  if (!of.room.shown.answer) return coming(of);
  if (play === 'vote') return listed(votes(of), words.nobodyVoted);
  return listed(play === 'list' ? lists(of) : answers(of), judgingText.nobody);
}

const said = (...all: readonly string[]): FromPhones => ({ words: all, marks: [], rows: [] });

const listed = (rows: readonly Row[], nothing: string): FromPhones =>
  rows.length === 0 ? said(nothing) : { words: [], marks: [], rows };

function actor({ told, room }: OfCardProps): FromPhones {
  const acting = told.players.find(({ id }) => id === room.actor);
  if (!acting) return said();
  const names = told.players.filter(({ id }) => told.fouls.includes(id)).map(({ name }) => name);
  const fouls = names.length > 0 ? [words.foul({ names: names.join(words.and) })] : [];
  return { ...said(words.acting(acting), ...fouls), marks: [mark(acting)] };
}

function pressed({ told }: OfCardProps): FromPhones {
  const { first, close, gap, waiting } = tablePhonesText.buzzer;
  const [fastest, ...others] = told.buzzes.flatMap(({ playerId, gapMs, isClose }) =>
    marksOf(told, [playerId]).map((player) => ({ player, gapMs, isClose })),
  );
  if (!fastest) return said(waiting);
  return {
    words: [first(fastest.player), ...(fastest.isClose ? [close] : [])],
    marks: [fastest.player],
    rows: others.map(({ player, gapMs }) => ({
      marks: [player],
      text: player.name,
      count: gap({ ms: Math.round(gapMs) }),
    })),
  };
}

/** Who has answered, and never what. */
function coming({ told, room }: OfCardProps): FromPhones {
  const counts = { answered: told.answeredCount, players: playersOf(told).length };
  const count = playOf(room) === 'vote' ? words.voted(counts) : words.answered(counts);
  const closed = room.isClosed ? [words.closed] : [];
  return { ...said(count, ...closed), marks: marksOf(told, told.answered) };
}

function votes({ told, room }: OfCardProps): readonly Row[] {
  const card = cardOf(room);
  const counts = countVotes(told.answers);
  if (!card || counts.size === 0) return [];
  const most = Math.max(...counts.values());
  return sidesOf(card, counts).map((side) => {
    const voters = told.answers.filter(({ text }) => text === side).map((each) => each.playerId);
    const count = counts.get(side) ?? 0;
    return {
      marks: room.settings.showsVoters ? marksOf(told, voters) : [],
      text: sideLabel(side, card, told),
      count: tablePhonesText.votes.count({ votes: count }),
      share: count / most,
    };
  });
}

function answers({ told }: OfCardProps): readonly Row[] {
  return sameAnswers(told.answers).map((answer) => ({
    marks: marksOf(told, answer.playerIds),
    text: answer.text,
    verdict: answer.mark,
  }));
}

function lists({ told }: OfCardProps): readonly Row[] {
  return told.answers.map(({ playerId, text }) => ({
    marks: marksOf(told, [playerId]),
    text: linesOf(text).join(' · '),
  }));
}

function marksOf(told: OfCardProps['told'], ids: readonly string[]): Mark[] {
  return playersOf(told)
    .filter(({ id }) => ids.includes(id))
    .map(mark);
}

const mark = ({ id, name, shape, colour }: ScreenPlayer): Mark => ({ id, name, shape, colour });
