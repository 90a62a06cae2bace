import { Check, X } from 'lucide-react';
import type { AnswerToJudge } from '#domain/room/host.ts';
import { judgingText } from '#sentences/judging.ts';
import { Button } from '#web/ui/button.tsx';

type Mark = AnswerToJudge['mark'];

interface Props {
  /** The answer that is judged. */
  readonly text: string;
  readonly mark: Mark;
  /** Presses don't count for now. */
  readonly isBusy?: boolean;
  readonly onRule: (ruling: Exclude<Mark, 'ask'>) => void;
}

/** Right and wrong, each by one press; what the answer is now is pressed in. */
export function RuleButtons({ text, mark, isBusy = false, onRule }: Props) {
  return (
    <span className="flex items-center gap-1">
      <Button
        variant="quiet"
        className={`${SIZE} ${mark === 'right' ? 'border-2 border-good! bg-good/20! text-good!' : ''}`}
        aria-label={judgingText.isRight({ text })}
        aria-pressed={mark === 'right'}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onRule('right')}
      >
        <Check aria-hidden="true" className="size-6" />
      </Button>
      <Button
        variant="quiet"
        className={`${SIZE} ${mark === 'wrong' ? 'border-2 border-bad! bg-bad/20! text-bad!' : ''}`}
        aria-label={judgingText.isWrong({ text })}
        aria-pressed={mark === 'wrong'}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onRule('wrong')}
      >
        <X aria-hidden="true" className="size-6" />
      </Button>
    </span>
  );
}

const SIZE = 'min-h-12 min-w-12 px-2!';
