import { useRef } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { resultOf } from '#domain/match/ending.ts';
import { tieBreaker } from '#domain/match/tie-break.ts';
import { eveningText } from '#sentences/evening.ts';
import { categorySetup, PATHS } from '#contract/paths.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { useTallies } from '#web/features/table/phones/tallies.ts';
import { Podium } from '#web/features/table/phones/phones.tsx';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { endWords } from './end-words.ts';
import type { Way } from './likeliest.ts';
import { TheEnd } from './the-end.tsx';
import { useShare } from './use-share.ts';
import { Ways } from './ways.tsx';

interface Props {
  readonly match: MatchState;
  readonly open: boolean;
  readonly onGoOn: () => void;
  /** Ends the match and goes to `path`. */
  readonly onLeave: (path: string) => void;
  readonly onAgain: () => void;
}

/** The end, with the host's ways on from it (PLAY-14, END-10). */
export function EndDialog(props: Props) {
  const { match, open, onGoOn } = props;
  const goOn = useRef<HTMLButtonElement>(null);
  const tallies = useTallies(match);
  const share = useShare(match, endWords(match));
  const onWay = useWays(props, share.start);
  return (
    <TheEnd
      match={match}
      open={open}
      onClose={onGoOn}
      initialFocus={goOn}
      tallies={tallies}
      players={<Podium />}
    >
      <Ways
        match={match}
        canBreakTie={tieBreaker(match) !== undefined}
        isMakingPicture={share.isBusy}
        onWay={onWay}
        goOn={goOn}
      />
    </TheEnd>
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
