import { Home, Image, Layers, Play, Repeat, Swords } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { hasTeams } from '#domain/category/kind.ts';
import { commonText } from '#sentences/common.ts';
import { eveningText } from '#sentences/evening.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { Button } from '#web/ui/button.tsx';
import { likeliest, type Way } from './likeliest.ts';
import type { MatchState } from '#domain/match/state.ts';
import styles from './ways.module.css';

interface Props {
  readonly match: MatchState;
  /** Whether there is a card that can decide a tie. */
  readonly canBreakTie: boolean;
  readonly isMakingPicture: boolean;
  readonly onWay: (way: Way) => void;
  /** The one that ends nothing: it has the focus at first. */
  readonly goOn: RefObject<HTMLButtonElement | null>;
}

/** What comes after the end: what the table most likely wants is gold, and stands first. */
export function Ways({ match, canBreakTie, isMakingPicture, onWay, goOn }: Props) {
  const gold = likeliest(match);
  const ways = canBreakTie ? WAYS : WAYS.filter((way) => way !== 'tie-break');
  const sorted = [gold, ...ways.filter((way) => way !== gold)];
  return (
    <div className={styles['ways']}>
      {sorted.map((way) => (
        <Button
          key={way}
          data-way={way}
          ref={way === 'go-on' ? goOn : undefined}
          size="large"
          variant={way === gold ? 'primary' : 'secondary'}
          busy={way === 'share' && isMakingPicture}
          onClick={() => onWay(way)}
        >
          {ICONS[way]}
          {nameOf(way, match)}
        </Button>
      ))}
    </div>
  );
}

const WAYS: readonly Way[] = ['tie-break', 'another-deck', 'again', 'share', 'go-on', 'home'];

const ICON = { 'aria-hidden': true, className: styles['icon'] } as const;
const ICONS: Readonly<Record<Way, ReactNode>> = {
  'tie-break': <Swords {...ICON} />,
  'another-deck': <Layers {...ICON} />,
  again: <Repeat {...ICON} />,
  share: <Image {...ICON} />,
  'go-on': <Play {...ICON} />,
  home: <Home {...ICON} />,
};

function nameOf(way: Way, match: MatchState): string {
  const { ways } = eveningText;
  const { ending } = tableScoreText;
  switch (way) {
    case 'tie-break':
      return ways.tieBreak;
    case 'another-deck':
      return hasTeams(match) ? ways.anotherDeckForTeams : ways.anotherDeck;
    case 'again':
      return ending.playAgain;
    case 'share':
      return ways.share;
    case 'go-on':
      return ending.goOn;
    case 'home':
      return commonText.returnToHome;
  }
}
