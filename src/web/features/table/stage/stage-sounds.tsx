import { stageText } from '#sentences/stage.ts';
import { Switch } from '#web/ui/switch.tsx';
import { changeWindows, useWindows } from './windows.ts';

/** Whether the sounds come from a stage in another window; nothing where none follows. */
export function StageSounds() {
  const { stages, soundsThere } = useWindows();
  if (stages.length === 0) return null;
  return (
    <div className="mt-4">
      <Switch
        label={stageText.sounds}
        hint={stageText.soundsHint({ stages: stages.length })}
        checked={soundsThere}
        onChange={(next) => changeWindows({ soundsThere: next })}
      />
    </div>
  );
}
