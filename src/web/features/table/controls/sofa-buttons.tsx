import { Keyboard, Maximize, Minimize, Volume2, VolumeX } from 'lucide-react';
import { tableText } from '#sentences/table.ts';
import { sound } from '#web/platform/match/switches.ts';
import { canFillScreen, toggleFullscreen, useFullscreen } from './fullscreen.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** For the evening on the sofa: sound, the whole screen, and which keys there are. */
export function SofaButtons({ onKeys }: { readonly onKeys: () => void }) {
  const isLoud = sound.use();
  const Sound = isLoud ? Volume2 : VolumeX;
  return (
    <>
      <Tooltip text={isLoud ? tableText.soundIsOn : tableText.soundIsOff}>
        <Button
          variant="quiet"
          aria-label={tableText.sound}
          aria-pressed={isLoud}
          onClick={() => sound.set(!isLoud)}
        >
          <Sound aria-hidden="true" className="size-6" />
        </Button>
      </Tooltip>
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
