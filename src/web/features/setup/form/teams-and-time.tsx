import {
  TEAM_COUNTS,
  TIMER_SECONDS,
  type TeamCount,
  type TimerSeconds,
} from '#domain/category/categories.ts';
import { Select } from '#web/ui/select.tsx';

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function TeamsSelect({ value, onChange }: ChoiceProps<TeamCount>) {
  return (
    <Select
      label="Teams"
      value={value}
      onChange={onChange}
      options={TEAM_COUNTS.map((count) => ({ value: count, label: `${count} teams` }))}
    />
  );
}

export function TimeSelect({ value, onChange }: ChoiceProps<TimerSeconds>) {
  return (
    <Select
      label="Time per card"
      value={value}
      onChange={onChange}
      options={TIMER_SECONDS.map((seconds) => ({ value: seconds, label: `${seconds} seconds` }))}
    />
  );
}
