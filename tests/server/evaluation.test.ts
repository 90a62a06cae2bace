// An evaluation in its short form, against the stand-in: that it measures rightly, not how good a model is.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { evaluate, type Evaluation } from '#eval/evaluate.ts';
import { figuresOf } from '#eval/figures.ts';
import { comparison, toMarkdown } from '#eval/markdown.ts';
import { EVERYTHING } from '#eval/plan.ts';
import { Report } from '#eval/report.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { node } from '#tests/support/admin.ts';
import { startStandIn } from '#tests/support/eval-stand-in.ts';
import { rowOfSevens } from '#tests/support/model-server.ts';
import { npmScript } from '#tests/support/npm-script.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => standIn.stop());

function run(changes: Partial<Evaluation> = {}): Promise<Report> {
  const { model } = readConfiguration(standIn.settings);
  if (!model) throw new Error('There is no model');
  return evaluate({
    settings: model,
    streams: 2,
    isStandIn: true,
    commit: 'abc1234',
    selection: { categories: ['trivia'], topics: ['broad'], levels: ['easy'] },
    parts: ['decks'],
    cards: 10,
    evenings: 2,
    cap: undefined,
    prices: {},
    log: pino({ level: 'silent' }),
    onStep: () => {},
    ...changes,
  });
}

