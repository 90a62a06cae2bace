import type { ReactNode } from 'react';
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import { setupRunText } from '#sentences/setup-run.ts';
import { ArrowLeft, Eye, Play, Shuffle } from 'lucide-react';
import type { GeneratedDeck } from '#web/platform/api/generations.ts';
import { WhosPlaying } from '#web/features/setup/players/whos-playing.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeckFan } from './deck-fan.tsx';
import styles from './written-pile.module.css';

interface ReadyDialogProps {
  readonly category: GeneratedCategory;
  readonly deck: GeneratedDeck;
  readonly onQuickStart: () => void;
  readonly onPreview: () => void;
  readonly onRegenerate: () => void;
  readonly onClose: () => void;
  /** Dialogs over this one: closing them leaves it open. */
  readonly children: ReactNode;
}

/** The deck as it was dealt while it was written, one large way on, and the others quietly below it. */
export function ReadyDialog(props: ReadyDialogProps) {
  const { category, deck, onQuickStart, onClose, children } = props;
  return (
    <Dialog open onClose={onClose} size="large" title={setupRunText.ready}>
      <div className="flex flex-col gap-5">
        <Dealt category={category} deck={deck} />
        <Button
          variant="primary"
          size="large"
          className={classes(styles['start'])}
          onClick={onQuickStart}
        >
          <Play className="size-7" aria-hidden="true" />
          {setupRunText.quickStart}
        </Button>
        {CATEGORIES[category].showsTeamsAndTime && <WhosPlaying teamCount={deck.teamCount} />}
        <OtherWays {...props} />
      </div>
      {children}
    </Dialog>
  );
}

/** What else can be done with the deck: a look at it, dealing it anew, the way back. */
function OtherWays({ deck, onPreview, onRegenerate, onClose }: ReadyDialogProps) {
  const used = 1 - deck.regenerationsLeft;
  return (
    <div className="flex flex-col items-center gap-1">
      <div className="flex flex-wrap justify-center gap-x-2">
        {deck.previewCards.length > 0 && (
          <Button variant="quiet" onClick={onPreview}>
            <Eye className="size-5" aria-hidden="true" />
            {setupRunText.preview}
          </Button>
        )}
        <Button variant="quiet" disabled={used > 0} onClick={onRegenerate}>
          <Shuffle className="size-5" aria-hidden="true" />
          {used > 0 ? setupRunText.noRegenerations : setupRunText.regenerate}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          {setupRunText.back}
        </Button>
      </div>
      <p className="text-sm text-fg-soft">{setupRunText.regenerations({ used })}</p>
    </div>
  );
}

function Dealt({ category, deck }: Pick<ReadyDialogProps, 'category' | 'deck'>) {
  const { topic, mode, cards, missing = 0 } = deck;
  const count = cards.length;
  return (
    <div className={classes('surface-raised', styles['table'])}>
      <DeckFan suit={category} cards={count} of={count} />
      <div className="mt-1 flex flex-col gap-1 text-center">
        <p className="written font-display text-3xl font-semibold text-balance">{topic}</p>
        <p className="text-fg-soft">{setupRunText.dealt[mode]({ count })}</p>
        {missing > 0 && <p role="status">{setupRunText.missing({ missing })}</p>}
      </div>
    </div>
  );
}
