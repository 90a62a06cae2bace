import { Presentation, ScreenShare } from 'lucide-react';
import { stageText } from '#sentences/stage.ts';
import { HeadButton } from '#web/features/table/controls/head-button.tsx';
import { STAGE_ADDRESS } from './windows.ts';

interface Props {
  readonly isStage: boolean;
  readonly onToggle: () => void;
}

/** From the console to the stage and back, and a stage in a window of its own. */
export function StageButtons({ isStage, onToggle }: Props) {
  return (
    <>
      <HeadButton
        icon={Presentation}
        name={stageText.button}
        tip={stageText.tip}
        isPressed={isStage}
        className="max-xs:hidden"
        onPress={onToggle}
      />
      <HeadButton
        icon={ScreenShare}
        name={stageText.window}
        tip={stageText.windowTip}
        className="max-sm:hidden"
        onPress={() => window.open(STAGE_ADDRESS)}
      />
    </>
  );
}
