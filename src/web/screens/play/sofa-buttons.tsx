import { Keyboard, Maximize, Minimize, Volume2, VolumeX } from 'lucide-react';
import { sound } from '#web/play/switches.ts';
import { canFillScreen, toggleFullscreen, useFullscreen } from '#web/screens/play/fullscreen.ts';
import { Button } from '#web/ui/button.tsx';

/** For the evening on the sofa: sound, the whole screen, and which keys there are. */
export function SofaButtons({ onKeys }: { readonly onKeys: () => void }) {
  const isLoud = sound.use();
  const isFull = useFullscreen();
  const Sound = isLoud ? Volume2 : VolumeX;
  const Screen = isFull ? Minimize : Maximize;
  return (
    <>
      <Button
        variant="quiet"
        aria-label="Sound"
        aria-pressed={isLoud}
        title={isLoud ? 'Sound is on' : 'Sound is off'}
        onClick={() => sound.set(!isLoud)}
      >
        <Sound aria-hidden="true" className="size-6" />
      </Button>
      {canFillScreen() && (
        <Button
          variant="quiet"
          className="max-sm:hidden"
          aria-label="Fullscreen"
          aria-pressed={isFull}
          title="Fullscreen"
          onClick={toggleFullscreen}
        >
          <Screen aria-hidden="true" className="size-6" />
        </Button>
      )}
      <Button
        variant="quiet"
        className="max-sm:hidden"
        aria-label="Keys"
        title="Keys"
        onClick={onKeys}
      >
        <Keyboard aria-hidden="true" className="size-6" />
      </Button>
    </>
  );
}
