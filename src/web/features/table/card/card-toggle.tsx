import { Eye, EyeOff, Lightbulb, LightbulbOff } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** 'Hint', 'Forbidden Words' or 'Answer' (PLAY-02, -03). */
  readonly name: string;
  readonly isShown: boolean;
  readonly onToggle: () => void;
  readonly isMain?: boolean;
}

/** Turns a part of the card over and back: 'Show Hint', 'Hide Hint'. */
export function CardToggle({ name, isShown, onToggle, isMain = false }: Props) {
  const [Off, On] = isMain ? [Eye, EyeOff] : [Lightbulb, LightbulbOff];
  const Icon = isShown ? On : Off;
  return (
    <Button
      className={`play-toggle ${isMain && !isShown ? 'play-toggle-main' : ''}`}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {isShown ? 'Hide' : 'Show'} {name}
    </Button>
  );
}
