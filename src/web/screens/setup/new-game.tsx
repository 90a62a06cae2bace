import { Sparkles } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { CATEGORIES, type GeneratedCategory } from '#game/categories.ts';
import { hintDefault } from '#game/hints.ts';
import { labelOf } from '#game/label.ts';
import { PREVIEW_CARDS } from '#contract/limits.ts';
import { generationCost } from '#contract/prices.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { BankNote } from './bank-note.tsx';
import { GameDetails, GameOptions } from './game-details.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import { ProgressOverlay } from './progress-overlay.tsx';
import { ReadyDialog } from './ready-dialog.tsx';
import {
  isTopicLongEnough,
  recallForm,
  rememberForm,
  requestOf,
  type SetupForm,
} from './setup-form.ts';
import { useBankCoverage } from './use-bank-coverage.ts';
import { useGenerate } from './use-generate.ts';
import { useNotice } from './use-notice.ts';
import { usePreview } from './use-preview.ts';
import { useStartGame } from './use-start-game.ts';

/** The form for a new deck, and what follows from pressing Generate (SETUP-06). */
export function NewGame({ category }: { readonly category: GeneratedCategory }) {
  const [form, setForm] = useState(() => recallForm(category));
  const { configuration, status } = useSession();
  const isHouse = configuration?.writer === 'house';
  const coverage = useBankCoverage(category, form.topic.trim(), isHouse);
  const { generation, generate, regenerate, changeDeck, close } = useGenerate(coverage);
  const preview = usePreview(generation.state === 'ready');
  const start = useStartGame();
  useNotice(category);

  const change = (changes: Partial<SetupForm>): void => {
    const next = { ...form, ...changes };
    setForm(next);
    rememberForm(category, next);
  };
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    void generate((ids) => requestOf(category, form, ids));
  };
  /** With Generate disabled, Enter submits nothing: an empty topic then says what is missing (RULE-23). */
  const askForTopic = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && form.topic.trim() === '') submit(event);
  };
  const quickStart = (): void => {
    if (generation.state !== 'ready') return;
    const { cards, gameId } = generation.game;
    const label = labelOf(category, form.topic.trim());
    const isByCards = CATEGORIES[category].hintToggle === 'if-present';
    void start({
      category: label,
      gameId,
      cards,
      teamCount: form.teamCount,
      timerSeconds: form.timerSeconds,
      includeHints: isByCards ? hintDefault(label, cards) : form.includeHints,
      includeAnswers: form.includeAnswers,
    });
  };
  const cost = generationCost(form);

  return (
    // The dialogs stand beside the form: what is submitted in them is theirs.
    <>
      <form onSubmit={submit} className="grid items-start gap-6 lg:grid-cols-2">
        <fieldset className="surface-raised flex flex-col gap-5 p-5 sm:p-7">
          <h2 className="text-2xl">Game Details</h2>
          <GameDetails category={category} form={form} onChange={change} onTopicKey={askForTopic} />
          {isHouse && (
            <BankNote
              coverage={coverage}
              cardCount={form.cardCount}
              onTopic={(topic) => change({ topic })}
            />
          )}
        </fieldset>
        <fieldset className="surface-raised flex flex-col gap-5 p-5 sm:p-7">
          <h2 className="text-2xl">Game Options</h2>
          <GameOptions category={category} form={form} onChange={change} />
        </fieldset>
        <div className="flex flex-col items-center gap-3 lg:col-span-2">
          <Button
            type="submit"
            variant="primary"
            size="large"
            disabled={!isTopicLongEnough(form.topic) || status === 'loading' || status === 'demo'}
            busy={generation.state === 'writing'}
          >
            <Sparkles className="size-5" aria-hidden="true" />
            Generate my Game
          </Button>
          <p className="text-center text-fg-soft">
            {status === 'demo'
              ? 'Decks can’t be written here: this is a demo without a server. The free games work.'
              : `Costs ${cost} ${cost === 1 ? 'credit' : 'credits'}, only when your deck is saved.`}
          </p>
        </div>
      </form>
      {generation.state === 'writing' && (
        <ProgressOverlay category={category} run={generation.run} isSlow={generation.isSlow} />
      )}
      {generation.state === 'ready' && (
        <ReadyDialog
          category={category}
          topic={form.topic.trim()}
          game={generation.game}
          onQuickStart={quickStart}
          onPreview={preview.open}
          onRegenerate={() => void regenerate(generation.game, form.timerSeconds)}
          onClose={close}
        >
          {preview.isOpen && (
            <CardsDialog
              title="Preview Cards"
              category={category}
              deck={generation.game}
              most={PREVIEW_CARDS}
              onDeck={changeDeck}
              onQuickStart={quickStart}
              onClose={preview.close}
            />
          )}
        </ReadyDialog>
      )}
    </>
  );
}
