import { memo, useEffect, useState } from 'react';
import type { TeamId } from '#domain/match/teams.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { defaultTeamName } from '#web/platform/match/team-names.ts';
import { typedNames } from '#web/features/table/timer/typed-names.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import styles from './team-name.module.css';

interface Props {
  readonly team: TeamId;
  /** As it was typed, or empty. */
  readonly name: string;
}

/**
 * A team's name, to be typed over. Emptied, it shows what it will be called: 'Team A'. The rules cut it
 * (RULE-35): a limit of the field's would count an emoji twice.
 */
export const TeamName = memo(({ team, name }: Props) => {
  const [isEmptied, setEmptied] = useState(false);
  const [isTyped, setTyped] = useState(false);
  useEffect(() => (isTyped ? typedNames.add() : undefined), [isTyped]);
  const shown = name === '' && !isEmptied ? defaultTeamName(team) : name;
  return (
    <input
      className={styles['name']}
      aria-label={tableScoreText.nameOf({ team: defaultTeamName(team) })}
      value={shown}
      placeholder={defaultTeamName(team)}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => {
        setEmptied(target.value.trim() === '');
        dispatch({ type: 'RENAME_TEAM', team, name: target.value });
      }}
      onFocus={() => setTyped(true)}
      onBlur={() => {
        setEmptied(false);
        setTyped(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
});
