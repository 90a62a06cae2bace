import type { LucideIcon } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly name: string;
  /** What it does, in a few more words. */
  readonly tip: string;
  /** Left out where it is no switch. */
  readonly isPressed?: boolean;
  readonly className?: string;
  readonly onPress: () => void;
}

/** A button of the table's head: a picture, its words in a tooltip. */
export function HeadButton({ icon: Icon, name, tip, isPressed, className = '', onPress }: Props) {
  return (
    <Tooltip text={tip}>
      <Button
        variant="quiet"
        className={className}
        aria-label={name}
        aria-pressed={isPressed}
        onClick={onPress}
      >
        <Icon aria-hidden="true" className="size-6" />
      </Button>
    </Tooltip>
  );
}
