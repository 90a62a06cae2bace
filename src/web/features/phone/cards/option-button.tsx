import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface Props {
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One of several things to choose; the chosen one has a tick and a thick edge. */
export function OptionButton({ isChosen, isOpen, onChoose, className = '', children }: Props) {
  return (
    <Button
      className={`min-h-14 w-full justify-start! gap-3! text-lg! ${
        isChosen ? 'border-lamp! bg-lamp/20! ring-2 ring-lamp' : ''
      } ${className}`}
      aria-pressed={isChosen}
      disabled={!isOpen}
      onClick={onChoose}
    >
      {children}
      {isChosen && <Check className="ml-auto size-6 shrink-0" aria-hidden="true" />}
    </Button>
  );
}
