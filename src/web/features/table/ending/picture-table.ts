// The table of the picture, and the card on it.
import { font, heightOf, write, type Place } from './picture-text.ts';
import type { PictureWords } from './picture-words.ts';

type Context = CanvasRenderingContext2D;

const WIDTH = 1080;
const HEIGHT = 1350;
const PAPERS = ['#ffcf7a', '#ff9bbb', '#8dbcff', '#78e0a2', '#c6a8ff', '#fcf6ea'];
const PIECES = 90;

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
    const y = 30 + ((piece * 683 + piece * piece * 7) % 1150);
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

/** The card that says who won; without a podium below it, it is larger. */
export function drawCard(context: Context, { topic, headline, tie, steps }: PictureWords): void {
  const height = steps.length > 0 ? 390 : 860;
  const top = steps.length > 0 ? 165 : 240;
  context.save();
  context.translate(540, top + height / 2);
  context.rotate(-0.025);
  drawSheet(context, 930, height);
  const line = (size: number, lines: number, weight: Place['weight'], color: string) => ({
    size,
    lines,
    weight,
    color,
    width: 830,
  });
  const texts = [
    { text: topic, gap: 22, ...line(56, 2, 600, '#5d4d69') },
    { text: headline, gap: 18, ...line(128, 2, 700, '#6533b8') },
    ...(tie === undefined ? [] : [{ text: tie, gap: 0, ...line(38, 2, 600, '#2b1c38') }]),
  ];
  const high = texts.map((each) => heightOf(context, each.text, each));
  const gaps = texts.slice(0, -1).reduce((sum, { gap }) => sum + gap, 0);
  let y = -(high.reduce((sum, each) => sum + each, gaps) / 2);
  for (const [index, each] of texts.entries()) {
    write(context, each.text, { ...each, x: 0, y });
    y += (high[index] ?? 0) + each.gap;
  }
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
