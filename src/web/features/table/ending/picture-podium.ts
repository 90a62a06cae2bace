// The podium of the picture: piles of cards, and the teams on them.
import { tableScoreText } from '#sentences/table-score.ts';
import { SHAPE_PATHS } from '#web/ui/shape-paths.ts';
import type { NamedTeam, Step } from './end-words.ts';
import { heightOf, write, type Place } from './picture-text.ts';

type Context = CanvasRenderingContext2D;

const FOOT = 1256;
const GAP = 26;
const PILES = [300, 205, 140, 90];
/** Widest pile of one team. */
const WIDEST = 330;

/** As they stand: the second, the first, the others. */
function asTheyStand<Item>([first, second, ...others]: readonly Item[]): readonly Item[] {
  return [second, first, ...others].filter((item) => item !== undefined);
}

export function drawPodium(context: Context, steps: readonly Step[]): void {
  const all = steps.map((step, index) => ({ step, index }));
  const teams = steps.flatMap((step) => step.teams).length;
  const each = Math.min(WIDEST, (960 - GAP * (steps.length - 1)) / teams);
  const width = each * teams + GAP * (steps.length - 1);
  let x = (1080 - width) / 2;
  for (const { step, index } of asTheyStand(all)) {
    const wide = each * step.teams.length;
    const height = step.place === null ? 0 : (PILES[index] ?? 0);
    if (step.place !== null) drawPile(context, { x, wide, height, place: step.place });
    for (const [at, team] of step.teams.entries()) {
      const middle = x + each * (at + 0.5);
      drawTeam(context, team, { x: middle, width: each - 16, step, bottom: FOOT - height - 18 });
    }
    x += wide + GAP;
  }
}

interface Pile {
  readonly x: number;
  readonly wide: number;
  readonly height: number;
  readonly place: number;
}

/** The edges of cards that lie on each other; the winner's are gold. */
function drawPile(context: Context, { x, wide, height, place }: Pile): void {
  const [edge, line] = place === 1 ? ['#ffd98f', '#d8912c'] : ['#fcf6ea', '#cdbb98'];
  context.save();
  context.beginPath();
  context.roundRect(x, FOOT - height, wide, height, [20, 20, 0, 0]);
  context.clip();
  context.fillStyle = edge;
  context.fillRect(x, FOOT - height, wide, height);
  context.fillStyle = line;
  for (let y = FOOT - height + 9; y < FOOT; y += 12) context.fillRect(x, y, wide, 2.5);
  context.restore();
  const size = place === 1 ? 84 : Math.min(64, height - 26);
  const top = FOOT - height + Math.min(26, (height - size) / 2 - 3);
  const label = size * 1.3;
  context.fillStyle = '#fffbf2';
  context.beginPath();
  context.roundRect(x + wide / 2 - label / 2, top - 2, label, size * 1.14 + 4, 20);
  context.fill();
  const middle = { x: x + wide / 2, y: top, width: label };
  write(context, String(place), { ...middle, size, lines: 1, weight: 700, color: '#2b1c38' });
}

interface Spot {
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly step: Step;
}

/** Its shape, its name and its points, from above. */
function drawTeam(context: Context, { team, name, crest }: NamedTeam, spot: Spot): void {
  const { x, width, bottom, step } = spot;
  const isFirst = step.place === 1;
  const points: Omit<Place, 'x' | 'y'> = {
    width,
    size: isFirst ? 40 : 34,
    lines: 1,
    weight: 600,
    color: isFirst ? '#ffcf7a' : '#e3d6ea',
  };
  const called = { ...points, size: isFirst ? 52 : 42, lines: 2, color: '#fcf6ea' };
  const given = tableScoreText.ending.points(step);
  let y = bottom - heightOf(context, given, points);
  write(context, given, { ...points, x, y });
  y -= heightOf(context, name, called) + 4;
  write(context, name, { ...called, x, y });
  drawMark(context, { team, crest }, { x, bottom: y - 12, size: isFirst ? 104 : 78 });
}

interface Mark {
  readonly x: number;
  readonly bottom: number;
  readonly size: number;
}

function drawMark(
  context: Context,
  { team, crest }: Omit<NamedTeam, 'name'>,
  { x, bottom, size }: Mark,
): void {
  const styles = getComputedStyle(document.documentElement);
  context.save();
  context.translate(x - size / 2, bottom - size);
  context.scale(size / 24, size / 24);
  context.fillStyle = styles.getPropertyValue(`--team-${team.toLowerCase()}`).trim() || '#fcf6ea';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, no array
  context.fill(new Path2D(SHAPE_PATHS[crest]));
  context.restore();
}
