import { commonText } from '#sentences/common.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';

interface LoadFailedProps {
  /** What could not be loaded, and why where that is known. */
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** Stands where the server's data would, with a way to ask for it again. */
export function LoadFailed({ sentence, onRetry }: LoadFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <MessageBox tone="bad">{sentence}</MessageBox>
      <Button onClick={onRetry}>{commonText.retry}</Button>
    </div>
  );
}
