import { Presentation, ScreenShare } from 'lucide-react';
import { stageText } from '#sentences/stage.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { STAGE_ADDRESS } from './windows.ts';

interface Props {
  readonly isStage: boolean;
  readonly onToggle: () => void;
}

/** From the console to the stage and back, and a stage in a window of its own. */
export function StageButtons({ isStage, onToggle }: Props) {
  return (
    <>
      <Tooltip text={stageText.tip}>
        <Button
          variant="quiet"
          className="max-xs:hidden"
          aria-label={stageText.button}
          aria-pressed={isStage}
          onClick={onToggle}
        >
          <Presentation aria-hidden="true" className="size-6" />
        </Button>
      </Tooltip>
      <Tooltip text={stageText.windowTip}>
        <Button
          variant="quiet"
          className="max-sm:hidden"
          aria-label={stageText.window}
          onClick={() => window.open(STAGE_ADDRESS)}
        >
          <ScreenShare aria-hidden="true" className="size-6" />
        </Button>
      </Tooltip>
    </>
  );
}
