import type { Change } from './use-change.ts';
import { MessageBox } from '#web/ui/message-box.tsx';

export function ChangeOutcome({ change }: { readonly change: Change }) {
  if (change.state === 'failed') return <MessageBox tone="bad">{change.sentence}</MessageBox>;
  if (change.state === 'done') return <MessageBox tone="good">{change.sentence}</MessageBox>;
  return null;
}
