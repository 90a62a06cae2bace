import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions that open on their answers. */
export function Faq({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="flex flex-col divide-y divide-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 text-lg font-semibold">
            {question}
            <ChevronDown
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="flex flex-col gap-3 pb-5 text-fg-soft">{answer}</div>
        </details>
      ))}
    </div>
  );
}
