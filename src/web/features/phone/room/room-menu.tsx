// What a phone can do at any time: another name or mark, vibration, leaving.
import { LogOut } from 'lucide-react';
import type { PhoneView, RoomRole } from '#contract/rooms.ts';
import { phoneText } from '#sentences/phone.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { leaveRoom } from '#web/platform/api/rooms.ts';
import { useAlerts } from '#web/ui/alert-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { canVibrate, vibrate, vibration } from '#web/features/phone/vibration.ts';
import { ChangeMeForm } from './change-me-form.tsx';

interface Props {
  readonly code: string;
  readonly as: RoomRole;
  readonly view: PhoneView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

export function RoomMenu({ code, as, view, isOpen, onClose, onLeft }: Props) {
  const { you, table } = view;
  const leave = useLeaving({ code, as, onLeft });
  return (
    <Dialog open={isOpen} onClose={onClose} title={phoneText.header.menu}>
      <div className="flex flex-col gap-5">
        {you && <ChangeMeForm {...{ code, you, table }} onDone={onClose} />}
        <VibrationSwitch />
        <Button className="min-h-12" onClick={() => void leave()}>
          <LogOut className="size-5" aria-hidden="true" />
          {phoneText.menu.leave}
        </Button>
      </div>
    </Dialog>
  );
}

function VibrationSwitch() {
  const isOn = vibration.use();
  const isPossible = canVibrate();
  const change = (next: boolean) => {
    vibration.set(next);
    vibrate();
  };
  return (
    <Switch
      label={phoneText.menu.vibration}
      checked={isPossible && isOn}
      disabled={!isPossible}
      onChange={change}
      {...(isPossible ? {} : { hint: phoneText.menu.noVibration })}
    />
  );
}

/** Asks first. */
function useLeaving({ code, as, onLeft }: Pick<Props, 'code' | 'as' | 'onLeft'>) {
  const { confirm, alert } = useAlerts();
  const words = phoneText.menu;
  return async (): Promise<void> => {
    const isSure = await confirm(as === 'remote' ? words.leaveRemoteSure : words.leaveSure, {
      title: words.leaveTitle,
      confirmLabel: words.leaveOk,
      danger: true,
    });
    if (!isSure) return;
    try {
      await leaveRoom(code, as);
      onLeft();
    } catch (error) {
      await alert(sentenceOf(error, words.notLeft));
    }
  };
}
