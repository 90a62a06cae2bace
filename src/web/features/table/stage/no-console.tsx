import { stageText } from '#sentences/stage.ts';
import { LoneCard } from '#web/features/table/lone-card.tsx';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** It has only just been asked for. */
  readonly isLooking: boolean;
  readonly onBecome: () => void;
}

/** A stage without a console: it goes on by itself when one is back, or becomes one. */
export function NoConsole({ isLooking, onBecome }: Props) {
  return (
    <LoneCard words={isLooking ? stageText.looking : stageText.gone} isStatus>
      {!isLooking && (
        <Button variant="primary" size="large" onClick={onBecome}>
          {stageText.gone.become}
        </Button>
      )}
    </LoneCard>
  );
}
