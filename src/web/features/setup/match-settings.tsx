import { Eye, Play } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import { CATEGORIES, DEFAULTS, type CategoryId } from '#domain/category/categories.ts';
import { answerDefault, hintDefault } from '#domain/match/hints.ts';
import { setupText } from '#sentences/setup.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import type { ExistingDeck } from '#web/platform/match/existing-deck.ts';
import { updateDeck, type SavedDeck } from '#web/platform/api/decks.ts';
import { Button } from '#web/ui/button.tsx';
import { CardsDialog, type CardsDialogProps } from '#web/features/setup/cards/cards-dialog.tsx';
import { DeckFan } from '#web/features/setup/generation/deck-fan.tsx';
import { MatchChoices, type MatchChoice } from './match-choices.tsx';
import type { Deck } from '#web/features/setup/cards/use-card-tools.ts';
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
  const rewritesLeft = saved?.rewritesLeft ?? 0;
  const [current, setCurrent] = useState<Deck>({ gameId: deck.id, cards: handed, rewritesLeft });
  const { gameId, cards } = current;
  const [choice, setChoice] = useState(() => firstChoice(category, deck, handed));
  const { showsTeamsAndTime } = CATEGORIES[category];
  const topic = deck.topic || deck.title || setupText.saved.untitled;
  const start = useStartMatch();
  const play = () => {
    if (saved) remember(deck, choice);
    void start({ category, topic, gameId, cards, ...choice });
  };
  return (
    <section
      className={`surface-raised grid items-center gap-x-10 gap-y-6 p-5 sm:p-7 ${showsTeamsAndTime ? 'lg:grid-cols-2' : 'mx-auto max-w-2xl'}`}
    >
      <DeckAtHand category={category} topic={topic} count={cards.length} />
      <div className="flex flex-col gap-5">
        <h2 className="text-2xl">
          {showsTeamsAndTime ? setupText.saved.settings : setupText.saved.info}
        </h2>
        <TotalCards count={cards.length} />
        {showsTeamsAndTime && (
          <MatchChoices
            {...{ category, cards, choice }}
            onChange={(change) => setChoice((now) => ({ ...now, ...change }))}
          />
        )}
        <Button variant="primary" size="large" onClick={play}>
          <Play className="size-5" aria-hidden="true" />
          {setupText.saved.play}
        </Button>
        {saved && (
          <AllCards category={category} deck={current} onDeck={setCurrent} onQuickStart={play} />
        )}
      </div>
    </section>
  );
}

interface DeckAtHandProps {
  readonly category: CategoryId;
  readonly topic: string;
  readonly count: number;
}

/** The deck as it lies there: face down in a fan, its topic below it. */
function DeckAtHand({ category, topic, count }: DeckAtHandProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2 text-center">
      <DeckFan suit={category} cards={count} of={count} />
      <p className="written font-display text-3xl font-semibold text-balance break-words sm:text-4xl">
        {topic}
      </p>
    </div>
  );
}

function TotalCards({ count }: Pick<DeckAtHandProps, 'count'>) {
  return (
    <dl className="flex items-baseline gap-3 text-lg">
      <dt className="text-fg-soft">{setupText.saved.totalCards}</dt>
      <dd className="font-semibold tabular-nums">{count}</dd>
    </dl>
  );
}

/** Teams and time as the deck was played last, and what its category shows. */
function firstChoice(
  category: CategoryId,
  { teamCount, timerSeconds }: ExistingDeck,
  cards: readonly Card[],
): MatchChoice {
  return {
    teamCount: teamCount ?? DEFAULTS.teamCount,
    timerSeconds: timerSeconds ?? DEFAULTS.timerSeconds,
    includeHints: hintDefault({ category }, cards),
    includeAnswers: answerDefault({ category }),
  };
}

/** The deck has its teams and time the next time too; nobody waits for that, and it is logged where it fails. */
function remember(deck: ExistingDeck, { teamCount, timerSeconds }: MatchChoice): void {
  if (teamCount === deck.teamCount && timerSeconds === deck.timerSeconds) return;
  updateDeck(deck.id, { teamCount, timerSeconds }).catch(() => undefined);
}

type AllCardsProps = Pick<CardsDialogProps, 'category' | 'deck' | 'onDeck' | 'onQuickStart'>;

/** The button that leads to the cards, and their dialog. */
function AllCards({ category, deck, onDeck, onQuickStart }: AllCardsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Eye className="size-5" aria-hidden="true" />
        {setupText.saved.lookThrough}
      </Button>
      {isOpen && (
        <CardsDialog
          title={setupCardsText.all}
          category={category}
          deck={deck}
          most={deck.cards.length}
          onDeck={onDeck}
          onQuickStart={onQuickStart}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
