// The views of a room as texts: what all of an audience see is made once, however many they are.
import type { PhoneView, ScreenView } from '#contract/rooms.ts';
import { audienceOf, tableFor, youFor, type Audience, type Facts } from '#domain/room/view.ts';
import { hostView, isHost } from '#domain/room/host.ts';
import { buzzOpenUntil, orderBuzzes } from '#domain/room/buzzer.ts';
import type { RoomFacts } from './facts.ts';
import { withoutCards } from './stored-state.ts';
import type { Seat } from './store.ts';

/** Whose view it is: the screen's, or a phone's with what it has given for the card. */
export type Viewer =
  | { readonly role: 'screen' }
  | { readonly role: 'player' | 'remote'; readonly seat: Seat; readonly ownText: string | null };

/** Views of one moment. */
export function viewsOf(read: RoomFacts, now: number) {
  const facts = { ...read, buzzes: orderBuzzes(read.presses, now) };
  const pressed = new Set(facts.buzzes.map(({ playerId }) => playerId));
  const tables = new Map<string, string>();
  let screen: string | undefined;
  let host: string | undefined;
  const tableText = (audience: Audience, id: string): string => {
    const seat = pressed.has(id) ? id : undefined;
    const key = `${audience} ${seat ?? ''}`;
    const text =
      tables.get(key) ?? JSON.stringify(tableFor(facts.state, facts, { audience, now, seat }));
    tables.set(key, text);
    return text;
  };
  const hostText = (): string => (host ??= JSON.stringify(hostView(facts.state, facts)));
  return {
    /** The view as JSON: a ScreenView or a PhoneView. */
    textFor(viewer: Viewer): string {
      if (viewer.role === 'screen') return (screen ??= JSON.stringify(screenView(facts)));
      const { seat, ownText } = viewer;
      const isSeated = seat.role === 'player';
      if (seat.status === 'waiting') return waitingText(facts, seat, now);
      const table = tableText(audienceOf(facts.state, facts, isSeated ? seat : undefined), seat.id);
      const you = isSeated
        ? JSON.stringify(youFor(facts.state, { ...facts, ownText }, seat))
        : 'null';
      const { length } = facts.state.match.scoreboard.events;
      const judged = isHost(seat) ? hostText() : 'null';
      return `{"role":"${viewer.role}","table":${table},"you":${you},"events":${length},"host":${judged}}`;
    },
  };
}

/** Whoever waits to be let in sees that there is a room, and no card. */
function waitingText(facts: RoomFacts & Facts, seat: Seat, now: number): string {
  const table = tableFor(facts.state, facts, { audience: 'guesser', now });
  const you = seat.role === 'player' ? youFor(facts.state, facts, seat) : null;
  const { role } = seat;
  const view: PhoneView = { role, table: { ...table, card: null }, you, events: 0, host: null };
  return JSON.stringify(view);
}

function screenView(facts: RoomFacts & Facts): ScreenView {
  const { awarded: _awarded, writing, ...room } = withoutCards(facts.state);
  return {
    role: 'screen',
    room: {
      ...room,
      match: { ...room.match },
      cardIds: [...room.cardIds],
      skippedIds: [...room.skippedIds],
      buzzedOut: [...room.buzzedOut],
      key: facts.key,
    },
    players: facts.seated.map(({ connection: _connection, ...seat }) => ({
      ...seat,
      points: facts.standings.get(seat.id)?.points ?? 0,
    })),
    answered: [...facts.answeredBy],
    answeredCount: facts.answered,
    answers: [...facts.marked.values()].map(
      ({ ruling, playerId, text, mark, points, isChallenged }) => ({
        playerId,
        text,
        mark,
        points,
        isChallenged,
        isRuled: ruling !== null,
      }),
    ),
    buzzes: [...facts.buzzes],
    buzzOpenUntil: buzzOpenUntil(facts.presses),
    fouls: [...facts.fouls],
    challenges: [...facts.challenges],
    crowd: writing && {
      ...writing,
      cards: [...facts.written.values()].flat().length,
      authors: facts.written.size,
    },
  };
}
