import type { BankCoverage } from '#contract/generation.ts';
import { setupFormText } from '#sentences/setup-form.ts';
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
        <div
          role="group"
          aria-label={setupFormText.bank.knowsWell}
          className="flex flex-wrap items-center gap-2"
        >
          <span aria-hidden="true">{setupFormText.bank.knowsWell}</span>
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
  const { house, enough, withPrompts, tooFew } = setupFormText.bank;
  if (!coverage) return house;
  const { cards: count, withTemplates } = coverage;
  if (count >= cardCount) return enough({ count });
  if (withTemplates >= cardCount) return withPrompts({ count });
  return tooFew({ count, wanted: cardCount });
}
