import { uiText } from '#sentences/ui.ts';
import { Sentence } from '#web/ui/sentence.tsx';

/** The symbol of credits (WHAT-06). */
export function Gem({ className = 'size-6' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M6.5 3h11L22.5 9.5 12 22 1.5 9.500Z" fill="#8fd8ff" />
      <path d="M6.5 3 8 9.500H1.500ZM17.5 3 16 9.500h6.500ZM8 9.500h8L12 22Z" fill="#4fb3f0" />
      <path d="M6.5 3H12L8 9.500ZM17.5 3H12l4 6.500Z" fill="#d4f2ff" />
    </svg>
  );
}

/** A number of credits with the gem; read out as 'n credits'. */
export function GemCount({ credits }: { readonly credits: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-display text-lg font-semibold">
      <Gem />
      <Sentence
        of={uiText.credits}
        parts={{
          count: <span className="tabular-nums">{credits}</span>,
          unit: <span className="sr-only">{uiText.creditsUnit({ credits })}</span>,
        }}
      />
    </span>
  );
}
