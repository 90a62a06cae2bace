import { useState } from 'react';
import { phoneText } from '#sentences/phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { MarkPicker, type Mark } from './mark-picker.tsx';

interface Props {
  readonly look: Mark;
  readonly onChange: (mark: Mark) => void;
}

/** The player's mark, and the way to another one. */
export function MarkField({ look, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className="min-h-14 justify-between! px-4!"
        aria-label={phoneText.door.changeMark}
        onClick={() => setOpen(true)}
      >
        <span>{phoneText.door.mark}</span>
        <PlayerMark shape={look.shape} colour={look.colour} className="size-10" />
      </Button>
      <Dialog open={isOpen} onClose={close} title={phoneText.door.mark}>
        <div className="flex flex-col gap-4">
          <MarkPicker look={look} onChange={onChange} />
          <Button variant="primary" size="large" onClick={close}>
            {phoneText.look.done}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
