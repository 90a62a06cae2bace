// Text on a canvas that fits where it is written.

type Context = CanvasRenderingContext2D;

export interface Place {
  /** The middle of each line. */
  readonly x: number;
  /** The top of the first line. */
  readonly y: number;
  readonly width: number;
  /** Of the type, in pixels; it shrinks until the text fits. */
  readonly size: number;
  readonly lines: number;
  readonly weight: 500 | 600 | 700;
  readonly color: string;
}

const LINE = 1.14;
/** Of the size that was asked for: below it, words are broken rather than made smaller. */
const LEAST = 0.62;
const SMALLEST = 14;

export function font(weight: number, size: number): string {
  return `${weight} ${size}px "Fredoka Variable", ui-rounded, system-ui, sans-serif`;
}

/** Writes a text in the middle of its place, and answers with how high it has become. */
export function write(context: Context, text: string, place: Place): number {
  const { lines, size } = fitted(context, text, place);
  const { x, y, weight, color } = place;
  context.font = font(weight, size);
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    context.fillText(line, x, y + (index + 0.5) * size * LINE);
  }
  return lines.length * size * LINE;
}

/** How high a text becomes there. */
export function heightOf(context: Context, text: string, place: Omit<Place, 'x' | 'y'>): number {
  const { lines, size } = fitted(context, text, place);
  return lines.length * size * LINE;
}

function fitted(
  context: Context,
  text: string,
  { width, size, lines: most, weight }: Omit<Place, 'x' | 'y'>,
): { readonly lines: readonly string[]; readonly size: number } {
  for (let smaller = size; ; smaller -= 2) {
    context.font = font(weight, smaller);
    const isSmall = smaller < size * LEAST;
    const words = text
      .split(/\s+/u)
      .flatMap((word) => (isSmall ? parts(context, word, width) : word));
    const lines = joined(context, words, width);
    const fits = lines.length <= most && lines.every((line) => widthOf(context, line) <= width);
    if (fits || smaller <= SMALLEST) return { lines: lines.slice(0, most), size: smaller };
  }
}

/** Words, as many to a line as fit. */
function joined(context: Context, words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(context, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word in pieces that fit. */
function parts(context: Context, word: string, width: number): readonly string[] {
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1) ?? ''}${letter}`;
    if (widthOf(context, longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

function widthOf(context: Context, text: string): number {
  return context.measureText(text).width;
}
