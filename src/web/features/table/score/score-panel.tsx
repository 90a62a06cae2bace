import { memo } from 'react';
import { currentRound, pointsOfRound, totals } from '#domain/match/scoreboard.ts';
import { pointButtons } from '#domain/match/points.ts';
import { roundsOf, type MatchState } from '#domain/match/state.ts';
import { teamsOf } from '#domain/match/teams.ts';
import { Panel } from '#web/features/table/panels/panel.tsx';
import { actsOf, ScoreActs } from './score-acts.tsx';
import { TeamRow } from './team-row.tsx';
import { Totals } from './totals.tsx';
import { pointsBetween } from '#web/features/table/show/points-between.ts';
import { useAfterFrame } from '#web/platform/after-frame.ts';
import styles from './score-panel.module.css';

interface Props {
  readonly match: MatchState;
  /** What was last done to the score. */
  readonly news: string;
  readonly onNextRound: () => void;
}

/**
 * The teams, their points, and the scoring round (PLAY-11). Another card is drawn first, and then whose turn it is: all
 * but points, which fly to where they are counted.
 */
export function ScorePanel(props: Props) {
  const before = useAfterFrame(props);
  return <Score {...(isJustAnotherCard(before.match, props.match) ? before : props)} />;
}

function isJustAnotherCard(before: MatchState, after: MatchState): boolean {
  const isOther = before.currentCardIndex !== after.currentCardIndex;
  return isOther && pointsBetween(before, after).length === 0;
}

const Score = memo(({ match, news, onNextRound }: Props) => {
  const { scoreboard, cards, currentCardIndex } = match;
  const scores = totals(scoreboard);
  const ofRound = pointsOfRound(scoreboard, currentRound(scoreboard, roundsOf(match)));
  const card = cards[currentCardIndex];
  const buttons = card ? pointButtons(match, card) : [];
  return (
    <Panel id="score" summary={<Totals match={match} />}>
      <ul className={styles['teams']}>
        {teamsOf(match.teamCount).map((team) => (
          <TeamRow
            key={team}
            match={match}
            team={team}
            total={scores[team]}
            ofRound={ofRound[team]}
            buttons={buttons}
          />
        ))}
      </ul>
      <p className={styles['news']} aria-hidden="true">
        {news}
      </p>
      <ScoreActs {...actsOf(match)} onNextRound={onNextRound} />
    </Panel>
  );
});
