import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasTeams } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { scoreNews, turnNews } from '#web/features/table/news/news.ts';
import { placeNews, placesOf, streakNews } from '#web/features/table/news/places.ts';
import { useTableSounds } from '#web/features/table/sound/use-table-sounds.ts';
import { endFlights, flyPoints, handOverLater, totalsOf } from './flights.ts';
import styles from './happenings.module.css';
import { Lamp } from './lamp.tsx';
import { Plate, type Said } from './plate.tsx';
import { pointsBetween } from './points-between.ts';
import { TURN_BACK } from './turn-over.ts';
import { afterFrame } from '#web/platform/after-frame.ts';
import { wantsMotion } from '#web/ui/wants-motion.ts';

interface Props {
  readonly match: MatchState;
  readonly isAnswerShown: boolean;
}

/** Milliseconds that a sentence stays, long enough to be read. */
const SAID_MS = 2600;

/** Shows what happens on the table from one state of the match to the next, whoever made it happen. */
export function Happenings({ match, isAnswerShown }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Said>();
  useTableSounds(match, isAnswerShown);
  useEndAtPress();

  useChange(match, (before) => {
    const next = layer.current && happen(before, match, layer.current);
    if (next) setSaid(next);
  });
  useEffect(() => {
    if (!said) return undefined;
    const over = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(over);
  }, [said]);

  return (
    <>
      <Lamp match={match} isAnswerShown={isAnswerShown} />
      {said && <Plate key={said.sentences.join()} said={said} match={match} />}
      <div ref={layer} className={styles['layer']} aria-hidden="true" />
    </>
  );
}

/** Calls `onChange` with the state before, each time that there is another one, before it is drawn. */
function useChange(match: MatchState, onChange: (before: MatchState) => void): void {
  const seen = useRef(match);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = match;
    if (before !== match) onChange(before);
  });
}

/** Lets points and the turn fly, and answers what is to be said. */
function happen(before: MatchState, after: MatchState, layer: Element): Said | undefined {
  const moves = wantsMotion();
  const moved = pointsBetween(before, after).map((points) => ({
    points,
    places: totalsOf(points.team),
  }));
  if (moved.length > 0) endFlights();
  if (moves) {
    for (const { points, places } of moved) flyPoints(points, places, layer);
    const [from, to] = [before.currentTeam, after.currentTeam];
    if (before.id === after.id && from !== to) handOverLater(from, to, layer);
  }
  const isUnseen = !moves || moved.some(({ places }) => places.length === 0);
  const place = placeNews(before, after);
  const sentences = [
    (moved.length > 0 && isUnseen && scoreNews(before, after)) || undefined,
    moves || !isTurnSeen(after) ? undefined : turnNews(before, after),
    streakNews(before, after),
    place,
  ].filter((sentence) => sentence !== undefined);
  if (sentences.length === 0) return undefined;
  return { sentences, order: place === undefined ? undefined : orderOf(before) };
}

/** Where cards are played for no team, only a score panel that is open speaks of turns (STAGE-06). */
function isTurnSeen(match: MatchState): boolean {
  return hasTeams(match) || totalsOf(match.currentTeam).length > 0;
}

function orderOf(match: MatchState): readonly TeamId[] {
  return placesOf(match).map(({ team }) => team);
}

/**
 * Whatever moves on the card is where it goes to as soon as something is pressed. A button acts when it is let go: what is
 * done between would be waited for.
 */
function useEndAtPress(): void {
  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, passive: true, signal: end.signal };
    for (const press of ['keydown', 'pointerup'] as const) {
      document.addEventListener(press, endMotion, options);
    }
    return () => end.abort();
  }, []);
}

/** Once all else that waits for the frame that shows what was pressed has been done. */
function endMotion(): void {
  endFlights();
  const pressed = Number(document.timeline.currentTime);
  afterFrame(() => setTimeout(() => endWhatMoved(pressed)));
}

/** Not what the press has set in motion, nor the edge, which takes its time. */
function endWhatMoved(pressed: number): void {
  const moving = document.querySelector('main')?.getAnimations({ subtree: true }) ?? [];
  for (const animation of moving) {
    const isShort = animation instanceof CSSAnimation || animation.id === TURN_BACK;
    const wasMoving = animation.startTime !== null && Number(animation.startTime) < pressed;
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (isShort && wasMoving && Number.isFinite(endTime)) animation.finish();
  }
}
