import type { ReactNode } from 'react';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { setupRunText } from '#sentences/setup-run.ts';
import { Eye, Play, Shuffle } from 'lucide-react';
import type { GeneratedDeck } from '#web/platform/api/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Emblem } from '#web/ui/emblem.tsx';

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

export function ReadyDialog(props: ReadyDialogProps) {
  const { category, deck, onQuickStart, onPreview, onRegenerate, onClose, children } = props;
  const { missing = 0 } = deck;
  const used = 1 - deck.regenerationsLeft;
  return (
    <Dialog open onClose={onClose} title={setupRunText.ready}>
      <div data-suit={category} className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Emblem suit={category} className="size-12 shrink-0 text-suit" />
          <div className="min-w-0">
            <p className="font-display text-2xl font-semibold">{deck.topic}</p>
            <p className="text-fg-soft">
              {setupRunText.dealt[deck.mode]({ count: deck.cards.length })}
            </p>
            {missing > 0 && <p role="status">{setupRunText.missing({ missing })}</p>}
          </div>
        </div>
        <div className="flex flex-col gap-3">
          <Button variant="primary" size="large" onClick={onQuickStart}>
            <Play className="size-5" aria-hidden="true" />
            {setupRunText.quickStart}
          </Button>
          {deck.previewCards.length > 0 && (
            <Button onClick={onPreview}>
              <Eye className="size-5" aria-hidden="true" />
              {setupRunText.preview}
            </Button>
          )}
          <Button disabled={used > 0} onClick={onRegenerate}>
            <Shuffle className="size-5" aria-hidden="true" />
            {used > 0 ? setupRunText.noRegenerations : setupRunText.regenerate}
          </Button>
          <p className="text-center text-fg-soft">{setupRunText.regenerations({ used })}</p>
          <Button onClick={onClose}>{setupRunText.back}</Button>
        </div>
      </div>
      {children}
    </Dialog>
  );
}
