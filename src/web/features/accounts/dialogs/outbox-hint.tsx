import { PATHS } from '#contract/paths.ts';
import { accountText } from '#sentences/accounts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

/** Where mails lie when this installation sends none: on a page of its own. */
export function OutboxHint() {
  const { configuration } = useSession();
  if (configuration?.outbox !== true) return null;
  const { outbox } = accountText;
  const link = (
    <a href={PATHS.outbox} target="_blank" rel="noreferrer" className="text-link text-fg">
      {outbox.link}
    </a>
  );
  return (
    <p className="text-fg-soft">
      <Sentence of={outbox.text} parts={{ link }} />
    </p>
  );
}
