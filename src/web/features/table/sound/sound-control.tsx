import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showText } from '#sentences/show.ts';
import { tableText } from '#sentences/table.ts';
import { sound } from '#web/platform/match/switches.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { playSound } from './play-sound.ts';
import styles from './sound-control.module.css';
import { volume } from './volume.ts';

/** Below it the button's picture has a smaller wave. */
const SOFT = 40;

/** Turns the sound on and off; how loud it is stands under the button as long as somebody is there. */
export function SoundControl() {
  const isLoud = sound.use();
  const [isPutAway, setPutAway] = useState(false);
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && setPutAway(true);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <span
      className={styles['sound']}
      data-away={isPutAway}
      onPointerEnter={() => setPutAway(false)}
      onFocus={() => setPutAway(false)}
    >
      <Button
        variant="quiet"
        aria-label={tableText.sound}
        aria-pressed={isLoud}
        onClick={() => sound.set(!isLoud)}
      >
        <Picture isLoud={isLoud} />
      </Button>
      <span className={styles['place']}>
        <VolumeSlider isLoud={isLoud} />
      </span>
    </span>
  );
}

function Picture({ isLoud }: { readonly isLoud: boolean }) {
  const percent = volume.use();
  const look = { 'aria-hidden': true, className: 'size-6' };
  if (!isLoud || percent === 0) return <VolumeX {...look} />;
  return percent < SOFT ? <Volume1 {...look} /> : <Volume2 {...look} />;
}

/** Whoever moves it wants to hear something: it turns the sound on, and each change is heard. */
function VolumeSlider({ isLoud }: { readonly isLoud: boolean }) {
  const percent = volume.use();
  return (
    <label className={classes('surface-paper', styles['volume'])}>
      <span>{isLoud ? showText.volume : tableText.soundIsOff}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={percent}
        aria-label={showText.volume}
        aria-valuetext={showText.volumeIs({ percent })}
        onChange={({ target }) => {
          volume.set(target.valueAsNumber);
          sound.set(true);
          playSound('points');
        }}
      />
    </label>
  );
}
