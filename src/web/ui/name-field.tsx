import { useState } from 'react';
import { teamsText } from '#sentences/teams.ts';

interface Props {
  /** What it is called without a name of its own. */
  readonly team: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** A team's name, to be typed over; who keeps it cuts it. Enter ends the typing, and submits nothing. */
export function NameField({ team, name, onName }: Props) {
  const [isEmptied, setEmptied] = useState(false);
  return (
    <input
      className="field-box min-w-0"
      aria-label={teamsText.nameOf({ team })}
      value={name === '' && !isEmptied ? team : name}
      placeholder={team}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => {
        setEmptied(target.value.trim() === '');
        onName(target.value);
      }}
      onFocus={({ target }) => target.select()}
      onBlur={() => setEmptied(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
