import { useEffect, useEffectEvent } from 'react';
import { DEFAULTS } from '#domain/category/categories.ts';
import { FREE_GAME_IDS, FREE_GAMES, type FreeGameId } from '#domain/category/free-games.ts';
import { freeGameText } from '#sentences/free-games.ts';
import { answerDefault, hintDefault } from '#domain/match/hints.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { setupText } from '#sentences/setup.ts';
import { useSearch } from '#web/platform/router/router.tsx';
import type { DecorationVariant } from '#web/ui/decoration.tsx';
import { Decoration } from '#web/ui/decoration.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { classes } from '#web/ui/classes.ts';
import { useStartMatch } from '#web/features/setup/use-start-match.ts';
import { FREE_DECKS } from './free-decks.ts';
import styles from './free-games.module.css';

const DECORATIONS: Readonly<Record<FreeGameId, DecorationVariant>> = {
  'would-you-rather': 8,
  '2000s-pop': 9,
  'categories-blitz': 5,
  'emoji-guess-it': 6,
};

function matchOf(id: FreeGameId): Omit<StartMatch, 'id'> {
  const kind = { category: 'free', freeGame: id } as const;
  const cards = FREE_DECKS[id];
  return {
    ...kind,
    topic: FREE_GAMES[id].name,
    cards,
    teamCount: DEFAULTS.teamCount,
    timerSeconds: DEFAULTS.timerSeconds,
    includeHints: hintDefault(kind, cards),
    includeAnswers: answerDefault(kind),
  };
}

/** The address may name one: it is begun at once (START-01). */
function useAsked(begin: (id: FreeGameId) => void): void {
  const named = useSearch().get('play');
  const asked = FREE_GAME_IDS.find((id) => id === named);
  const beginAsked = useEffectEvent(begin);
  useEffect(() => {
    if (asked) beginAsked(asked);
  }, [asked]);
}

/** The four built-in games; choosing one goes straight to the table (SETUP-02, -03). */
export function FreeGames() {
  const start = useStartMatch();
  const choose = (id: FreeGameId, to = {}) => start(matchOf(id), to);
  useAsked((id) => void choose(id, { replace: true }));
  return (
    <ul className={styles['games']} data-fills="" aria-label={setupText.freeGames}>
      {FREE_GAME_IDS.map((id) => (
        <li key={id}>
          <button
            type="button"
            data-suit="free"
            className={classes('surface-paper card-face', styles['game'])}
            onClick={() => void choose(id)}
          >
            <Decoration variant={DECORATIONS[id]} />
            <Emblem suit="free" className={classes(styles['emblem'])} />
            <span className={styles['name']}>{freeGameText[id].name}</span>
            <span className={styles['about']}>{freeGameText[id].description}</span>
            <span className={styles['count']}>
              {setupText.freeGameCards({ count: FREE_DECKS[id].length })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
