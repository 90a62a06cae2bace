import { currentRound, pointsOfRound, totals } from '#game/scoreboard.ts';
import { pointButtons } from '#game/points.ts';
import { roundsOf, type GameState } from '#game/state.ts';
import { teamNameOf, teamsOf } from '#game/teams.ts';
import { Panel } from '#web/screens/play/panel.tsx';
import { ScoreActs } from '#web/screens/play/score-acts.tsx';
import { TeamRow } from '#web/screens/play/team-row.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';

interface Props {
  readonly game: GameState;
  /** What was last done to the score. */
  readonly news: string;
  readonly onNextRound: () => void;
}

/** The teams, their points, and the scoring round (PLAY-11). */
export function ScorePanel({ game, news, onNextRound }: Props) {
  const { scoreboard, cards, currentCardIndex, currentCategory } = game;
  const scores = totals(scoreboard);
  const ofRound = pointsOfRound(scoreboard, currentRound(scoreboard, roundsOf(game)));
  const card = cards[currentCardIndex];
  const buttons = card ? pointButtons(currentCategory, card) : [];
  const teams = teamsOf(game.teamCount);

  const summary = (
    <span className="flex flex-wrap gap-x-3">
      {teams.map((team) => (
        <span key={team} className="inline-flex items-center gap-1">
          <TeamShape team={team} className="size-3.5" />
          <span className="sr-only">{teamNameOf(game, team)}</span>
          {scores[team]}
        </span>
      ))}
    </span>
  );

  return (
    <Panel game={game} id="score" summary={summary}>
      <ul className="teams">
        {teams.map((team) => (
          <TeamRow
            key={team}
            game={game}
            team={team}
            total={scores[team]}
            ofRound={ofRound[team]}
            buttons={buttons}
          />
        ))}
      </ul>
      <p className="score-news" aria-hidden="true">
        {news}
      </p>
      <ScoreActs game={game} onNextRound={onNextRound} />
    </Panel>
  );
}
