// What a stage in another window is told of the phones: what the room may see of them, in words.
import type { Card } from '#domain/deck/card.ts';
import { linesOf } from '#domain/room/answers.ts';
import { sameAnswers } from '#domain/room/same-answers.ts';
import { playOf } from '#domain/room/state.ts';
import { judgingText } from '#sentences/judging.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import {
  actorOf,
  answeredWords,
  cardOfPhones,
  foulWords,
  pressedOf,
  votesOf,
  waitingWords,
  type OfCardProps,
} from '#web/features/table/phones/of-card.ts';
import { playersOf, playersWith } from '#web/features/table/phones/players.ts';
import type { ScreenRoom } from '#web/platform/room/shown-room.ts';
import type { FromPhones, Mark, Row } from './stage-channel.ts';

const words = tablePhonesText.strip;

/** Null where phones have nothing to do with the card. */
export function seenFromPhones(shown: ScreenRoom | undefined): FromPhones | null {
  if (!shown?.told || !shown.room) return null;
  const { code, told, room } = shown;
  if (room.isLobby) return said(words.gathering({ players: playersOf(told).length, code }));
  const card = cardOfPhones({ told, room });
  return card ? seenOfCard({ code, told, room }, card) : null;
}

function seenOfCard(of: OfCardProps, card: Card): FromPhones {
  const play = playOf(of.room);
  if (play === 'secret') return actor(of);
  if (play === 'buzzer') return pressed(of);
  if (!of.room.shown.answer) return coming(of);
  if (play === 'vote') return listed(votes(of, card), words.nobodyVoted);
  return listed(play === 'list' ? lists(of) : answers(of), judgingText.nobody);
}

const said = (...all: readonly string[]): FromPhones => ({ words: all, marks: [], rows: [] });

const listed = (rows: readonly Row[], nothing: string): FromPhones =>
  rows.length === 0 ? said(nothing) : { words: [], marks: [], rows };

function actor(of: OfCardProps): FromPhones {
  const acting = actorOf(of);
  if (!acting) return said();
  const foul = foulWords(of);
  return { ...said(words.acting(acting), ...(foul ? [foul] : [])), marks: [markOf(acting)] };
}

function pressed(of: OfCardProps): FromPhones {
  const { first, close } = tablePhonesText.buzzer;
  const [fastest, ...others] = pressedOf(of);
  if (!fastest) return said(waitingWords(!of.room.isClosed));
  return {
    words: [first(fastest.player), ...(fastest.isClose ? [close] : [])],
    marks: [markOf(fastest.player)],
    rows: others.map(({ player, gap }) => ({
      marks: [markOf(player)],
      text: player.name,
      count: gap,
    })),
  };
}

/** Who has answered, and never what. */
function coming(of: OfCardProps): FromPhones {
  const closed = of.room.isClosed ? [words.closed] : [];
  return { ...said(answeredWords(of), ...closed), marks: marksOf(of.told, of.told.answered) };
}

function votes(of: OfCardProps, card: Card): readonly Row[] {
  return votesOf(of, card).map(({ label, count, share, voters }) => ({
    marks: voters.map(markOf),
    text: label,
    count,
    share,
  }));
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
  return playersWith(told, ids).map(markOf);
}

/** Of a player no more than is drawn. */
export const markOf = ({ id, name, shape, colour }: Mark): Mark => ({
  id,
  name,
  shape,
  colour,
});
