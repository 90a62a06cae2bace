import type { ReactNode } from 'react';

interface MessageBoxProps {
  readonly tone: 'bad' | 'good' | 'plain' | 'call';
  readonly children: ReactNode;
}

const TONES = {
  bad: 'border-bad/50 bg-bad/8 text-bad',
  good: 'border-good/50 bg-good/8 text-good',
  plain: 'border-line bg-fg/5 text-fg',
  /** No failure, and heard at once all the same. */
  call: 'border-lamp-deep bg-lamp/25 text-fg',
} as const;

/** A sentence, or two lines, that something calls for: failures and calls interrupt (role alert), the rest waits (role status). */
export function MessageBox({ tone, children }: MessageBoxProps) {
  return (
    <div
      role={tone === 'bad' || tone === 'call' ? 'alert' : 'status'}
      className={`rounded-2xl border-2 px-4 py-3 font-semibold whitespace-pre-line ${TONES[tone]}`}
    >
      {children}
    </div>
  );
}
