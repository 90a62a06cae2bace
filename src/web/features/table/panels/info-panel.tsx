import { memo } from 'react';
import {
  TEAM_COUNTS,
  TIMER_SECONDS,
  type TeamCount,
  type TimerSeconds,
} from '#domain/category/categories.ts';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { Millis } from '#domain/match/timer.ts';
import { scoringText } from '#sentences/scoring.ts';
import { tableText } from '#sentences/table.ts';
import { faceDown } from '#web/platform/match/switches.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { DeckActs } from '#web/features/table/controls/deck-acts.tsx';
import { roundOf } from '#web/features/table/news/news.ts';
import { StageSounds } from '#web/features/table/stage/stage-sounds.tsx';
import { Panel } from './panel.tsx';
import { RoundHistory } from '#web/features/table/score/round-history.tsx';
import { RulesButton } from '#web/features/table/rules/rules-button.tsx';
import { useAfterFrame } from '#web/platform/after-frame.ts';
import { LateSelect } from '#web/ui/late-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './info-panel.module.css';

interface Props {
  readonly match: MatchState;
}

/** Where the match stands (PLAY-11), and what can still be changed about it: read beside the card, and drawn after it. */
export function InfoPanel({ match }: Props) {
  return <Info match={useAfterFrame(match)} />;
}

const Info = memo(({ match }: Props) => {
  const { facesDown, scored } = traitsOf(match);
  return (
    <Panel id="info" summary={roundOf(match)}>
      <p className={styles['round']}>{roundOf(match)}</p>
      <dl className={styles['facts']}>
        <div>
          <dt>{tableText.info.totalCards}</dt>
          <dd>{match.cards.length}</dd>
        </div>
        <div>
          <dt>{tableText.info.teams}</dt>
          <dd>{match.teamCount}</dd>
        </div>
      </dl>
      {match.category === 'free' && (
        <FreeGameSettings teamCount={match.teamCount} timerMs={match.timer.durationMs} />
      )}
      {scored && <RoundSetting closesRounds={match.closesRounds ?? false} />}
      {facesDown && <FaceDownSetting />}
      <RulesButton match={match} />
      <StageSounds />
      <RoundHistory
        scoreboard={match.scoreboard}
        teamCount={match.teamCount}
        teamNames={match.teamNames}
      />
      <DeckActs match={match} />
    </Panel>
  );
});

interface FreeGameProps {
  readonly teamCount: TeamCount;
  readonly timerMs: Millis;
}

/** Free games start without a setup: what it would ask can be changed here. */
const FreeGameSettings = memo(({ teamCount, timerMs }: FreeGameProps) => {
  const seconds = timerMs / 1000;
  return (
    <div className={styles['settings']}>
      <LateSelect
        leavesKeys
        label={tableText.info.teamCount}
        value={teamCount}
        options={TEAM_COUNTS.map((value) => ({
          value,
          label: tableText.info.countOfTeams({ count: value }),
        }))}
        onChange={(next) => dispatch({ type: 'SET_TEAM_COUNT', teamCount: next })}
      />
      <LateSelect<TimerSeconds>
        leavesKeys
        label={tableText.info.timePerCard}
        value={TIMER_SECONDS.find((value) => value === seconds) ?? 30}
        options={TIMER_SECONDS.map((value) => ({
          value,
          label: tableText.timer.seconds({ seconds: value }),
        }))}
        onChange={(next) => dispatch({ type: 'SET_TIMER_SECONDS', seconds: next })}
      />
    </div>
  );
});

const RoundSetting = memo(({ closesRounds }: { readonly closesRounds: boolean }) => {
  return (
    <div className="mt-4">
      <Switch
        label={scoringText.rounds.byThemselves}
        hint={scoringText.rounds.byThemselvesHint}
        checked={closesRounds}
        onChange={(byThemselves) => dispatch({ type: 'CLOSE_ROUNDS', byThemselves })}
      />
    </div>
  );
});

function FaceDownSetting() {
  const isFaceDown = faceDown.use();
  return (
    <div className="mt-4">
      <Switch
        label={tableText.info.faceDown}
        hint={tableText.info.faceDownHint}
        checked={isFaceDown}
        onChange={faceDown.set}
      />
    </div>
  );
}
