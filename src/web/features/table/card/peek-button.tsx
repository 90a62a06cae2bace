import { Eye } from 'lucide-react';
import { tableText } from '#sentences/table.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './card-toggle.module.css';

interface Props {
  readonly isPeeking: boolean;
  readonly onPeek: (isPeeking: boolean) => void;
}

/**
 * Shows a face-down card for as long as it is held, by finger, mouse, space or enter. A press that can't
 * be held, such as a screen reader's or a voice command's, turns the card over, and the next one back.
 */
export function PeekButton({ isPeeking, onPeek }: Props) {
  return (
    <Button
      className={classes(styles['toggle'], styles['main'], 'touch-none')}
      aria-pressed={isPeeking}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onPeek(true);
      }}
      onPointerUp={() => onPeek(false)}
      onPointerCancel={() => onPeek(false)}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={() => onPeek(false)}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        if (!event.repeat) onPeek(true);
      }}
      onKeyUp={(event) => {
        if (event.key === ' ' || event.key === 'Enter') onPeek(false);
      }}
      onClick={(event) => {
        if (event.detail === 0) onPeek(!isPeeking);
      }}
    >
      <Eye aria-hidden="true" className="size-5 shrink-0" />
      {tableText.card.holdToPeek}
    </Button>
  );
}
