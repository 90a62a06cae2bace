import { RIGHT, WITH_HELP } from '#domain/match/points.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamsOf } from '#domain/match/teams.ts';
import { scoringText } from '#sentences/scoring.ts';
import { signed } from '#web/features/table/news/news.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import type { CardTurns } from './use-card-turns.ts';
import toggle from './card-toggle.module.css';
import styles from './score-row.module.css';

interface Props {
  readonly match: MatchState;
  /** Whether the points may have been made with the card's hint. */
  readonly hasHint: boolean;
  /** Whether it is a question, which another team may answer, or is acted out. */
  readonly isAnswered: boolean;
  readonly onScore: CardTurns['score'];
}

/** Who gets this card's points: each button gives them and goes on to the next card (SCORE-01). */
export default function ScoreRow({ match, hasHint, isAnswered, onScore }: Props) {
  const { currentTeam: team } = match;
  const name = teamNameOf(match, team);
  const words = scoringText.card;
  const points = signed(RIGHT);
  return (
    <div
      role="group"
      aria-label={words.label({ team: name })}
      className={styles['row']}
      data-scores
    >
      <span className={styles['team']} aria-hidden="true">
        <TeamShape team={team} className="size-5 shrink-0" />
        <span>{name}</span>
      </span>
      <Button
        className={classes(toggle['toggle'], toggle['main'])}
        onClick={() => onScore(team, RIGHT)}
      >
        {isAnswered ? words.right({ points }) : words.gotIt({ points })}
      </Button>
      {hasHint && (
        <Button className={classes(toggle['toggle'])} onClick={() => onScore(team, WITH_HELP)}>
          {words.withHint({ points: signed(WITH_HELP) })}
        </Button>
      )}
      <Button className={classes(toggle['toggle'])} onClick={() => onScore(team, 0)}>
        {words.nobody}
      </Button>
      {isAnswered && <Thieves match={match} onScore={onScore} />}
    </div>
  );
}

/** The other teams: one of them may have had the answer. */
function Thieves({ match, onScore }: Pick<Props, 'match' | 'onScore'>) {
  const others = teamsOf(match.teamCount).filter((team) => team !== match.currentTeam);
  const isOne = others.length === 1;
  return (
    <span className={styles['thieves']}>
      {!isOne && <span className={styles['stolen']}>{scoringText.card.stolen}</span>}
      {others.map((team) => {
        const name = teamNameOf(match, team);
        const words = scoringText.card.stolenBy({ team: name });
        return (
          <Button
            key={team}
            className={classes(toggle['toggle'], styles['thief'])}
            aria-label={words}
            title={words}
            data-short={isOne ? undefined : ''}
            onClick={() => onScore(team, RIGHT)}
          >
            <TeamShape team={team} className="size-4 shrink-0" />
            <span className={styles['thief-name']}>{isOne ? words : name}</span>
          </Button>
        );
      })}
    </span>
  );
}
