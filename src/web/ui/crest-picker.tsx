import { useRef, useState } from 'react';
import { CREST_IDS, type CrestId } from '#domain/match/crests.ts';
import { teamsText } from '#sentences/teams.ts';
import { Crest } from './crest.tsx';
import styles from './whos-playing.module.css';

interface Props {
  /** What the team is called without a name of its own. */
  readonly team: string;
  readonly crest: CrestId;
  /** The crests of the teams that play, with what they are called. */
  readonly holders: readonly (readonly [CrestId, string])[];
  readonly onCrest: (crest: CrestId) => void;
}

/** A team's crest; a press lays all eight out. One that another team has is swapped. */
export function CrestPicker(props: Props) {
  const { team, crest, onCrest } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (next: CrestId): void => {
    onCrest(next);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['crest']}
        aria-expanded={isOpen}
        aria-label={teamsText.crestOf({ team, crest: teamsText.crests[crest] })}
        onClick={() => setOpen(!isOpen)}
      >
        <Crest crest={crest} className="size-7" />
      </button>
      {isOpen && <Choices {...props} onCrest={choose} />}
    </>
  );
}

function Choices({ team, crest, holders, onCrest }: Props) {
  return (
    <div role="group" aria-label={teamsText.crestsFor({ team })} className={styles['crests']}>
      {CREST_IDS.map((id) => {
        const name = teamsText.crests[id];
        const holder = holders.find(([held]) => held === id && held !== crest)?.[1];
        const label = holder === undefined ? name : teamsText.swap({ crest: name, team: holder });
        return (
          <button
            key={id}
            type="button"
            className={styles['choice']}
            aria-pressed={id === crest}
            aria-label={label}
            data-held={holder !== undefined}
            onClick={() => onCrest(id)}
          >
            <Crest crest={id} className="size-7" />
          </button>
        );
      })}
    </div>
  );
}
