// The table of the picture, and the card on it.
import { font, heightOf, write, type Place } from './picture-text.ts';
import type { PictureWords } from './picture-words.ts';

type Context = CanvasRenderingContext2D;

const WIDTH = 1080;
const HEIGHT = 1350;
const PAPERS = ['#ffcf7a', '#ff9bbb', '#8dbcff', '#78e0a2', '#c6a8ff', '#fcf6ea'];
const SOFT = '#5d4d69';
const INK = '#2b1c38';
/** The side of the emblem, and what is left of it above votes. */
const EMBLEM = 190;
const SMALL_EMBLEM = 110;
const PIECES = 70;

/** The lamp's pool of light, paper in the air, and what stands at the edges. */
export function drawTable(context: Context, { name, date, foot }: PictureWords): void {
  const light = context.createRadialGradient(540, 470, 60, 540, 470, 1050);
  light.addColorStop(0, '#c4836a');
  light.addColorStop(0.3, '#7d4b58');
  light.addColorStop(0.62, '#3d2449');
  light.addColorStop(1, '#120c19');
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawPaper(context);
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.font = font(700, 64);
  context.fillStyle = '#ffcf7a';
  context.fillText(name, 158, 96);
  drawMark(context);
  context.textAlign = 'right';
  context.font = font(500, 36);
  context.fillStyle = '#f8f0e4';
  context.fillText(date, 1010, 94);
  context.fillStyle = '#120c19';
  context.fillRect(0, 1256, WIDTH, 94);
  context.font = font(500, 36);
  context.fillStyle = '#f8f0e4';
  context.textAlign = 'center';
  context.fillText(foot, 540, 1304);
}

/** Riffle's three cards, fanned out. */
function drawMark(context: Context): void {
  for (const [index, color] of ['#b48cf2', '#f2a93b', '#fcf6ea'].entries()) {
    context.save();
    context.translate(105, 116);
    context.rotate((index - 1) * 0.3);
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(-20 + (index - 1) * 8, -58, 40, 58, 8);
    context.fill();
    context.restore();
  }
}

/** Scattered by a fixed rule, so that a picture is the same whenever it is made. */
function drawPaper(context: Context): void {
  for (let piece = 0; piece < PIECES; piece += 1) {
    const x = (piece * 397) % WIDTH;
    const y = 150 + ((piece * 283 + piece * piece * 7) % 520);
    context.save();
    context.translate(x, y);
    context.rotate((piece * 1.7) % Math.PI);
    context.fillStyle = PAPERS[piece % PAPERS.length] ?? '';
    context.globalAlpha = 0.55 + ((piece * 13) % 40) / 100;
    context.beginPath();
    if (piece % 3 === 0) context.arc(0, 0, 9, 0, 2 * Math.PI);
    else context.roundRect(-12, -6, 24, 12, 3);
    context.fill();
    context.restore();
  }
}

/** The card that says who won; without a podium below it, it is larger and has the category's emblem. */
export function drawCard(context: Context, words: PictureWords): void {
  const isAlone = words.steps.length === 0;
  const height = isAlone ? 940 : 440;
  context.save();
  context.translate(540, isAlone ? 690 : 376);
  context.rotate(-0.025);
  drawSheet(context, 930, height);
  const lines = linesOf(words);
  const high = lines.map((line) => heightOf(context, line.text, line));
  const side = words.chosen.length > 0 ? SMALL_EMBLEM : EMBLEM;
  const emblem = isAlone ? side + 30 : 0;
  let y = -(lines.reduce((sum, { gap }, at) => sum + gap + (high[at] ?? 0), emblem) / 2);
  if (isAlone) drawEmblem(context, words, { y, side });
  y += emblem;
  for (const [at, line] of lines.entries()) {
    write(context, line.text, { ...line, x: 0, y: y + line.gap });
    y += (high[at] ?? 0) + line.gap;
  }
  context.restore();
}

/** What stands on the card, each line with the gap above it. */
function linesOf({ topic, headline, tie, chosen, color: ink }: PictureWords) {
  const line = (
    text: string,
    gap: number,
    [size, weight, color]: readonly [number, Place['weight'], string],
  ) => ({ text, gap, size, weight, color, lines: 2, width: 820 });
  const votes = chosen.flatMap(({ question, choice }, at) => [
    line(question, at === 0 ? 44 : 24, [34, 500, SOFT]),
    line(choice, 2, [44, 600, INK]),
  ]);
  return [
    line(topic, 0, [50, 600, SOFT]),
    line(headline, 14, [votes.length > 0 ? 96 : 116, 700, ink]),
    ...(tie === undefined ? [] : [line(tie, 12, [38, 600, INK])]),
    ...votes,
  ];
}

function drawEmblem(
  context: Context,
  { emblem, color }: PictureWords,
  { y, side }: { readonly y: number; readonly side: number },
): void {
  context.save();
  context.translate(-side / 2, y);
  context.scale(side / 48, side / 48);
  context.fillStyle = color;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, no array
  context.fill(new Path2D(emblem), 'evenodd');
  context.restore();
}

/** A sheet of paper around the origin. */
function drawSheet(context: Context, width: number, height: number): void {
  context.shadowColor = 'rgb(8 2 14 / 0.7)';
  context.shadowBlur = 50;
  context.shadowOffsetY = 24;
  const paper = context.createLinearGradient(0, -height / 2, 0, height / 2);
  paper.addColorStop(0, '#fffbf2');
  paper.addColorStop(1, '#f3e9d5');
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, 44);
  context.fill();
  context.shadowColor = 'transparent';
  context.lineWidth = 3;
  context.strokeStyle = '#dccdb2';
  context.beginPath();
  context.roundRect(-width / 2 + 16, -height / 2 + 16, width - 32, height - 32, 32);
  context.stroke();
}
