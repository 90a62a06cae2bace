// An evaluation from its beginning to its end, or to the cap.
import type { Log } from '#server/platform/log.ts';
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import { loadModelParts, MODEL_PATIENCE, troubleOf } from '#server/features/generation/index.ts';
import { playEvenings } from './evenings.ts';
import { eveningsOf, planOf, type PlannedDeck, type Selection } from './plan.ts';
import type { DeckResult, EveningResult, KnownResult, Report } from './report.ts';
import { scoreKnown } from './score-known.ts';
import { Spending, type Cap, type Prices } from './spending.ts';
import { writeDeck, type Writing } from './write-deck.ts';

export const PARTS = ['decks', 'evenings', 'known'] as const;
export type Part = (typeof PARTS)[number];

export interface Evaluation {
  readonly settings: ModelSettings;
  /** Streams that one deck is written in, at most. */
  readonly streams: number;
  readonly isStandIn: boolean;
  readonly commit: string | undefined;
  readonly selection: Selection;
  readonly parts: readonly Part[];
  /** Cards a deck. */
  readonly cards: number;
  readonly evenings: number;
  readonly cap: Cap | undefined;
  readonly prices: Prices;
  readonly log: Log;
  /** Hears of each step, in a line. */
  readonly onStep: (line: string) => void;
}

const MOST_MS = 300_000;

/** What no deck would do better with. */
const HOPELESS = new Set(['key', 'model', 'address', 'unreachable', 'quota']);

export async function evaluate(evaluation: Evaluation): Promise<Report> {
  const spending = new Spending(evaluation.cap, evaluation.prices);
  const found = await work(evaluation, spending);
  const { settings, isStandIn, commit, streams } = evaluation;
  const { cost, ...spent } = await spending.total();
  const stopped =
    found.stopped ?? (spending.isReached ? 'The cap would have been passed.' : undefined);
  return {
    version: 1,
    at: new Date().toISOString(),
    ...(commit && { commit }),
    standIn: isStandIn,
    provider: settings.provider,
    model: settings.model,
    checkModel: settings.checkModel ?? settings.model,
    streams,
    spent: { ...spent, ...(cost !== undefined && { cost }) },
    ...(stopped && { stopped }),
    decks: found.decks,
    evenings: found.evenings,
    ...(found.known && { known: found.known }),
  };
}

interface Found {
  readonly decks: DeckResult[];
  readonly evenings: EveningResult[];
  known?: KnownResult;
  stopped?: string;
}

async function work(evaluation: Evaluation, spending: Spending): Promise<Found> {
  const { selection, parts, evenings } = evaluation;
  const writing = await writingOf(evaluation, spending);
  const found: Found = { decks: [], evenings: [] };
  const goesOn = (): boolean => !found.stopped && !spending.isReached;
  if (parts.includes('decks')) await writeAll(evaluation, writing, { found, goesOn });
  if (parts.includes('evenings')) {
    for (const deck of eveningsOf(selection)) {
      if (!goesOn()) break;
      evaluation.onStep(`${evenings} evenings with ${nameOf(deck)}`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      found.evenings.push(await playEvenings(writing, deck, { evenings, goesOn }));
    }
  }
  if (parts.includes('known') && goesOn()) {
    evaluation.onStep('Known cards');
    found.known = await scoreKnown({ ...writing, goesOn });
  }
  return found;
}

async function writeAll(
  { selection, settings, onStep }: Evaluation,
  writing: Writing,
  { found, goesOn }: { readonly found: Found; readonly goesOn: () => boolean },
): Promise<void> {
  for (const deck of planOf(selection)) {
    if (!goesOn()) return;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or they would be slower
    const { result, failure } = await writeDeck(writing, deck);
    onStep(`${nameOf(deck)}: ${result.kept} of ${result.asked}`);
    // A deck that the cap has cut short says nothing about the model.
    if (!goesOn()) return;
    found.decks.push(result);
    if (result.came > 0 || !failure) continue;
    const { kind, advice } = troubleOf(failure.error, settings);
    if (HOPELESS.has(kind)) found.stopped = advice;
  }
}

async function writingOf(
  { settings, streams, cards, prices, log }: Evaluation,
  { meter }: Spending,
): Promise<Writing> {
  const { modelStreams, modelWriter } = await loadModelParts();
  const model = modelStreams(settings, { width: streams, patience: MODEL_PATIENCE, log, meter });
  const writer = modelWriter({
    model,
    streams,
    secondLook: true,
    random: Math.random,
    log,
    patience: MODEL_PATIENCE,
    secondLookMs: MOST_MS,
  });
  return { writer, count: cards, prices, mostMs: MOST_MS };
}

function nameOf({ wish, kind }: PlannedDeck): string {
  return `${wish.gameType}, ${kind} topic, ${wish.difficulty}`;
}