describe('MODEL-28 an evaluation', () => {
  it('tells of each deck what was asked for, came, was kept and refused, and what that took', async () => {
    standIn.model.card = (serial) =>
      serial === 3 ? { ...rowOfSevens(serial), hint: '' } : rowOfSevens(serial);
    const price = { input: 1, output: 2 };
    const report = await run({ prices: { writing: price, checking: price } });
    const [deck] = report.decks;
    expect(deck).toMatchObject({
      category: 'trivia',
      topic: 'broad',
      level: 'easy',
      asked: 10,
      kept: 10,
      refused: { 'no-hint': 1 },
      uncounted: 0,
      repeats: { within: 0, between: 0 },
      blind: { same: 10, other: 0, unclear: 0, doubtful: 0, harmful: 0, requests: 2 },
    });
    const { came = 0, inLanguage, requests = 0, inputTokens = 0, outputTokens = 0 } = deck ?? {};
    expect(came).toBeGreaterThan(10);
    expect(inLanguage).toBe(came);
    // The stand-in says that each prompt has cost 100.
    expect(inputTokens).toBe(requests * 100);
    expect(deck?.cost).toBeCloseTo((inputTokens + outputTokens * 2) / 1_000_000);
    expect(report.spent).toMatchObject({ requests: requests + 2, assumed: 0 });
    expect(report.spent.cost).toBeCloseTo((deck?.cost ?? 0) + (deck?.blind?.cost ?? 0));
    expect(Report.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it('tells what is said again, in which language, and what a blind checker doubts', async () => {
    standIn.model.card = (serial) => rowOfSevens(serial === 4 ? 3 : serial);
    standIn.model.doubts = (question) => question.includes('after 7 ');
    const [deck] = (await run({ streams: 1 })).decks;
    expect(deck?.repeats).toEqual({ within: 1, between: 0 });
    expect(deck?.blind).toMatchObject({ same: 9, other: 1, doubtful: 1 });
    const selection = {
      categories: ['social', 'secret-prompt'],
      topics: ['japanese'],
      levels: ['easy'],
    } as const;
    const [social, secret] = (await run({ selection })).decks;
    expect(social).toMatchObject({ kept: 0, inLanguage: 0, failure: 'DeckIncomplete' });
    expect(social?.refused).toEqual({ 'wrong-language': social?.came });
    // As in the server, nobody looks at secrets.
    expect(secret).not.toHaveProperty('blind');
  });

  it('plays evenings on one topic, and counts what an earlier one had', async () => {
    standIn.model.card = (serial) => rowOfSevens(serial % 12);
    const { evenings, decks } = await run({ parts: ['evenings'], streams: 1 });
    expect(decks).toEqual([]);
    const [first, second] = evenings[0]?.decks ?? [];
    expect(first).toEqual({ kept: 10, repeated: 0 });
    expect(second?.repeated).toBeGreaterThan(5);
    const told = standIn.model.requests.findLast((request) => request.includes('<earlier>'));
    expect(told).toContain('in the row of sevens? — The 5th plus one');
  });

  it('ends at once, with advice, where no deck can be better', async () => {
    standIn.model.mood = 'refused';
    const selection = {
      categories: ['trivia'],
      topics: ['broad', 'narrow'],
      levels: ['easy'],
    } as const;
    const report = await run({ selection, parts: ['decks', 'evenings', 'known'] });
    expect(report.stopped).toMatch(/^The server wants a key \(status 401\)/);
    expect(report.decks).toHaveLength(1);
    expect(report).toMatchObject({ evenings: [] });
    expect(report).not.toHaveProperty('known');
  });
});

describe('MODEL-29 a cap', () => {
  const selection = {
    ...EVERYTHING,
    categories: ['trivia'],
    topics: ['broad', 'form', 'narrow'],
  } as const;
  const spentBy = ({ spent }: Report): number => spent.inputTokens + spent.outputTokens;

  it('ends it before it is passed, and what was cut short does not count', async () => {
    const all = await run({ selection });
    expect(all.decks).toHaveLength(9);
    const cap = { tokens: spentBy(all) };
    const capped = await run({ selection, cap, parts: ['decks', 'evenings', 'known'] });
    expect(capped.stopped).toBe('The cap would have been passed.');
    expect(spentBy(capped)).toBeLessThanOrEqual(cap.tokens);
    expect(capped.decks.length).toBeLessThan(9);
    for (const { kept } of capped.decks) expect(kept).toBe(10);
    expect(capped).toMatchObject({ evenings: [] });
  });

  it('leaves known cards out that were not all looked at', async () => {
    const parts = ['known'] as const;
    const all = await run({ parts });
    const { known } = await run({ parts, cap: { tokens: spentBy(all) } });
    const { good, faulty } = known ?? {};
    expect(good?.cards).toBeLessThan(100);
    const wrong = faulty?.['wrong-fact'];
    expect(wrong?.byChecker).toBe(wrong?.cards);
  });
});

it('MODEL-30 known cards tell how many faults are found, and how many good cards are suspected', async () => {
  const { known } = await run({ parts: ['known'] });
  expect(known?.good).toEqual({ cards: 100, byCode: 0, byChecker: 0 });
  const { faulty } = known ?? {};
  expect(faulty?.['wrong-fact']).toEqual({ cards: 31, byCode: 0, byChecker: 31 });
  expect(faulty?.hint).toEqual({ cards: 18, byCode: 0, byChecker: 0 });
  expect(faulty?.unsafe).toEqual({ cards: 20, byCode: 1, byChecker: 19 });
});

describe('MODEL-28 a page', () => {
  it('has the figures, by category, topic and level, and says that it is the stand-in', async () => {
    const report = await run({ parts: ['decks', 'evenings', 'known'] });
    const page = toMarkdown(report);
    expect(page).toContain('say nothing about any model’s cards');
    expect(page).toContain('commit abc1234; 1 decks');
    expect(page).toContain('| cards kept, of those asked for | 100.0 % |');
    expect(page).toContain('| wrong-fact | 31 | 0 | 31 | 0 |');
    expect(page).toContain('| trivia, broad topic | 0 of 10 |');
  });

  it('of two has what has changed between them', async () => {
    const one = await run();
    standIn.model.doubts = () => true;
    const other = { ...(await run()), commit: 'def5678' };
    const page = comparison(one, other);
    expect(page).toContain(
      '| answers that a blind checker comes to as well | 100.0 % | 0.0 % | −100.0 points |',
    );
    expect(page).not.toContain('compare with care');
    expect(comparison(one, { ...other, decks: [] })).toContain('compare with care');
    expect(figuresOf({ ...one, decks: [] }).every(({ value }) => value === undefined)).toBe(true);
  });

  it('is written beside the JSON by npm run eval, which compares two as well', () => {
    const folder = mkdtempSync(join(tmpdir(), 'riffle-eval-'));
    const out = join(folder, 'a');
    const args = ['--stand-in', '--categories', 'trivia', '--topics', 'broad', '--levels', 'easy'];
    const { status } = node([...npmScript('eval'), ...args, '--parts', 'decks', '--out', out]);
    expect(status).toBe(0);
    expect(Report.parse(JSON.parse(readFileSync(`${out}.json`, 'utf8'))).decks).toHaveLength(1);
    expect(readFileSync(`${out}.md`, 'utf8')).toContain('# The stand-in');
    const { stdout } = node([...npmScript('eval'), '--compare', `${out}.json`, `${out}.json`]);
    expect(stdout).toContain(
      '| cards kept, of those asked for | 100.0 % | 100.0 % | ±0.0 points |',
    );
    rmSync(folder, { recursive: true });
  });
});
