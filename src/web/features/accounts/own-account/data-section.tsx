import { Download } from 'lucide-react';
import { PATHS } from '#contract/paths.ts';
import { ownAccountText } from '#sentences/accounts-own.ts';
import { getHoldings } from '#web/platform/api/own-account.ts';
import { OWN_DATA } from '#web/platform/session/account-sentences.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { saveAs } from '#web/ui/save-as.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';

const FILE = 'riffle-my-data.json';

/** Everything that is held, as a file; and the way out. */
export function DataSection() {
  const { data } = ownAccountText;
  const { change, isBusy, run } = useChange();
  const download = async (): Promise<void> => {
    const held = JSON.stringify(await getHoldings(), null, 2);
    saveAs(FILE, held, 'application/json');
  };
  return (
    <Section title={data.title}>
      <p className="text-fg-soft">{data.text}</p>
      <ChangeOutcome change={change} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isBusy}
          onClick={() => void run(download, data.saved({ file: FILE }), OWN_DATA)}
        >
          <Download aria-hidden="true" className="size-5" />
          {data.download}
        </Button>
        <ButtonLink to={PATHS.deletion} variant="danger">
          {data.deleteAccount}
        </ButtonLink>
      </div>
    </Section>
  );
}
