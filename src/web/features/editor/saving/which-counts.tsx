import { useState } from 'react';
import { editorText } from '#sentences/editor.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';

interface WhichCountsProps {
  readonly onMine: () => Promise<void>;
  readonly onTheirs: () => Promise<void>;
}

/** Asks which of two versions counts: this tab's, or the one that was saved elsewhere meanwhile. */
export function WhichCounts({ onMine, onTheirs }: WhichCountsProps) {
  const { toast } = useAlerts();
  const [pressed, setPressed] = useState<'mine' | 'theirs'>();
  const decide = async (which: 'mine' | 'theirs'): Promise<void> => {
    if (pressed !== undefined) return;
    setPressed(which);
    try {
      await (which === 'mine' ? onMine() : onTheirs());
    } catch (error) {
      toast(sentenceOf(error, editorText.failed));
    }
    setPressed(undefined);
  };
  return (
    <MessageBox tone="bad">
      <p>{editorText.changedElsewhere.question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" busy={pressed === 'mine'} onClick={() => void decide('mine')}>
          {editorText.changedElsewhere.keepMine}
        </Button>
        <Button busy={pressed === 'theirs'} onClick={() => void decide('theirs')}>
          {editorText.changedElsewhere.takeTheirs}
        </Button>
      </div>
    </MessageBox>
  );
}
