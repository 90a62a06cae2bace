import { tableText } from '#sentences/table.ts';
import { HowToPlay } from '#web/features/table/rules/how-to-play.tsx';
import { useMatch } from '#web/platform/match/match-store.ts';
import { keys } from '#web/platform/match/switches.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** All keys of the table, and a switch that turns them all off. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const isOn = keys.use();
  const match = useMatch();
  return (
    <Dialog open onClose={onClose} title={tableText.keys.title} size="medium">
      <div className="flex flex-col gap-5">
        <Switch
          label={tableText.keys.areOn}
          checked={isOn}
          onChange={keys.set}
          hint={tableText.keys.areOnHint}
        />
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-lg">
          {tableText.keys.list.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-lg border-2 border-line bg-fg/5 px-2.5 py-0.5 font-display font-semibold whitespace-nowrap">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        {match && (
          <section>
            <h3 className="mb-2 text-2xl">{tableText.howToPlay}</h3>
            <HowToPlay kind={match} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
