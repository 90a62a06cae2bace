import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tableText } from '#sentences/table.ts';
import { sound } from '#web/platform/match/switches.ts';
import { Button } from '#web/ui/button.tsx';
import { VolumeSlider } from '#web/features/table/show/show.tsx';
import styles from './sound-control.module.css';

/** Turns the sound on and off; how loud it is stands under the button as long as somebody is there. */
export function SoundControl() {
  const isLoud = sound.use();
  const Picture = isLoud ? Volume2 : VolumeX;
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
        <Picture aria-hidden="true" className="size-6" />
      </Button>
      <span className={styles['place']}>
        <VolumeSlider />
      </span>
    </span>
  );
}
