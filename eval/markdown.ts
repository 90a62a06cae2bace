// An evaluation, and two of them beside each other, as a page to read.
import { figuresOf, headFigures, type Figure } from './figures.ts';
import type { DeckResult, Report } from './report.ts';

export function toMarkdown(report: Report): string {
  const { decks, evenings, known } = report;
  const parts = [
    `# ${titleOf(report)}`,
    aboutOf(report),
    ...(report.stopped ? [`**It ended before all was done:** ${report.stopped}`] : []),
    table(
      ['figure', ''],
      figuresOf(report).map((figure) => [figure.name, inWords(figure)]),
    ),
    ...(decks.length > 0 ? decksOf(decks) : []),
    ...(evenings.length > 0 ? eveningsOf(report) : []),
    ...(known ? knownOf(known) : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What has changed from one to the other; figures that neither of them has are left out. */
export function comparison(one: Report, other: Report): string {
  const others = new Map(figuresOf(other).map((figure) => [figure.name, figure]));
  const rows = figuresOf(one).flatMap((figure) => {
    const later = others.get(figure.name) ?? { ...figure, value: undefined };
    if (figure.value === undefined && later.value === undefined) return [];
    return [[figure.name, inWords(figure), inWords(later), changeBetween(figure, later)]];
  });
  const parts = [
    `# ${titleOf(one)} and ${titleOf(other)}`,
    ...[one, other].map(aboutOf),
    table(['figure', 'first', 'second', 'change'], rows),
    ...(isAlike(one, other) ? [] : ['They did not write the same decks: compare with care.']),
  ];
  return `${parts.join('\n\n')}\n`;
}

function titleOf({ model, standIn }: Report): string {
  return standIn ? 'The stand-in' : model;
}

function aboutOf({
  at,
  commit,
  provider,
  model,
  checkModel,
  standIn,
  spent,
  decks,
}: Report): string {
  const checker =
    checkModel === model
      ? 'checked by the same model, which is no second opinion'
      : `checked by ${checkModel}`;
  const { requests, assumed, inputTokens, outputTokens, cost } = spent;
  const price =
    cost === undefined
      ? 'no price was given'
      : `cost ${inWords({ name: '', value: cost, unit: 'cost' })}`;
  const guess =
    assumed > 0
      ? `; ${assumed} requests that nobody told the cost of count with the most they can have cost`
      : '';
  return [
    standIn
      ? 'Written by a local stand-in: the figures show that the measuring works, and say nothing about any model’s cards.'
      : `Written by ${model} (${provider}), ${checker}.`,
    `${at.slice(0, 10)}${commit ? `, commit ${commit}` : ''}; ${decks.length} decks; ${requests} requests, ${inputTokens} tokens read, ${outputTokens} written, ${price}${guess}.`,
  ].join(' ');
}

function decksOf(decks: readonly DeckResult[]): string[] {
  const by = (name: string, pick: (deck: DeckResult) => string): string => {
    const columns = headFigures([]).map((figure) => figure.name);
    const rows = [...Map.groupBy(decks, pick)].map(([group, some]) => {
      return [group, `${some.length}`, ...headFigures(some).map(inWords), harmfulIn(some)];
    });
    return table([name, 'decks', ...columns, 'harmful'], rows);
  };
  const refused = refusedIn(decks);
  return [
    '## Decks',
    by('category', ({ category }) => category),
    by('topic', ({ topic }) => topic),
    by('level', ({ level }) => level),
    ...(refused.length > 0 ? [table(['refused because of', 'cards'], refused)] : []),
    ...failuresIn(decks),
  ];
}

function harmfulIn(decks: readonly DeckResult[]): string {
  return `${decks.reduce((sum, { blind }) => sum + (blind?.harmful ?? 0), 0)}`;
}

function refusedIn(decks: readonly DeckResult[]): string[][] {
  const counts = new Map<string, number>();
  for (const [reason, cards] of decks.flatMap(({ refused }) => Object.entries(refused))) {
    counts.set(reason, (counts.get(reason) ?? 0) + cards);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, cards]) => [reason, `${cards}`]);
}

/** A line for each category and topic: levels fail together. */
function failuresIn(decks: readonly DeckResult[]): string[] {
  const failed = decks.filter(({ failure }) => failure);
  if (failed.length === 0) return [];
  const groups = Map.groupBy(failed, ({ category, topic }) => `${category}, ${topic} topic`);
  const lines = [...groups].map(([name, some]) => {
    const [kept, asked] = [
      some.reduce((sum, deck) => sum + deck.kept, 0),
      some.reduce((sum, deck) => sum + deck.asked, 0),
    ];
    const reasons = [...new Set(some.flatMap(({ failure }) => failure ?? []))].join(', ');
    return `- ${name}, ${some.map(({ level }) => level).join(', ')}: ${kept} of ${asked} cards (${reasons})`;
  });
  return [['Decks that did not become full:', '', ...lines].join('\n')];
}

function eveningsOf({ evenings }: Report): string[] {
  const most = Math.max(...evenings.map(({ decks }) => decks.length));
  const columns = Array.from({ length: most }, (_, at) => `evening ${at + 1}`);
  const rows = evenings.map(({ category, topic, decks }) => [
    `${category}, ${topic} topic`,
    ...columns.map((_, at) => {
      const deck = decks[at];
      return deck ? `${deck.repeated} of ${deck.kept}` : '';
    }),
  ]);
  return [
    '## Evenings',
    'Cards that an earlier evening had, of those kept.',
    table(['', ...columns], rows),
  ];
}

function knownOf({ faulty, good }: NonNullable<Report['known']>): string[] {
  const row = (name: string, { cards, byCode, byChecker }: typeof good): string[] => [
    name,
    `${cards}`,
    `${byCode}`,
    `${byChecker}`,
    `${cards - byCode - byChecker}`,
  ];
  return [
    '## Known cards',
    'Cards written by hand: which of them the checks in code turn away, which the checker suspects, and which pass. Of `unsafe` cards none should pass, of good ones all.',
    table(
      ['cards', 'all', 'by code', 'by the checker', 'passed'],
      [...Object.entries(faulty).map(([fault, score]) => row(fault, score)), row('good', good)],
    ),
  ];
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function inWords({ value, unit }: Figure): string {
  if (value === undefined) return '–';
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  if (unit === 'seconds') return `${value.toFixed(2)} s`;
  return unit === 'cost' ? value.toPrecision(3) : value.toFixed(1);
}

function changeBetween(one: Figure, other: Figure): string {
  if (one.value === undefined || other.value === undefined) return '–';
  const change = other.value - one.value;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  const size = inWords({ ...one, value: Math.abs(change) });
  return `${sign}${one.unit === 'share' ? size.replace(' %', ' points') : size}`;
}

/** Whether both have the same decks in them. */
function isAlike(one: Report, other: Report): boolean {
  const decksIn = ({ decks }: Report): string =>
    decks
      .map(({ category, topic, level, asked }) => `${category} ${topic} ${level} ${asked}`)
      .join();
  return decksIn(one) === decksIn(other);
}
