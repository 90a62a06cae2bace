import { eveningText } from '#sentences/evening.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import type { Step } from './end-words.ts';
import styles from './team-podium.module.css';

interface Props {
  readonly steps: readonly Step[];
}

/** Each step is a pile of cards, the highest in the middle; teams that tie share one. */
export function TeamPodium({ steps }: Props) {
  return (
    <ol className={styles['podium']} aria-label={eveningText.podium} data-steps={steps.length}>
      {steps.map((step, index) => (
        <li
          key={step.points}
          className={styles['step']}
          data-step={index + 1}
          data-teams={step.teams.length}
          data-won={step.place === 1}
          {...(step.place !== null && { value: step.place })}
        >
          <Teams step={step} />
          {step.place !== null && (
            <span className={styles['pile']}>
              <span className={styles['place']}>{step.place}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Teams({ step: { teams, points } }: { readonly step: Step }) {
  return (
    <span className={styles['teams']}>
      {teams.map(({ team, name }) => (
        <span key={team} className={styles['team']}>
          <TeamShape team={team} className={styles['shape'] ?? ''} />
          <span className={styles['name']}>{name}</span>
          <span className={styles['points']}>{tableScoreText.ending.points({ points })}</span>
        </span>
      ))}
    </span>
  );
}
