import {
  TEAM_COUNTS,
  TIMER_SECONDS,
  type TeamCount,
  type TimerSeconds,
} from '#domain/category/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { Select } from '#web/ui/select.tsx';

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function TeamsSelect({ value, onChange }: ChoiceProps<TeamCount>) {
  return (
    <Select
      label={setupFormText.teams}
      value={value}
      onChange={onChange}
      options={TEAM_COUNTS.map((count) => ({
        value: count,
        label: setupFormText.teamCount({ count }),
      }))}
    />
  );
}

export function TimeSelect({ value, onChange }: ChoiceProps<TimerSeconds>) {
  return (
    <Select
      label={setupFormText.time}
      value={value}
      onChange={onChange}
      options={TIMER_SECONDS.map((count) => ({
        value: count,
        label: setupFormText.seconds({ count }),
      }))}
    />
  );
}
