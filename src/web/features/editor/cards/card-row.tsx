import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { CATEGORIES, type CategoryId } from '#domain/category/categories.ts';
import { editorCardsText } from '#sentences/editor-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { AnswerExtras } from './answer-extras.tsx';
import { isBlank, type Act, type DraftCard } from '#web/features/editor/saving/draft.ts';
import { VoteExtras } from './vote-extras.tsx';

interface CardRowProps {
  readonly card: DraftCard;
  /** Counted from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly category: CategoryId;
  readonly act: (act: Act) => void;
  readonly onTakeOut: () => void;
}

/** One card with the fields that its category has, and the ways to move it and take it out. */
export function CardRow({ card, number, isLast, category, act, onTakeOut }: CardRowProps) {
  const { key } = card;
  const { showsAnswers, takesVotes } = CATEGORIES[category];
  const isSecret = category === 'secret-prompt';
  const hasHint = showsAnswers || isSecret;
  const change = (next: Partial<DraftCard>): void => act({ type: 'edit', key, change: next });
  const move = (by: -1 | 1): void => act({ type: 'move', key, by });
  return (
    <li
      className="surface-raised flex flex-col gap-4 p-4 sm:p-5"
      aria-label={editorCardsText.card({ number })}
    >
      <CardHead number={number} isLast={isLast} onMove={move} onTakeOut={onTakeOut} />
      <TextArea
        label={isSecret ? editorCardsText.secret : editorCardsText.question}
        rows={2}
        maxLength={TEXT_LIMITS.question}
        value={card.question}
        onChange={(question) => change({ question })}
        error={isBlank(card.question) ? editorCardsText.empty : undefined}
      />
      {hasHint && (
        <TextField
          label={isSecret ? editorCardsText.forbiddenWords : editorCardsText.hint}
          maxLength={TEXT_LIMITS.hint}
          value={card.hint}
          onChange={(hint) => change({ hint })}
        />
      )}
      {showsAnswers && <AnswerFields card={card} onChange={change} />}
      {showsAnswers && <AnswerExtras card={card} onChange={change} />}
      {takesVotes && <VoteExtras card={card} onChange={change} />}
    </li>
  );
}

interface CardHeadProps {
  readonly number: number;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onTakeOut: () => void;
}

function CardHead({ number, isLast, onMove, onTakeOut }: CardHeadProps) {
  return (
    <div className="flex items-center justify-between">
      <span className="font-display text-lg font-semibold">{editorCardsText.card({ number })}</span>
      <div className="flex gap-1">
        <Button
          variant="quiet"
          aria-label={editorCardsText.moveUp({ number })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUp className="size-5" aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          aria-label={editorCardsText.moveDown({ number })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown className="size-5" aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          aria-label={editorCardsText.deleteCard({ number })}
          data-takes-out=""
          onClick={onTakeOut}
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

interface AnswerFieldsProps {
  readonly card: DraftCard;
  readonly onChange: (change: Partial<DraftCard>) => void;
}

function AnswerFields({ card, onChange }: AnswerFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={editorCardsText.answer}
        maxLength={TEXT_LIMITS.answer}
        value={card.answer}
        onChange={(answer) => onChange({ answer })}
      />
      <TextField
        label={editorCardsText.explanation}
        maxLength={TEXT_LIMITS.question}
        value={card.explanation}
        onChange={(explanation) => onChange({ explanation })}
      />
    </div>
  );
}
