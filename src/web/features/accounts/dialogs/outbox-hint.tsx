import { PATHS } from '#contract/paths.ts';
import { useSession } from '#web/platform/session/session.tsx';

/** Where mails lie when this installation sends none: on a page of its own. */
export function OutboxHint() {
  const { configuration } = useSession();
  if (configuration?.outbox !== true) return null;
  return (
    <p className="text-fg-soft">
      This installation keeps its mails on this machine.{' '}
      <a href={PATHS.outbox} target="_blank" rel="noreferrer" className="text-link text-fg">
        Open the outbox
      </a>{' '}
      to find the link.
    </p>
  );
}
