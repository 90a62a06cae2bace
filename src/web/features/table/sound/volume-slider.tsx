import { showText } from '#sentences/show.ts';
import { tableText } from '#sentences/table.ts';
import { sound } from '#web/platform/match/switches.ts';
import { classes } from '#web/ui/classes.ts';
import { playSound } from './play-sound.ts';
import { volume } from './volume.ts';
import styles from './volume-slider.module.css';

/** Whoever moves it wants to hear something: it turns the sound on, and each change is heard. */
export function VolumeSlider() {
  const isLoud = sound.use();
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
