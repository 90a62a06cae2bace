import { phoneCardsText } from '#sentences/phone-cards.ts';

/** What this seat has listed. */
export function OwnList({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <p>{phoneCardsText.noAnswer}</p>;
  return (
    <section className="surface-raised p-4">
      <h2 className="text-lg">{phoneCardsText.list.yours}</h2>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
