// 'Who's playing?': the teams in one line, and behind it their names, dice and crests.
import { useId, useState } from 'react';
import type { CrestId, TeamCrests } from '#domain/match/crests.ts';
import { suggestName } from '#domain/match/suggest-name.ts';
import { teamsOf, type TeamId, type TeamNames } from '#domain/match/teams.ts';
import { matchText } from '#sentences/match.ts';
import { teamsText } from '#sentences/teams.ts';
import { Crest } from './crest.tsx';
import { CrestPicker } from './crest-picker.tsx';
import { NameField } from './name-field.tsx';
import styles from './whos-playing.module.css';

export interface WhosPlayingProps {
  readonly teamCount: number;
  readonly names: TeamNames;
  readonly crests: TeamCrests;
  readonly onName: (team: TeamId, name: string) => void;
  readonly onCrest: (team: TeamId, crest: CrestId) => void;
  /** Names and crests as in a browser that knows no teams. */
  readonly onFresh: () => void;
  /** The names at this moment: the dice may fall after others have. */
  readonly latestNames: () => TeamNames;
}

/** Its own name, or 'Team A'. */
function nameOf(names: TeamNames, team: TeamId): string {
  return names[team]?.trim() || matchText.team({ team });
}

export function WhosPlaying(props: WhosPlayingProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles['teams']}>
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['title']}>{teamsText.title}</span>
        <InOneLine {...props} />
        <Arrow />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Entries {...props} />}
      </div>
    </div>
  );
}

function InOneLine({ teamCount, names, crests }: WhosPlayingProps) {
  return (
    <span className={styles['marks']}>
      {teamsOf(teamCount).map((team) => (
        <span key={team} className={styles['mark']}>
          <Crest crest={crests[team]} />
          <span className={styles['called']}>{nameOf(names, team)}</span>
        </span>
      ))}
    </span>
  );
}

function Entries(props: WhosPlayingProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <ul className={styles['rows']}>
        {teamsOf(props.teamCount).map((team) => (
          <TeamEntry key={team} {...props} team={team} onRolled={setSaid} />
        ))}
      </ul>
      <p className={styles['foot']}>
        <span>{teamsText.kept}</span>
        <button type="button" className="button button-quiet ml-auto" onClick={props.onFresh}>
          {teamsText.fresh}
        </button>
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

interface EntryProps extends WhosPlayingProps {
  readonly team: TeamId;
  readonly onRolled: (sentence: string) => void;
}

function TeamEntry(props: EntryProps) {
  const { team, teamCount, names, crests, onName, onCrest, latestNames, onRolled } = props;
  const own = matchText.team({ team });
  const roll = async (): Promise<void> => {
    const { teamNamesText } = await import('#sentences/team-names.ts');
    const name = suggestName(teamNamesText.names, latestNames(), Math.random());
    if (name === undefined) return;
    onName(team, name);
    onRolled(teamsText.rolled({ team: own, name }));
  };
  return (
    <li className={styles['row']}>
      <CrestPicker
        team={own}
        crest={crests[team]}
        holders={teamsOf(teamCount).map((id) => [crests[id], nameOf(names, id)] as const)}
        onCrest={(crest) => onCrest(team, crest)}
      />
      <NameField team={own} name={names[team] ?? ''} onName={(name) => onName(team, name)} />
      <DiceButton label={teamsText.dice({ team: own })} onRoll={() => void roll()} />
    </li>
  );
}

/** Turns once at each throw. */
function DiceButton({ label, onRoll }: { readonly label: string; readonly onRoll: () => void }) {
  const [throws, setThrows] = useState(0);
  return (
    <button
      type="button"
      className={styles['dice']}
      aria-label={label}
      title={label}
      onClick={() => {
        setThrows(throws + 1);
        onRoll();
      }}
    >
      <svg key={throws} viewBox="0 0 24 24" data-thrown={throws > 0} aria-hidden="true">
        <rect x="3" y="3" width="18" height="18" rx="4.5" fill="none" stroke="currentColor" />
        <path d="M8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01" stroke="currentColor" />
      </svg>
    </button>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 16 16" className={styles['arrow']} fill="none" aria-hidden="true">
      <path d="m3 6 5 5 5-5" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
