import { Check, CircleHelp, X } from 'lucide-react';
import type { ScreenAnswer } from '#contract/rooms.ts';
import { judgingText } from '#sentences/judging.ts';

type Mark = ScreenAnswer['mark'];

const ICONS = { right: Check, wrong: X, ask: CircleHelp } as const;
const COLOURS: Readonly<Record<Mark, string>> = {
  right: 'text-good',
  wrong: 'text-bad',
  ask: 'text-lamp',
};

/** An answer's mark, to be seen from the sofa. */
export function Verdict({ mark }: { readonly mark: Mark }) {
  const Icon = ICONS[mark];
  return (
    <>
      <Icon aria-hidden="true" className={`size-[1.2em] min-h-6 min-w-6 ${COLOURS[mark]}`} />
      <span className={mark === 'ask' ? '' : 'sr-only'}>{judgingText.marks[mark]}</span>
    </>
  );
}
