import { useQueryClient } from '@tanstack/react-query';
import type { Device } from '#contract/accounts.ts';
import { ownAccountText } from '#sentences/accounts-own.ts';
import { dateText } from '#sentences/dates.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { devicesQuery, signOutDevice, signOutEverywhere } from '#web/platform/api/own-account.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Where the account is signed in, each with its way out. */
export function DevicesSection() {
  const words = ownAccountText.devices;
  const { change, isBusy, run } = useChange();
  const { refresh } = useSession();
  const { confirm } = useAlerts();
  const client = useQueryClient();

  async function leaveAll() {
    const isSure = await confirm(words.confirmAll.text, {
      title: words.confirmAll.title,
      confirmLabel: words.signOutAll,
      danger: true,
    });
    if (isSure && (await run(signOutEverywhere, words.signedOutAll))) await refresh();
  }

  async function leave(device: Device) {
    const done = words.signedOut({ device: device.name });
    if (!(await run(() => signOutDevice(device.id), done))) return;
    if (device.current) await refresh();
    else await client.invalidateQueries({ queryKey: devicesQuery().queryKey });
  }

  return (
    <Section title={words.title}>
      <Devices onLeave={(device) => void leave(device)} />
      <ChangeOutcome change={change} />
      <Button className="self-start" busy={isBusy} onClick={() => void leaveAll()}>
        {words.signOutAll}
      </Button>
    </Section>
  );
}

interface DevicesProps {
  readonly onLeave: (device: Device) => void;
}

function Devices({ onLeave }: DevicesProps) {
  const { data: devices, error, refetch } = useServerData(devicesQuery());
  if (devices === undefined) {
    if (error === null) return <Spinner label={ownAccountText.devices.loading} />;
    const { loadingFailed } = ownAccountText.devices;
    return <LoadFailed sentence={orUnreachable(error, loadingFailed)} onRetry={refetch} />;
  }
  return (
    <ul className="flex flex-col">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} onLeave={() => onLeave(device)} />
      ))}
    </ul>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onLeave: () => void;
}

function DeviceRow({ device, onLeave }: DeviceRowProps) {
  const words = ownAccountText.devices;
  const { name, createdAt, lastSeenAt, current } = device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0">
      <div>
        <p className="font-semibold">{current ? <OwnDevice name={name} /> : name}</p>
        <p className="text-fg-soft">
          {words.seen({ since: dayOf(createdAt), last: dayOf(lastSeenAt) })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={current ? words.signOutOwn : words.signOutOther({ device: name })}
        onClick={onLeave}
      >
        {words.signOut}
      </Button>
    </li>
  );
}

function OwnDevice({ name }: { readonly name: string }) {
  const { own, ownMark } = ownAccountText.devices;
  const mark = <span className="text-good">{ownMark}</span>;
  return <Sentence of={own} parts={{ device: name, mark }} />;
}

function dayOf(ms: number): string {
  return dateText.moment({ at: ms });
}
