import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import { hintDefault } from '#domain/match/hints.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { PREVIEW_CARDS } from '#contract/limits.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import type { GeneratedDeck } from '#web/platform/api/generations.ts';
import type { Shown } from '#web/features/setup/form/card-switches.tsx';
import { CardsDialog } from '#web/features/setup/cards/cards-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { ProgressOverlay } from './progress-overlay.tsx';
import { ReadyDialog } from './ready-dialog.tsx';
import type { GenerationControl } from './use-generation.ts';
import { usePreview } from '#web/features/setup/cards/use-preview.ts';
import { useStartMatch } from '#web/features/setup/use-start-match.ts';

interface RunDialogsProps {
  readonly category: GeneratedCategory;
  readonly control: Omit<GenerationControl, 'generate'>;
}

/** What follows Generate, over the form: the wait, then the deck. What shows is the deck's own, not the form's. */
export function RunDialogs({ category, control }: RunDialogsProps) {
  const { generation, regenerate, changeDeck, offer, leave, close } = control;
  const hasPreview = generation.state === 'ready' && generation.deck.previewCards.length > 0;
  const preview = usePreview(hasPreview);
  const start = useStartMatch();
  if (generation.state === 'writing') {
    const { topic, run, isSlow } = generation;
    return <ProgressOverlay {...{ category, topic, run, isSlow }} onLeave={leave} />;
  }
  if (generation.state === 'offered') {
    return <OfferDialog category={category} run={generation.run} offer={offer} onClose={close} />;
  }
  if (generation.state !== 'ready') return null;
  const { deck, shown } = generation;
  const quickStart = () =>
    void start(matchOf(category, deck, shown)).then((isStarted) => isStarted && close());
  return (
    <ReadyDialog
      category={category}
      deck={deck}
      onQuickStart={quickStart}
      onPreview={preview.open}
      onRegenerate={() => void regenerate()}
      onClose={close}
    >
      {preview.isOpen && (
        <CardsDialog
          title={setupCardsText.preview}
          category={category}
          deck={deck}
          most={PREVIEW_CARDS}
          isFaceDown
          onDeck={changeDeck}
          onQuickStart={quickStart}
          onClose={preview.close}
        />
      )}
    </ReadyDialog>
  );
}

/** The match of a new deck. Where hints depend on the cards, which are only there now, they show if there are some. */
function matchOf(
  category: GeneratedCategory,
  { topic, gameId, cards, teamCount, timerSeconds }: GeneratedDeck,
  { includeHints, includeAnswers }: Shown,
): Omit<StartMatch, 'id'> {
  const isByCards = CATEGORIES[category].hintToggle === 'if-present';
  return {
    category,
    topic,
    gameId,
    cards,
    teamCount,
    timerSeconds,
    includeHints: isByCards ? hintDefault({ category }, cards) : includeHints,
    includeAnswers,
  };
}
