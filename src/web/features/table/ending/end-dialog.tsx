import { useRef } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { resultOf } from '#domain/match/ending.ts';
import { tieBreaker } from '#domain/match/tie-break.ts';
import { eveningText } from '#sentences/evening.ts';
import { categorySetup, PATHS } from '#contract/paths.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { WholeScreenDialog } from '#web/ui/whole-screen-dialog.tsx';
import { endWords } from './end-words.ts';
import { EveningEnd } from './evening-end.tsx';
import type { Way } from './likeliest.ts';
import { useShare } from './use-share.ts';
import { useWin } from './win.ts';
import { Ways } from './ways.tsx';
import styles from './end-dialog.module.css';

interface Props {
  readonly match: MatchState;
  readonly open: boolean;
  readonly onGoOn: () => void;
  /** Ends the match and goes to `path`. */
  readonly onLeave: (path: string) => void;
  readonly onAgain: () => void;
}

/** The end of the evening, celebrated: who won, what it was, and what comes after it (PLAY-12 to -14, END-01). */
export function EndDialog(props: Props) {
  const { match, open, onGoOn } = props;
  const goOn = useRef<HTMLButtonElement>(null);
  const words = endWords(match);
  const share = useShare(match, words);
  const onWay = useWays(props, share.start);
  const isFestive = resultOf(match)?.outcome.kind !== 'no-points';
  useWin(open, isFestive);
  return (
    <WholeScreenDialog
      open={open}
      onClose={onGoOn}
      title={words.title}
      initialFocus={goOn}
      className={styles['end']}
    >
      <EveningEnd match={match} words={words} isFestive={isFestive} />
      <div className={styles['ways']}>
        <Ways
          match={match}
          canBreakTie={tieBreaker(match) !== undefined}
          isMakingPicture={share.isBusy}
          onWay={onWay}
          goOn={goOn}
        />
      </div>
    </WholeScreenDialog>
  );
}

/** What each way on does. */
function useWays({ match, onGoOn, onLeave, onAgain }: Props, share: () => void) {
  const { toast } = useAlerts();
  return (way: Way): void => {
    switch (way) {
      case 'tie-break': {
        const { teams } = { teams: [], ...resultOf(match)?.outcome };
        dispatch({ type: 'TIE_BREAK' });
        toast(eveningText.tieBreak({ teams: teams.map((team) => teamNameOf(match, team)) }));
        return onGoOn();
      }
      case 'another-deck':
        return onLeave(match.category === 'free' ? PATHS.home : categorySetup(match.category));
      case 'again':
        return onAgain();
      case 'share':
        return share();
      case 'go-on':
        return onGoOn();
      case 'home':
        return onLeave(PATHS.home);
    }
  };
}
