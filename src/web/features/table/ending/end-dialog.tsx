import { Repeat } from 'lucide-react';
import { useRef } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { commonText } from '#sentences/common.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { Podium } from '#web/features/table/phones/phones.tsx';
import { endWords, type Standing } from './end-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';
import styles from './end-dialog.module.css';

interface Props {
  readonly match: MatchState;
  readonly open: boolean;
  readonly onGoOn: () => void;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

/** Who won, and whether the evening goes on (PLAY-12 to -14). */
export function EndDialog({ match, open, onGoOn, onHome, onAgain }: Props) {
  const goOn = useRef<HTMLButtonElement>(null);
  const { title, headline, tie, standings } = endWords(match);
  return (
    <Dialog open={open} onClose={onGoOn} title={title} size="large" initialFocus={goOn}>
      <p className={styles['headline']}>{headline}</p>
      {tie !== undefined && <p className={styles['tie']}>{tie}</p>}
      {standings.length > 0 && <Standings standings={standings} />}
      <Podium />
      <div className={styles['ways']}>
        <Button size="large" onClick={onHome}>
          {commonText.returnToHome}
        </Button>
        <Button size="large" onClick={onAgain}>
          <Repeat aria-hidden="true" className="size-5 shrink-0" />
          {tableScoreText.ending.playAgain}
        </Button>
        <Button ref={goOn} size="large" variant="primary" onClick={onGoOn}>
          {tableScoreText.ending.goOn}
        </Button>
      </div>
    </Dialog>
  );
}

function Standings({ standings }: { readonly standings: readonly Standing[] }) {
  return (
    <ol className={styles['standings']}>
      {standings.map(({ team, name, points, isBest }) => (
        <li key={team} data-best={isBest}>
          <TeamShape team={team} className="size-7" />
          <span className="min-w-0 grow">{name}</span>
          <span className="whitespace-nowrap tabular-nums">
            {tableScoreText.ending.points({ points })}
          </span>
        </li>
      ))}
    </ol>
  );
}
