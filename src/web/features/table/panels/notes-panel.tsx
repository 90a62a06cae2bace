import { memo, useState } from 'react';
import { NOTES_LIMIT } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { Panel } from './panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import styles from './notes-panel.module.css';

interface Props {
  readonly notes: string;
}

/** Whatever the table wants to remember: a press on it opens the text for writing (RULE-34). */
export const NotesPanel = memo(({ notes }: Props) => (
  <Panel id="notes" summary={<span className="block truncate font-normal">{notes}</span>}>
    <Notes notes={notes} />
  </Panel>
));

function Notes({ notes }: Props) {
  const [isEditing, setEditing] = useState(false);
  /** The focus goes on at the slip. */
  const [isByKey, setByKey] = useState(false);
  const close = (byKey: boolean) => {
    setEditing(false);
    setByKey(byKey);
  };
  if (!isEditing) {
    return <Slip notes={notes} takesFocus={isByKey} onPress={() => setEditing(true)} />;
  }
  return (
    <div className="flex flex-col gap-2" ref={focusField}>
      <TextArea
        label={tableText.notes.label}
        rows={5}
        value={notes}
        counter={NOTES_LIMIT}
        onChange={(text) => dispatch({ type: 'UPDATE_NOTES', notes: text })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(true);
        }}
      />
      <Button size="small" className="self-end" onClick={({ detail }) => close(detail === 0)}>
        {tableText.notes.done}
      </Button>
    </div>
  );
}

interface SlipProps extends Props {
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}

function Slip({ notes, takesFocus, onPress }: SlipProps) {
  return (
    <button
      type="button"
      ref={takesFocus ? focusSlip : null}
      className={styles['notes']}
      onClick={onPress}
    >
      {notes === '' ? (
        <span className="text-fg-soft">{tableText.notes.empty}</span>
      ) : (
        <>
          <span className="sr-only">{tableText.notes.edit} </span>
          {notes}
        </>
      )}
    </button>
  );
}

function focusSlip(slip: HTMLButtonElement | null): void {
  slip?.focus();
}

/** Who opened the text wants to write in it, at its end. */
function focusField(frame: HTMLDivElement | null): void {
  const field = frame?.querySelector('textarea');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
