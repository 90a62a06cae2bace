import { Keyboard, Maximize, Minimize } from 'lucide-react';
import { tableText } from '#sentences/table.ts';
import { SoundControl } from '#web/features/table/sound/sound-control.tsx';
import { canFillScreen, toggleFullscreen, useFullscreen } from './fullscreen.ts';
import { HeadButton } from './head-button.tsx';

/** For the evening on the sofa: sound, the whole screen, and which keys there are. */
export function SofaButtons({ onKeys }: { readonly onKeys: () => void }) {
  return (
    <>
      <SoundControl />
      {canFillScreen() && <FullscreenButton />}
      <HeadButton
        icon={Keyboard}
        name={tableText.keys.button}
        tip={tableText.keys.tip}
        className="max-sm:hidden"
        onPress={onKeys}
      />
    </>
  );
}

function FullscreenButton() {
  const isFull = useFullscreen();
  return (
    <HeadButton
      icon={isFull ? Minimize : Maximize}
      name={tableText.fullscreen}
      tip={tableText.fullscreenTip}
      isPressed={isFull}
      className="max-sm:hidden"
      onPress={toggleFullscreen}
    />
  );
}
