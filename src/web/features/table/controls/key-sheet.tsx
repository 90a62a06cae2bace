import { keys } from '#web/platform/match/switches.ts';
import { KEY_LIST } from './keys.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** All keys of the table, and a switch that turns them all off. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const isOn = keys.use();
  return (
    <Dialog open onClose={onClose} title="Keys" size="medium">
      <div className="flex flex-col gap-5">
        <Switch
          label="Keys on this screen"
          checked={isOn}
          onChange={keys.set}
          hint="Off, if they get in the way of how you use the keyboard."
        />
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-lg">
          {KEY_LIST.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-lg border-2 border-line bg-fg/5 px-2.5 py-0.5 font-display font-semibold whitespace-nowrap">
                  {key}
                </kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
