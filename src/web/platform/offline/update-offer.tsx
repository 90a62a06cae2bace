import { useLocation } from '#web/platform/router/router.tsx';
import { declineUpdate, takeUpdate, useUpdate } from './updates.ts';
import { PATHS } from '#contract/paths.ts';
import { appText } from '#sentences/app.ts';
import { Button } from '#web/ui/button.tsx';

/** Offers a new version in a quiet corner, but never over a match. */
export function UpdateOffer() {
  const { pathname } = useLocation();
  const hasUpdate = useUpdate();
  if (!hasUpdate || pathname === PATHS.table) return null;
  return (
    <aside aria-label={appText.update.label} className="update-offer">
      <div className="surface-paper deal-in flex flex-wrap items-center gap-3 p-4">
        <p className="font-semibold">{appText.update.ready}</p>
        <div className="flex gap-2">
          <Button size="small" variant="primary" onClick={takeUpdate}>
            {appText.update.now}
          </Button>
          <Button size="small" onClick={declineUpdate}>
            {appText.update.later}
          </Button>
        </div>
      </div>
    </aside>
  );
}
