import { Keyboard, Maximize, Minimize } from 'lucide-react';
import { tableText } from '#sentences/table.ts';
import { SoundControl } from '#web/features/table/sound/sound-control.tsx';
import { canFillScreen, toggleFullscreen, useFullscreen } from './fullscreen.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** For the evening on the sofa: sound, the whole screen, and which keys there are. */
export function SofaButtons({ onKeys }: { readonly onKeys: () => void }) {
  return (
    <>
      <SoundControl />
      {canFillScreen() && <FullscreenButton />}
      <Tooltip text={tableText.keys.tip}>
        <Button
          variant="quiet"
          className="max-sm:hidden"
          aria-label={tableText.keys.button}
          onClick={onKeys}
        >
          <Keyboard aria-hidden="true" className="size-6" />
        </Button>
      </Tooltip>
    </>
  );
}

function FullscreenButton() {
  const isFull = useFullscreen();
  const Screen = isFull ? Minimize : Maximize;
  return (
    <Tooltip text={tableText.fullscreenTip}>
      <Button
        variant="quiet"
        className="max-sm:hidden"
        aria-label={tableText.fullscreen}
        aria-pressed={isFull}
        onClick={toggleFullscreen}
      >
        <Screen aria-hidden="true" className="size-6" />
      </Button>
    </Tooltip>
  );
}
