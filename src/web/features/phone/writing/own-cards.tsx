import { X } from 'lucide-react';
import type { PhoneYou } from '#domain/room/view.ts';
import { phoneWritingText } from '#sentences/phone-writing.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { takeCardBack } from '#web/platform/api/written-cards.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  readonly code: string;
  readonly cards: PhoneYou['cards'];
  readonly onProblem: (problem: string | undefined) => void;
}

/** What this phone has on the pile; each can be taken back. */
export function OwnCards({ code, cards, onProblem }: Props) {
  const words = phoneWritingText;
  const remove = async (id: string): Promise<void> => {
    onProblem(undefined);
    try {
      await takeCardBack(code, id);
    } catch (error) {
      onProblem(sentenceOf(error, words.notTaken));
    }
  };
  if (cards.length === 0) return null;
  return (
    <ul className="flex flex-col" aria-label={words.yours}>
      {cards.map(({ id, text }) => (
        <li key={id} className="flex items-center gap-2 border-t border-line">
          <span className="min-w-0 grow wrap-anywhere">{text}</span>
          <Button
            variant="quiet"
            className="min-h-12 min-w-12 shrink-0 px-0!"
            aria-label={words.takeBack({ text })}
            onClick={() => void remove(id)}
          >
            <X className="size-5" aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
