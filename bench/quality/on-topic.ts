// What a card is about, judged by where its author put it, not by the search that found it.
import {
  GENERATED_CATEGORIES,
  type GeneratedCategory,
} from '../../src/domain/category/categories.ts';
import { sortGeneral } from '../../src/server/features/generation/bank/general-cards.ts';
import { loadGeneral, loadPack, packIds } from '../../src/server/features/generation/bank/load.ts';
import { cardsOf } from '../../src/server/features/generation/bank/pack-cards.ts';
import { keyOf } from '../../src/server/features/generation/bank/words.ts';
import type { DraftCard } from '../../src/server/features/generation/writing/writer.ts';

interface Place {
  readonly form: string;
  /** Its pack or file, and what that is called. */
  readonly names: readonly string[];
  /** Packs that its own names as near, and those that name it. */
  readonly near: readonly string[];
  readonly subjects: readonly string[];
}

export type Share = 'about' | 'near' | 'general' | 'template';
const places = new Map<string, Place>();
const ANY = { keys: new Set<string>(), kind: undefined, isForChildren: false };

for (const id of await packIds()) {
  const pack = await loadPack(id);
  const names = [pack.title, ...pack.aliases].map(keyOf);
  const subjects = new Map(
    pack.trivia.map(({ question, subjects = [] }) => [question, subjects.map(keyOf)]),
  );
  for (const category of GENERATED_CATEGORIES) {
    for (const { question, form } of cardsOf(pack, category)) {
      const near = [...pack.near, ...pack.parents].map((other) =>
        keyOf(other.replaceAll('-', ' ')),
      );
      places.set(`${category}:${question}`, {
        form,
        names,
        near,
        subjects: subjects.get(question) ?? [],
      });
    }
  }
}
for (const category of GENERATED_CATEGORIES) {
  for (const file of await loadGeneral(category)) {
    const { fits: _fits, ...open } = file;
    const names = [file.title, ...file.keywords].map(keyOf);
    const subjects = new Map(
      file.cards.map((card) => [
        'secret' in card ? card.secret : card.question,
        'subjects' in card ? card.subjects.map(keyOf) : [],
      ]),
    );
    for (const { question, form } of sortGeneral([open], ANY).general) {
      places.set(`${category}:${question}`, {
        form,
        names,
        near: [],
        subjects: subjects.get(question) ?? [],
      });
    }
  }
}

/** About the topic by its pack's names or its own subjects, near by its pack's, general, or a template. */
export function shareOf(gameType: GeneratedCategory, topic: string, card: DraftCard): Share {
  const place = places.get(`${gameType}:${card.question}`);
  if (!place) return 'template';
  const asked = topic.split(/\s+and\s+/).map(keyOf);
  const isOf = (labels: readonly string[]) => labels.some((label) => asked.includes(label));
  if (isOf(place.names) || isOf(place.subjects)) return 'about';
  const words = ` ${keyOf(topic)} `;
  const isAround = (label: string) => words.includes(` ${label} `) || ` ${label} `.includes(words);
  return [...place.names, ...place.near].some(isAround) ? 'near' : 'general';
}

/** How it asks. */
export function formOf(gameType: GeneratedCategory, card: DraftCard): string {
  return places.get(`${gameType}:${card.question}`)?.form ?? 'template';
}
