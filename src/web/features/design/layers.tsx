import { useState } from 'react';
import { OnBoth, Part } from './part.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function Layers() {
  const { alert, confirm, toast } = useAlerts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Part title="Messages">
        <OnBoth part={Messages} />
      </Part>
      <Part title="Dialogs and toasts">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>Open dialog</Button>
          <Button onClick={() => void alert('Something that needs a press.')}>Open alert</Button>
          <Button
            onClick={() => void confirm('Take this away?', { danger: true, confirmLabel: 'Take' })}
          >
            Open confirm
          </Button>
          <Button
            onClick={() => toast('Taken away.', { label: 'Undo', act: () => toast('Back again.') })}
          >
            Show toast
          </Button>
        </div>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="A dialog">
          <p>It keeps the focus inside and gives it back.</p>
        </Dialog>
      </Part>
    </>
  );
}

function Messages() {
  return (
    <>
      <MessageBox tone="plain">Something to know.</MessageBox>
      <MessageBox tone="good">Something went well.</MessageBox>
      <MessageBox tone="bad">Something went wrong.</MessageBox>
      <Spinner label="Loading…" />
    </>
  );
}
