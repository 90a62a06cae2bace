import { CATEGORIES, DIFFICULTIES } from '#domain/category/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { Select } from '#web/ui/select.tsx';
import { WhosPlaying } from '#web/features/setup/players/whos-playing.tsx';
import { CardsLanguage } from './cards-language.tsx';
import { TeamsSelect } from './teams-and-time.tsx';
import type { SetupPartProps } from './use-setup-form.ts';

/** 'Game Details' besides the topic: difficulty, teams, language (SETUP-06). */
export function DeckDetails({ category, form, onChange }: SetupPartProps) {
  const { showsTeamsAndTime } = CATEGORIES[category];
  return (
    <>
      <div className="grid gap-5 xs:grid-cols-2">
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
