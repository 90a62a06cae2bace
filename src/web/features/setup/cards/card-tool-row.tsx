import { Flag, PenLine, RefreshCw, Trash2 } from 'lucide-react';
import { setupCardsText } from '#sentences/setup-cards.ts';
import type { CardTools } from './use-card-tools.ts';
import { Button } from '#web/ui/button.tsx';

interface CardToolRowProps {
  readonly tools: CardTools;
  readonly cardId: string;
  readonly rewritesLeft: number;
  readonly onEdit: () => void;
  readonly onFlag: () => void;
}

/** Edit, write again, flag, delete: for the one card that shows. */
export function CardToolRow({ tools, cardId, rewritesLeft, onEdit, onFlag }: CardToolRowProps) {
  const { busy } = tools;
  return (
    <div
      className="flex flex-wrap justify-center gap-x-1"
      role="group"
      aria-label={setupCardsText.tools}
    >
      <Button variant="quiet" size="small" onClick={onEdit}>
        <PenLine aria-hidden="true" className="size-4" />
        {setupCardsText.edit}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={busy === 'rewrite'}
        disabled={rewritesLeft === 0}
        onClick={() => void tools.rewrite(cardId)}
      >
        <RefreshCw aria-hidden="true" className="size-4" />
        {setupCardsText.rewrite({ left: rewritesLeft })}
      </Button>
      <Button variant="quiet" size="small" onClick={onFlag}>
        <Flag aria-hidden="true" className="size-4" />
        {setupCardsText.flag}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={busy === 'delete'}
        onClick={() => void tools.remove(cardId)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {setupCardsText.delete}
      </Button>
    </div>
  );
}
