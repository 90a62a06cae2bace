import { Eye, Play } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import {
  CATEGORIES,
  DEFAULTS,
  TEAM_COUNTS,
  TIMER_SECONDS,
  type CategoryId,
  type TeamCount,
  type TimerSeconds,
} from '#domain/category/categories.ts';
import { answerDefault, hintDefault } from '#domain/match/hints.ts';
import type { ExistingDeck } from '#web/play/existing-deck.ts';
import { updateDeck, type SavedDeck } from '#web/api/decks.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import { CardSwitches, type Shown } from './card-switches.tsx';
import { useStartMatch } from './use-start-match.ts';

interface MatchSettingsProps {
  readonly category: CategoryId;
  readonly deck: ExistingDeck;
  readonly cards: readonly Card[];
  /** What the server knows of the saved deck; without it its cards can't be changed. */
  readonly saved?: Pick<SavedDeck, 'rewritesLeft'>;
}

/** 'Game Settings' where there is something to set, otherwise 'Game Info'; then the match starts. */
export function MatchSettings({ category, deck, cards: handed, saved }: MatchSettingsProps) {
  const [cards, setCards] = useState(handed);
  const [rewritesLeft, setRewritesLeft] = useState(saved?.rewritesLeft ?? 0);
  const [isOpen, setOpen] = useState(false);
  const { showsTeamsAndTime } = CATEGORIES[category];
  const title = deck.topic || deck.title || 'Untitled Game';
  const start = useStartMatch();
  const [shown, setShown] = useState<Shown>({
    includeHints: hintDefault({ category }, cards),
    includeAnswers: answerDefault({ category }),
  });
  const [teamCount, setTeamCount] = useState<TeamCount>(deck.teamCount ?? DEFAULTS.teamCount);
  const [timerSeconds, setTimerSeconds] = useState<TimerSeconds>(
    deck.timerSeconds ?? DEFAULTS.timerSeconds,
  );
  const play = () => {
    const isChanged = teamCount !== deck.teamCount || timerSeconds !== deck.timerSeconds;
    // The deck remembers them for the next time; nobody waits for that, and it is logged where it fails.
    if (saved && isChanged) updateDeck(deck.id, { teamCount, timerSeconds }).catch(() => undefined);
    return start({
      category,
      topic: title,
      gameId: deck.id,
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
      {saved !== undefined && (
        <Button onClick={() => setOpen(true)}>
          <Eye className="size-5" aria-hidden="true" />
          Look Through the Cards
        </Button>
      )}
      {isOpen && (
        <CardsDialog
          title="All Cards"
          category={category}
          deck={{ gameId: deck.id, cards, rewritesLeft }}
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
