import type { KeyboardEvent } from 'react';
import { CATEGORIES, DIFFICULTIES } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { TOPIC_MAX } from '#contract/limits.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { Select } from '#web/ui/select.tsx';
import { SuggestField } from '#web/ui/suggest-field.tsx';
import { WhosPlaying } from '#web/features/setup/players/whos-playing.tsx';
import { CardsLanguage } from './cards-language.tsx';
import { TeamsSelect } from './teams-and-time.tsx';
import { TopicTips } from './topic-tips.tsx';
import { useLimitNote } from './use-limit-note.ts';
import { useTopicSuggestions } from './use-topic-suggestions.ts';
import type { SetupPartProps } from './use-setup-form.ts';

interface DeckDetailsProps extends SetupPartProps {
  /** Riffle's own cards make the deck, so it suggests what it has some about. */
  readonly isHouse: boolean;
  readonly onSubmit: (event: KeyboardEvent) => void;
}

/** 'Game Details': topic, difficulty, teams, language (SETUP-06). */
export function DeckDetails(props: DeckDetailsProps) {
  const { category, form, onChange } = props;
  const { showsTeamsAndTime } = CATEGORIES[category];
  return (
    <>
      <TopicField {...props} />
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
      {showsTeamsAndTime && <WhosPlaying teamCount={form.teamCount} />}
      <CardsLanguage form={form} onChange={onChange} />
    </>
  );
}

function TopicField({ category, form, isHouse, onChange, onSubmit }: DeckDetailsProps) {
  const suggestions = useTopicSuggestions(form.topic, isHouse);
  const isFull = useLimitNote(form.topic, TOPIC_MAX);
  /** With Generate disabled, Enter submits nothing: an empty topic then says what is missing (RULE-23). */
  const askForTopic = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && form.topic.trim() === '') onSubmit(event);
  };
  return (
    <SuggestField
      label={setupFormText.topic}
      value={form.topic}
      onChange={(topic) => onChange({ topic })}
      onKeyDown={askForTopic}
      counter={TOPIC_MAX}
      placeholder={categoryText[category].examples[0]}
      suggestions={suggestions}
      listLabel={setupFormText.suggestions}
      hint={isFull ? setupFormText.topicFull : setupFormText.topicHint}
    />
  );
}
