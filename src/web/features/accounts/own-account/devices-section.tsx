import { useEffect } from 'react';
import type { Device } from '#contract/accounts.ts';
import { subscribeLive } from '#web/platform/live/live.ts';
import { listDevices, signOutDevice, signOutEverywhere } from '#web/platform/api/own-account.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { useLoaded, type Loaded } from '#web/platform/api/use-loaded.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Where the account is signed in, each with its way out. */
export function DevicesSection() {
  const { loaded, reload } = useLoaded('devices', listDevices);
  const { change, isBusy, run } = useChange();
  const { refresh } = useSession();
  const { confirm } = useAlerts();
  useEffect(() => subscribeLive((event) => event.type === 'devices' && reload()), [reload]);

  async function leaveAll() {
    const isSure = await confirm('Every browser, this one too, will have to sign in again.', {
      title: 'Sign out everywhere?',
      confirmLabel: 'Sign Out Everywhere',
      danger: true,
    });
    if (isSure && (await run(signOutEverywhere, 'Signed out everywhere.'))) await refresh();
  }

  async function leave(device: Device) {
    if (!(await run(() => signOutDevice(device.id), `${device.name} is signed out.`))) return;
    if (device.current) await refresh();
    else reload();
  }

  return (
    <Section title="Devices">
      <Devices loaded={loaded} onRetry={reload} onLeave={(device) => void leave(device)} />
      <ChangeOutcome change={change} />
      <Button className="self-start" busy={isBusy} onClick={() => void leaveAll()}>
        Sign Out Everywhere
      </Button>
    </Section>
  );
}

interface DevicesProps {
  readonly loaded: Loaded<readonly Device[]>;
  readonly onRetry: () => void;
  readonly onLeave: (device: Device) => void;
}

function Devices({ loaded, onRetry, onLeave }: DevicesProps) {
  switch (loaded.state) {
    case 'loading':
      return <Spinner label="Loading devices…" />;
    case 'failed':
      return (
        <>
          <MessageBox tone="bad">
            {orUnreachable(loaded.error, 'Your devices could not be loaded.')}
          </MessageBox>
          <Button className="self-start" onClick={onRetry}>
            Retry
          </Button>
        </>
      );
    case 'loaded':
      return (
        <ul className="flex flex-col">
          {loaded.value.map((device) => (
            <DeviceRow key={device.id} device={device} onLeave={() => onLeave(device)} />
          ))}
        </ul>
      );
  }
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onLeave: () => void;
}

function DeviceRow({ device, onLeave }: DeviceRowProps) {
  const { name, createdAt, lastSeenAt, current } = device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0">
      <div>
        <p className="font-semibold">
          {name}
          {current && <span className="text-good"> · this browser</span>}
        </p>
        <p className="text-fg-soft">
          Signed in {dayOf(createdAt)}, last used {dayOf(lastSeenAt)}
        </p>
      </div>
      <Button
        size="small"
        aria-label={current ? 'Sign out of this browser' : `Sign out ${name}`}
        onClick={onLeave}
      >
        Sign Out
      </Button>
    </li>
  );
}

function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}
