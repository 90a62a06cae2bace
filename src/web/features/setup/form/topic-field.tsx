import type { KeyboardEvent } from 'react';
import { categoryText } from '#sentences/categories.ts';
import { TOPIC_MAX } from '#contract/limits.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { SuggestField } from '#web/ui/suggest-field.tsx';
import styles from './topic-field.module.css';
import { useLimitNote } from './use-limit-note.ts';
import { useTopicSuggestions } from './use-topic-suggestions.ts';
import type { SetupPartProps } from './use-setup-form.ts';

interface TopicFieldProps extends SetupPartProps {
  /** Riffle's own cards make the deck, so it suggests what it has some about. */
  readonly isHouse: boolean;
  readonly onSubmit: (event: KeyboardEvent) => void;
}

/** What the evening is about: the one thing that a host has to say (RULE-21 to -24). */
export function TopicField({ category, form, isHouse, onChange, onSubmit }: TopicFieldProps) {
  const suggestions = useTopicSuggestions(form.topic, isHouse);
  const isFull = useLimitNote(form.topic, TOPIC_MAX);
  const [example = ''] = categoryText[category].examples;
  /** With Generate disabled, Enter submits nothing: an empty topic then says what is missing (RULE-23). */
  const askForTopic = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && form.topic.trim() === '') onSubmit(event);
  };
  return (
    <div className={styles['topic']}>
      <SuggestField
        label={setupFormText.topic}
        value={form.topic}
        onChange={(topic) => onChange({ topic })}
        onKeyDown={askForTopic}
        counter={TOPIC_MAX}
        placeholder={setupFormText.topicExample({ example })}
        suggestions={suggestions}
        listLabel={setupFormText.suggestions}
        hint={isFull ? setupFormText.topicFull : setupFormText.topicHint}
      />
    </div>
  );
}
