import type { RoomState } from '#domain/room/state.ts';
import {
  WAYS_TO_ANSWER,
  WAYS_TO_JOIN,
  WAYS_TO_SCORE,
  type RoomSettings,
} from '#domain/room/state.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { actInRoom } from '#web/platform/room/screen-room.ts';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** What the host has chosen for the phones; every choice counts at once. */
export function RoomRules({ room: { settings } }: { readonly room: RoomState }) {
  const words = tablePhonesText.rules;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Choice
        label={words.answering}
        values={WAYS_TO_ANSWER}
        labels={words.answers}
        value={settings.answering}
        hint={settings.answering === 'choose' ? words.chooseHint : undefined}
        onChange={(answering) => set({ answering })}
      />
      <Choice
        label={words.scoring}
        values={WAYS_TO_SCORE}
        labels={words.scores}
        value={settings.scoring}
        onChange={(scoring) => set({ scoring })}
      />
      <Choice
        label={words.joining}
        values={WAYS_TO_JOIN}
        labels={words.joins}
        value={settings.joining}
        onChange={(joining) => set({ joining })}
      />
      <Switches settings={settings} />
    </div>
  );
}

function Switches({ settings }: { readonly settings: RoomSettings }) {
  const words = tablePhonesText.rules;
  return (
    <>
      <Switch
        label={words.speed}
        hint={words.speedHint}
        checked={settings.speed}
        onChange={(speed) => set({ speed })}
      />
      <Switch
        label={words.showsVoters}
        checked={settings.showsVoters}
        onChange={(showsVoters) => set({ showsVoters })}
      />
      <Switch
        label={words.readsAhead}
        hint={words.readsAheadHint}
        checked={settings.readsAhead}
        onChange={(readsAhead) => set({ readsAhead })}
      />
      <Switch
        label={words.guardsWords}
        hint={words.guardsWordsHint}
        checked={settings.guardsWords}
        onChange={(guardsWords) => set({ guardsWords })}
      />
    </>
  );
}

function set(settings: Partial<RoomSettings>): void {
  actInRoom({ type: 'SET', settings });
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly hint?: string | undefined;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ values, labels, hint, ...rest }: ChoiceProps<Value>) {
  return (
    <Select
      {...rest}
      {...(hint !== undefined && { hint })}
      options={values.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
