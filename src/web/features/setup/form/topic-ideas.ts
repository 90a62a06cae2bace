// Topics that are offered beside the field. Each is one that Generate takes.
import type { BankCoverage } from '#contract/generation.ts';
import { solidLength } from '#contract/limits.ts';
import { isTopicLongEnough } from '#contract/topic.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { setupTopicText } from '#sentences/setup-topics.ts';
import type { SetupForm } from './setup-form.ts';

/** So much of a short topic is typed before a longer one is made of it. */
const SHORT_LEAST = 3;

export interface TopicIdeas {
  readonly label: string;
  readonly topics: readonly string[];
}

/** A title as a topic that is long enough: 'Cats' becomes 'All about cats', which finds the same cards. */
export function asTopic(title: string): string {
  return isTopicLongEnough(title) ? title : setupFormText.allAbout({ topic: title.toLowerCase() });
}

/** What Riffle's own cards know well instead; a longer form of a short topic; or the category's own ideas. */
export function topicIdeas(
  category: GeneratedCategory,
  form: SetupForm,
  coverage: BankCoverage | undefined,
): TopicIdeas {
  if (coverage && isShort(coverage, form) && coverage.nearTopics.length > 0) {
    return { label: setupFormText.bank.knowsWell, topics: coverage.nearTopics.map(asTopic) };
  }
  const typed = form.topic.trim();
  const isBegun = solidLength(typed) >= SHORT_LEAST && !isTopicLongEnough(typed);
  return {
    label: setupFormText.ideas,
    topics: [...(isBegun ? [asTopic(typed)] : []), ...setupTopicText[category]],
  };
}

/** Fewer cards about the topic than the deck is to have. */
export function isShort({ cards }: BankCoverage, { cardCount }: SetupForm): boolean {
  return cards < cardCount;
}

/** Why no deck can be written about a topic; undefined where one can. */
export function whyNot(topic: string): string | undefined {
  const typed = topic.trim();
  if (typed === '') return setupFormText.nameATopic;
  return isTopicLongEnough(typed) ? undefined : setupFormText.tooShort({ topic: typed });
}
