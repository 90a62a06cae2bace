interface MeterProps {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  /** What the value means, in words; shown beside the bar. */
  readonly valueText: string;
  readonly tone?: 'none' | 'bad' | 'fair' | 'good';
}

const TONES = {
  none: 'text-fg-soft',
  bad: 'text-bad',
  fair: 'text-(--fair)',
  good: 'text-good',
} as const;

export function Meter({ label, value, valueText, tone = 'good' }: MeterProps) {
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="text-fg-soft">{label}</span>
        <span className={`font-semibold ${TONES[tone]}`}>{valueText}</span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className={`block h-2 w-full rounded-full ${TONES[tone]}`}
          aria-hidden="true"
        >
          <rect width="100" height="4" fill="currentColor" opacity="0.18" />
          <rect width={value} height="4" fill="currentColor" />
        </svg>
      </div>
    </div>
  );
}
