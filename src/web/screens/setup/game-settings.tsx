import { Eye, Play } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '#game/card.ts';
import {
  CATEGORIES,
  DEFAULTS,
  TEAM_COUNTS,
  TIMER_SECONDS,
  type CategoryId,
  type TeamCount,
  type TimerSeconds,
} from '#game/categories.ts';
import { answerDefault, hintDefault } from '#game/hints.ts';
import { labelOf } from '#game/label.ts';
import type { ExistingGame } from '#web/play/existing-game.ts';
import { updateGame, type SavedGame } from '#web/api/games.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import { CardSwitches, type Shown } from './card-switches.tsx';
import { useStartGame } from './use-start-game.ts';

interface GameSettingsProps {
  readonly category: CategoryId;
  readonly game: ExistingGame;
  readonly cards: readonly Card[];
  /** What the server knows of the saved deck; without it its cards can't be changed. */
  readonly deck?: Pick<SavedGame, 'rewritesLeft'>;
}

/** 'Game Settings' where there is something to set, otherwise 'Game Info'; then the game starts. */
export function GameSettings({ category, game, cards: handed, deck }: GameSettingsProps) {
  const [cards, setCards] = useState(handed);
  const [rewritesLeft, setRewritesLeft] = useState(deck?.rewritesLeft ?? 0);
  const [isOpen, setOpen] = useState(false);
  const { showsTeamsAndTime, name } = CATEGORIES[category];
  const title = game.topic || game.title || 'Untitled Game';
  const start = useStartGame();
  const [shown, setShown] = useState<Shown>({
    includeHints: hintDefault(name, cards),
    includeAnswers: answerDefault(name),
  });
  const [teamCount, setTeamCount] = useState<TeamCount>(game.teamCount ?? DEFAULTS.teamCount);
  const [timerSeconds, setTimerSeconds] = useState<TimerSeconds>(
    game.timerSeconds ?? DEFAULTS.timerSeconds,
  );
  const play = () => {
    const isChanged = teamCount !== game.teamCount || timerSeconds !== game.timerSeconds;
    // The game remembers them for the next time; nobody waits for that, and it is logged where it fails.
    if (deck && isChanged) updateGame(game.id, { teamCount, timerSeconds }).catch(() => undefined);
    return start({
      category: labelOf(category, title),
      gameId: game.id,
      cards,
      teamCount,
      timerSeconds,
      ...shown,
    });
  };

  return (
    <section className="surface-raised flex max-w-2xl flex-col gap-5 p-5 sm:p-7">
      <h2 className="text-2xl">{showsTeamsAndTime ? 'Game Settings' : 'Game Info'}</h2>
      <p className="font-display text-3xl font-semibold break-words">{title}</p>
      <dl className="flex items-baseline gap-3 text-lg">
        <dt className="text-fg-soft">Total cards</dt>
        <dd className="font-semibold tabular-nums">{cards.length}</dd>
      </dl>
      {showsTeamsAndTime && (
        <>
          <CardSwitches
            category={category}
            cards={cards}
            shown={shown}
            onChange={(change) => setShown({ ...shown, ...change })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label="Time per card"
              value={timerSeconds}
              onChange={setTimerSeconds}
              options={TIMER_SECONDS.map((value) => ({ value, label: `${value} seconds` }))}
            />
            <Select
              label="Teams"
              value={teamCount}
              onChange={setTeamCount}
              options={TEAM_COUNTS.map((value) => ({ value, label: `${value} teams` }))}
            />
          </div>
        </>
      )}
      <Button variant="primary" size="large" onClick={() => void play()}>
        <Play className="size-5" aria-hidden="true" />
        Play Now
      </Button>
      {deck !== undefined && (
        <Button onClick={() => setOpen(true)}>
          <Eye className="size-5" aria-hidden="true" />
          Look Through the Cards
        </Button>
      )}
      {isOpen && (
        <CardsDialog
          title="All Cards"
          category={category}
          deck={{ gameId: game.id, cards, rewritesLeft }}
          most={cards.length}
          onDeck={(changed) => {
            setCards(changed.cards);
            setRewritesLeft(changed.rewritesLeft);
          }}
          onQuickStart={() => void play()}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
