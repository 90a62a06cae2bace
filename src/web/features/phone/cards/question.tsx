import type { PhoneCard } from '#domain/room/view.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { Emblem } from '#web/ui/emblem.tsx';

/** The card's question on paper, with its hint where that is shown. */
export function Question({ card }: { readonly card: PhoneCard }) {
  const { question, hint, category } = card;
  if (question === null) return null;
  return (
    <section data-suit={category} className="surface-paper flex flex-col gap-1.5 p-4">
      <div className="flex items-start gap-3">
        <Emblem suit={category} className="mt-0.5 size-6 text-suit" />
        <h1
          className={`written min-w-0 wrap-anywhere ${question.length > 60 ? 'text-lg sm:text-2xl' : 'text-xl sm:text-2xl'}`}
        >
          {question}
        </h1>
      </div>
      {hint !== null && <p className="text-fg-soft">{phoneCardsText.hint({ hint })}</p>}
    </section>
  );
}
