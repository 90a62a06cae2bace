// What flies over the table: points from the card to their team, the turn from one team to the next. Each lies in the
// layer over everything, moves by transform and opacity, and is gone after it, or as soon as it is ended.
import type { TeamId } from '#domain/match/teams.ts';
import { onceDealt } from './once-dealt.ts';
import { signed } from '#web/features/table/news/news.ts';
import { classes } from '#web/ui/classes.ts';
import colour from '#web/features/table/score/team-colour.module.css';
import type { MovedPoints } from './points-between.ts';
import styles from './flights.module.css';

const FLIGHT_MS = 420;
const COUNT_MS = 280;
const HAND_OVER_MS = 320;
const EASE = 'cubic-bezier(0.3, 0.1, 0.25, 1)';

/** What flies or counts right now, by what ends it: everything is then where it belongs. */
const running = new Set<() => void>();

/** Ends all that flies, or waits for it. */
export function endFlights(): void {
  for (const end of running) end();
  running.clear();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Every place that shows a team's total and is in sight. */
export function totalsOf(team: TeamId): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-team-total='${team}']`)].filter(
    (place) => place.checkVisibility({ visibilityProperty: true }) && isInSight(place),
  );
}

/** Points fly from the card to each place of their total, which counts up; points that are taken fly back. */
export function flyPoints(
  moved: MovedPoints,
  places: readonly HTMLElement[],
  layer: Element,
): void {
  const card = centreOf(document.querySelector('main .card-face') ?? document.body);
  const isGain = moved.to > moved.from;
  for (const place of places) {
    const there = centreOf(place);
    const chip = put(layer, styles['points'], moved.team, signed(moved.to - moved.from));
    fly(chip, isGain ? [card, there] : [there, card]);
    count(place, moved, { layer, waitMs: isGain ? FLIGHT_MS : 0 });
  }
}

/** Once the card lies, a light goes from the team that had the turn to the one that has it now. */
export function handOverLater(from: TeamId, to: TeamId, layer: Element): void {
  const callOff = onceDealt(() => {
    running.delete(callOff);
    handOver(from, to, layer);
  });
  running.add(callOff);
}

function handOver(from: TeamId, to: TeamId, layer: Element): void {
  const [start, end] = [totalsOf(from)[0], totalsOf(to)[0]];
  if (!start || !end) return;
  fly(put(layer, styles['turn'], to, ''), [centreOf(start), centreOf(end)], HAND_OVER_MS);
}

function put(layer: Element, className: string | undefined, team: TeamId, text: string) {
  const flying = document.createElement('span');
  flying.className = classes(className, colour['coloured']);
  flying.dataset['team'] = team;
  flying.textContent = text;
  layer.append(flying);
  return flying;
}

/** In an arc, the higher the farther; then it is gone. */
function fly(flying: HTMLElement, [from, to]: readonly [Point, Point], duration = FLIGHT_MS): void {
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) / 6);
  const at = ({ x, y }: Point, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  const flight = flying.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(from, 1.25), opacity: 1, offset: 0.2 },
      { transform: at(middle, 1.1), offset: 0.6 },
      { transform: at(to, 0.7), opacity: 1 },
    ],
    { duration, easing: EASE },
  );
  const end = () => {
    running.delete(end);
    flying.remove();
  };
  flight.onfinish = end;
  running.add(end);
}

interface CountAt {
  readonly layer: Element;
  /** Milliseconds that it shows the total from before. */
  readonly waitMs: number;
}

/** Counts over a total, which is already what it will be, so that whoever reads it is never told a lie. */
function count(place: HTMLElement, { from, to }: MovedPoints, { layer, waitMs }: CountAt): void {
  const number = over(place);
  layer.append(number);
  const hidden = place.animate({ opacity: [0, 0] }, { duration: 10_000 });
  let frame = 0;
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    const share = Math.min(1, Math.max(0, (now - start - waitMs) / COUNT_MS));
    number.textContent = String(Math.round(from + (to - from) * share));
    if (share === 1) end();
    else frame = requestAnimationFrame(step);
  };
  const end = () => {
    running.delete(end);
    cancelAnimationFrame(frame);
    hidden.cancel();
    number.remove();
  };
  number.textContent = String(from);
  number.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.3)' }, { transform: 'none' }], {
    delay: waitMs,
    duration: COUNT_MS,
  });
  frame = requestAnimationFrame(step);
  running.add(end);
}

const LOOK = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontVariantNumeric',
  'textAlign',
] as const;

/** An empty text that looks like the one that lies there. */
function over(place: HTMLElement): HTMLElement {
  // A total that has just changed may still be on its way to its size.
  for (const growing of place.getAnimations()) growing.cancel();
  const { left, top, width, height } = place.getBoundingClientRect();
  const number = document.createElement('span');
  number.className = styles['number'] ?? '';
  const look = getComputedStyle(place);
  for (const each of LOOK) number.style[each] = look[each];
  Object.assign(number.style, {
    left: `${left}px`,
    top: `${top}px`,
    minWidth: `${width}px`,
    lineHeight: `${height}px`,
  });
  return number;
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Nothing lies on it, such as the way on over a panel that is longer than the page. */
function isInSight(element: Element): boolean {
  const { x, y } = centreOf(element);
  const top = document.elementFromPoint(x, y);
  return top !== null && (element.contains(top) || top.contains(element));
}
