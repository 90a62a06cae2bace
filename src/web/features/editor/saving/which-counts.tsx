import { editorText } from '#sentences/editor.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';

interface WhichCountsProps {
  readonly onMine: () => Promise<void>;
  readonly onTheirs: () => void;
}

/** Asks which of two versions counts: this tab's, or the one that was saved elsewhere meanwhile. */
export function WhichCounts({ onMine, onTheirs }: WhichCountsProps) {
  const { toast } = useAlerts();
  const notKept = (error: unknown): void => toast(sentenceOf(error, editorText.failed));
  return (
    <MessageBox tone="bad">
      <p>{editorText.changedElsewhere.question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => onMine().catch(notKept)}>
          {editorText.changedElsewhere.keepMine}
        </Button>
        <Button onClick={onTheirs}>{editorText.changedElsewhere.takeTheirs}</Button>
      </div>
    </MessageBox>
  );
}
