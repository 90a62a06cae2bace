import type { Card } from '#domain/deck/card.ts';
import type { CategoryId, TeamCount, TimerSeconds } from '#domain/category/categories.ts';
import { CardSwitches, type Shown } from '#web/features/setup/form/card-switches.tsx';
import { WhosPlaying } from '#web/features/setup/players/whos-playing.tsx';
import { TeamsSelect, TimeSelect } from '#web/features/setup/form/teams-and-time.tsx';

/** What a host sets for a match with a deck that is there. */
export interface MatchChoice extends Shown {
  readonly teamCount: TeamCount;
  readonly timerSeconds: TimerSeconds;
}

interface MatchChoicesProps {
  readonly category: CategoryId;
  readonly cards: readonly Card[];
  readonly choice: MatchChoice;
  readonly onChange: (change: Partial<MatchChoice>) => void;
}

export function MatchChoices({ category, cards, choice, onChange }: MatchChoicesProps) {
  return (
    <>
      <CardSwitches category={category} cards={cards} shown={choice} onChange={onChange} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TimeSelect
          value={choice.timerSeconds}
          onChange={(timerSeconds) => onChange({ timerSeconds })}
        />
        <TeamsSelect value={choice.teamCount} onChange={(teamCount) => onChange({ teamCount })} />
      </div>
      <WhosPlaying teamCount={choice.teamCount} />
    </>
  );
}
