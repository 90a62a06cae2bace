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

type Which = 'mine' | 'theirs';

/** Asks which of two versions counts: this tab's, or the one that was saved elsewhere meanwhile. */
export function WhichCounts({ onMine, onTheirs }: WhichCountsProps) {
  const { toast } = useAlerts();
  const [pressed, setPressed] = useState<Which>();
  const decide = async (which: Which): Promise<void> => {
    if (pressed !== undefined) return;
    setPressed(which);
    try {
      await (which === 'mine' ? onMine() : onTheirs());
    } catch (error) {
      toast(sentenceOf(error, editorText.failed));
    }
    setPressed(undefined);
  };
  const offer = (which: Which) => ({
    busy: pressed === which,
    disabled: pressed !== undefined && pressed !== which,
    onClick: () => void decide(which),
  });
  return (
    <MessageBox tone="bad">
      <p>{editorText.changedElsewhere.question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" {...offer('mine')}>
          {editorText.changedElsewhere.keepMine}
        </Button>
        <Button {...offer('theirs')}>{editorText.changedElsewhere.takeTheirs}</Button>
      </div>
    </MessageBox>
  );
}
