import { Eye, EyeOff, Lightbulb, LightbulbOff } from 'lucide-react';
import { tableText } from '#sentences/table.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './card-toggle.module.css';

interface Props {
  /** 'Hint', 'Forbidden Words' or 'Answer' (PLAY-02, -03). */
  readonly name: string;
  readonly isShown: boolean;
  readonly onToggle: () => void;
  readonly isMain?: boolean;
  readonly className?: string | undefined;
}

/** Turns a part of the card over and back: 'Show Hint', 'Hide Hint'. */
export function CardToggle({ name, isShown, onToggle, isMain = false, className }: Props) {
  const [Off, On] = isMain ? [Eye, EyeOff] : [Lightbulb, LightbulbOff];
  const Icon = isShown ? On : Off;
  const { show, hide } = tableText.card;
  return (
    <Button
      className={classes(styles['toggle'], isMain && !isShown && styles['main'], className)}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {isShown ? hide({ part: name }) : show({ part: name })}
    </Button>
  );
}
