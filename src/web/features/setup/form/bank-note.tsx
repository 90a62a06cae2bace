import type { BankCoverage } from '#contract/generation.ts';
import { Button } from '#web/ui/button.tsx';

interface BankNoteProps {
  readonly coverage: BankCoverage | undefined;
  readonly cardCount: number;
  readonly onTopic: (topic: string) => void;
}

/** Says, as the host types, what Riffle's own card bank has on the topic, and what it knows well. */
export function BankNote({ coverage, cardCount, onTopic }: BankNoteProps) {
  return (
    <div className="flex flex-col gap-2 text-fg-soft">
      <p aria-live="polite">{sentence(coverage, cardCount)}</p>
      {coverage && coverage.withTemplates < cardCount && (
        <div role="group" aria-label="It knows well:" className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true">It knows well:</span>
          {coverage.nearTopics.map((topic) => (
            <Button key={topic} size="small" onClick={() => onTopic(topic)}>
              {topic}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function sentence(coverage: BankCoverage | undefined, cardCount: number): string {
  if (!coverage) return 'Decks here come from Riffle’s own card bank; no AI writes them.';
  const { cards, withTemplates } = coverage;
  const about = `Riffle’s own card bank has ${cards} ${cards === 1 ? 'card' : 'cards'} about this topic`;
  if (cards >= cardCount) return `${about}.`;
  if (withTemplates >= cardCount) return `${about}, and prompts that fit any topic.`;
  return `${about}: too few for a deck of ${cardCount}.`;
}
