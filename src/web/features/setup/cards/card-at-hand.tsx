import type { Card } from '#domain/deck/card.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { CardEditor } from './card-editor.tsx';
import { CardFlagForm } from './card-flag-form.tsx';
import { CardToolRow } from './card-tool-row.tsx';
import { PreviewCard } from './preview-card.tsx';
import type { CardTools } from './use-card-tools.ts';

/** What the host is writing about the card; undefined: it is only looked at. */
export type Doing = 'edit' | 'flag' | undefined;

interface CardAtHandProps {
  readonly category: CategoryId;
  readonly card: Card;
  readonly tools: CardTools;
  readonly rewritesLeft: number;
  readonly isUp: boolean;
  /** Undefined where it can't be turned. */
  readonly onTurn: ((isUp: boolean) => void) | undefined;
  readonly doing: Doing;
  readonly onDoing: (doing: Doing) => void;
}

/** The card that shows, and what can be done to it. */
export function CardAtHand(props: CardAtHandProps) {
  const { category, card, tools, rewritesLeft, isUp, onTurn, doing, onDoing } = props;
  const { id, question } = card;
  const stop = () => onDoing(undefined);
  const done = async (act: Promise<boolean>) => {
    if (!(await act)) return;
    onTurn?.(true);
    stop();
  };
  return (
    <>
      {doing === 'edit' ? (
        <CardEditor
          category={category}
          card={card}
          isBusy={tools.busy === 'edit'}
          onSave={(edit) => void done(tools.edit(id, edit))}
          onCancel={stop}
        />
      ) : (
        <PreviewCard key={`${id} ${question}`} {...{ category, card, isUp, onTurn }} />
      )}
      {doing === 'flag' && (
        <CardFlagForm
          isBusy={tools.busy === 'flag'}
          onFlag={(flag) => void done(tools.flag(id, flag))}
          onCancel={stop}
        />
      )}
      {doing === undefined && (
        <CardToolRow
          {...{ tools, rewritesLeft }}
          cardId={id}
          onEdit={() => onDoing('edit')}
          onFlag={() => onDoing('flag')}
        />
      )}
    </>
  );
}
