// Texts of screens stand in JSX, where the instrumenter has no mutants: written as `{"text"}` they get them.
import { parseSync, type ESTree } from 'vite';

/** How a picture is drawn or looks is seen by the eye alone. */
const LOOKS = new Set([
  'className',
  'cx',
  'cy',
  'd',
  'fill',
  'height',
  'opacity',
  'points',
  'preserveAspectRatio',
  'r',
  'rx',
  'ry',
  'size',
  'stroke',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeWidth',
  'transform',
  'viewBox',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
]);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The same program, line for line, with its JSX texts and attributes as expressions. */
export function withTextsAsExpressions(file: string, source: string): string {
  if (!file.endsWith('.tsx')) return source;
  const edits: Edit[] = [];
  visit(parseSync(file, source).program, edits, source);
  let result = source;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

function visit(node: unknown, edits: Edit[], source: string): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, edits, source);
    return;
  }
  if (!isNode(node)) return;
  const edit = editOf(node, source);
  if (edit) edits.push(edit);
  else for (const child of Object.values(node)) visit(child, edits, source);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function editOf(node: ESTree.Node, source: string): Edit | undefined {
  if (node.type === 'JSXText') {
    const raw = source.slice(node.start, node.end);
    const text = seen(raw);
    // A text with an entity (`&nbsp;`) is another one in quotes.
    if (text === '' || raw.includes('&')) return undefined;
    const lines = '\n'.repeat(raw.split('\n').length - 1);
    return { start: node.start, end: node.end, text: `{${JSON.stringify(text)}${lines}}` };
  }
  if (node.type === 'JSXAttribute' && node.value?.type === 'Literal') {
    const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
    const { start, end } = node.value;
    const raw = source.slice(start + 1, end - 1);
    if (LOOKS.has(name) || raw.includes('&') || raw.includes('\n')) {
      return { start, end, text: source.slice(start, end) };
    }
    return { start, end, text: `{${JSON.stringify(raw)}}` };
  }
  return undefined;
}

/** What React shows of a text in JSX: lines trimmed, empty ones left out, joined by a space. */
function seen(raw: string): string {
  const lines = raw.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const left = index === 0 ? line : line.trimStart();
      return index === last ? left : left.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}
