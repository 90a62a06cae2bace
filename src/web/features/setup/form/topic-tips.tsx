import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TOPIC_EXAMPLES } from './topic-examples.ts';

interface TopicTipsProps {
  readonly category: GeneratedCategory;
  readonly onTopic: (topic: string) => void;
}

const TIPS = [
  'A word or a short phrase is enough.',
  'Be precise about what you mean: “1990s rock” deals better cards than “music”.',
  'Put what else matters (ages, in-jokes, no-gos) into the custom instructions.',
] as const;

/** The help beside the topic: how to name one, and examples that can be taken over (SETUP-06). */
export function TopicTips({ category, onTopic }: TopicTipsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Lightbulb className="size-4" aria-hidden="true" />
        Topic Ideas & Tips
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="Topic Ideas & Tips" size="medium">
          <div className="flex flex-col gap-5">
            <ul className="flex list-disc flex-col gap-2 pl-5 text-lg">
              {TIPS.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-2">
              {TOPIC_EXAMPLES[category].map((topic) => (
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
