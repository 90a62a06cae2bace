import { Keyboard, Maximize, Minimize, Volume2, VolumeX } from 'lucide-react';
import { sound } from '#web/platform/match/switches.ts';
import { canFillScreen, toggleFullscreen, useFullscreen } from './fullscreen.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** For the evening on the sofa: sound, the whole screen, and which keys there are. */
export function SofaButtons({ onKeys }: { readonly onKeys: () => void }) {
  const isLoud = sound.use();
  const isFull = useFullscreen();
  const Sound = isLoud ? Volume2 : VolumeX;
  const Screen = isFull ? Minimize : Maximize;
  return (
    <>
      <Tooltip text={isLoud ? 'Sound is on' : 'Sound is off'}>
        <Button
          variant="quiet"
          aria-label="Sound"
          aria-pressed={isLoud}
          onClick={() => sound.set(!isLoud)}
        >
          <Sound aria-hidden="true" className="size-6" />
        </Button>
      </Tooltip>
      {canFillScreen() && (
        <Tooltip text="Fullscreen (F)">
          <Button
            variant="quiet"
            className="max-sm:hidden"
            aria-label="Fullscreen"
            aria-pressed={isFull}
            onClick={toggleFullscreen}
          >
            <Screen aria-hidden="true" className="size-6" />
          </Button>
        </Tooltip>
      )}
      <Tooltip text="Keys (?)">
        <Button variant="quiet" className="max-sm:hidden" aria-label="Keys" onClick={onKeys}>
          <Keyboard aria-hidden="true" className="size-6" />
        </Button>
      </Tooltip>
    </>
  );
}
