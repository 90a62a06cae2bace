import type { KeyboardEvent } from 'react';
import { CATEGORIES, DIFFICULTIES } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { TOPIC_MAX } from '#contract/limits.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TeamsSelect } from './teams-and-time.tsx';
import { TopicTips } from './topic-tips.tsx';
import { useLimitNote } from './use-limit-note.ts';
import type { SetupPartProps } from './use-setup-form.ts';

interface DeckDetailsProps extends SetupPartProps {
  readonly onSubmit: (event: KeyboardEvent) => void;
}

/** 'Game Details': topic, difficulty, teams (SETUP-06). */
export function DeckDetails({ category, form, onChange, onSubmit }: DeckDetailsProps) {
  const { showsTeamsAndTime } = CATEGORIES[category];
  return (
    <>
      <TopicField category={category} form={form} onChange={onChange} onSubmit={onSubmit} />
      <div>
        <TopicTips category={category} onTopic={(topic) => onChange({ topic })} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={setupFormText.difficulty}
          value={form.difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
          options={DIFFICULTIES.map((value) => ({
            value,
            label: setupFormText.difficulties[value],
          }))}
        />
        {showsTeamsAndTime && (
          <TeamsSelect value={form.teamCount} onChange={(teamCount) => onChange({ teamCount })} />
        )}
      </div>
    </>
  );
}

function TopicField({ category, form, onChange, onSubmit }: DeckDetailsProps) {
  const isFull = useLimitNote(form.topic, TOPIC_MAX);
  /** With Generate disabled, Enter submits nothing: an empty topic then says what is missing (RULE-23). */
  const askForTopic = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && form.topic.trim() === '') onSubmit(event);
  };
  return (
    <TextField
      label={setupFormText.topic}
      value={form.topic}
      onChange={(topic) => onChange({ topic })}
      onKeyDown={askForTopic}
      counter={TOPIC_MAX}
      placeholder={categoryText[category].examples[0]}
      autoComplete="off"
      hint={isFull ? setupFormText.topicFull : setupFormText.topicHint}
    />
  );
}
