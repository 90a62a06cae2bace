import { DEFAULTS } from '#domain/category/categories.ts';
import { FREE_GAME_IDS, FREE_GAMES, type FreeGameId } from '#domain/category/free-games.ts';
import { answerDefault, hintDefault } from '#domain/match/hints.ts';
import type { DecorationVariant } from '#web/ui/decoration.tsx';
import { Decoration } from '#web/ui/decoration.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { useStartMatch } from '#web/features/setup/use-start-match.ts';
import { FREE_DECKS } from './free-decks.ts';

const DECORATIONS: Readonly<Record<FreeGameId, DecorationVariant>> = {
  'would-you-rather': 8,
  '2000s-pop': 9,
  'categories-blitz': 5,
  'emoji-guess-it': 6,
};

/** The four built-in games; choosing one goes straight to the table (SETUP-02, -03). */
export function FreeGames() {
  const start = useStartMatch();
  const choose = (id: FreeGameId) => {
    const kind = { category: 'free', freeGame: id } as const;
    const cards = FREE_DECKS[id];
    return start({
      ...kind,
      topic: FREE_GAMES[id].name,
      cards,
      teamCount: DEFAULTS.teamCount,
      timerSeconds: DEFAULTS.timerSeconds,
      includeHints: hintDefault(kind, cards),
      includeAnswers: answerDefault(kind),
    });
  };
  return (
    <ul className="grid gap-5 sm:grid-cols-2" aria-label="Free games">
      {FREE_GAME_IDS.map((id) => (
        <li key={id}>
          <button
            type="button"
            data-suit="free"
            className="surface-paper card-face free-game"
            onClick={() => void choose(id)}
          >
            <Decoration variant={DECORATIONS[id]} />
            <Emblem suit="free" className="size-8 text-suit" />
            <span className="font-display text-3xl font-semibold text-suit">
              {FREE_GAMES[id].name}
            </span>
            <span className="text-lg">{FREE_GAMES[id].description}</span>
            <span className="mt-auto font-semibold text-fg-soft">
              {FREE_DECKS[id].length} cards
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
