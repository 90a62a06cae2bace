import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { setupTopicText } from '#sentences/setup-topics.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface TopicTipsProps {
  readonly category: GeneratedCategory;
  readonly onTopic: (topic: string) => void;
}

/** The help beside the topic: how to name one, and examples that can be taken over (SETUP-06). */
export function TopicTips({ category, onTopic }: TopicTipsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" className="-mr-3" onClick={() => setOpen(true)}>
        <Lightbulb className="size-4" aria-hidden="true" />
        {setupFormText.topicTips}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={setupFormText.topicTips} size="medium">
          <div className="flex flex-col gap-5">
            <ul className="flex list-disc flex-col gap-2 pl-5 text-lg">
              {setupFormText.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-2">
              {setupTopicText[category].map((topic) => (
                <Button
                  key={topic}
                  onClick={() => {
                    onTopic(topic);
                    setOpen(false);
                  }}
                >
                  {topic}
                </Button>
              ))}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
