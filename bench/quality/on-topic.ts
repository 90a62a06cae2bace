// Whether a card of the bank is about a topic, judged by what its author filed it under, not by the search
// that found it.
import pluralize from 'pluralize';
import {
  GENERATED_CATEGORIES,
  type GeneratedCategory,
} from '../../src/domain/category/categories.ts';
import { loadTemplates, loadTopics } from '../../src/server/features/generation/bank/topics.ts';
import type { DraftCard } from '../../src/server/features/generation/writing/writer.ts';

interface Filed {
  readonly form: string;
  /** Of the topic file: its title and keywords. */
  readonly topic: readonly string[];
  /** Of the card alone. */
  readonly subjects: readonly string[];
}

const filed = new Map<string, Filed>();
const topics = await Promise.all(GENERATED_CATEGORIES.map(loadTopics));
const templates = (await Promise.all(GENERATED_CATEGORIES.map(loadTemplates))).flat();
for (const topic of topics.flat()) {
  const about = [topic.title, ...topic.keywords];
  for (const card of topic.cards) {
    const [question, form, subjects] =
      'secret' in card
        ? [card.secret, topic.id, []]
        : [card.question, 'form' in card ? card.form : card.subjects[0], card.subjects];
    filed.set(`${topic.category}:${question}`, { form: form ?? '', topic: about, subjects });
  }
}

const words = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !['the', 'and', 'of', 'a', 'our', 'at', 'i'].includes(word))
    .map((word) => pluralize.singular(word));

const names = (label: string, topic: readonly string[]): boolean => {
  const own = new Set(words(label));
  return topic.every((word) => own.has(word));
};

export type Bearing = 'filed' | 'mentioned' | 'template';

/** Filed under the topic, only mentioning it, or a template that was written around it. */
export function bearingOf(gameType: GeneratedCategory, topic: string, card: DraftCard): Bearing {
  const place = filed.get(`${gameType}:${card.question}`);
  if (!place) return 'template';
  if (/^anything$/i.test(topic)) return 'filed';
  const asked = words(topic);
  return [...place.topic, ...place.subjects].some((label) => names(label, asked))
    ? 'filed'
    : 'mentioned';
}

/** The form of a card: how it asks. */
export function formOf(gameType: GeneratedCategory, topic: string, card: DraftCard): string {
  const place = filed.get(`${gameType}:${card.question}`);
  if (place) return place.form;
  const template = templates.find(({ text }) => text.replace('{topic}', topic) === card.question);
  return template?.form ?? '';
}
