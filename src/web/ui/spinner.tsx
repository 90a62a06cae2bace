interface SpinnerProps {
  /** Read out where the spinner stands alone; without it the spinner is decoration. */
  readonly label?: string;
  readonly size?: 'small' | 'large';
}

export function Spinner({ label, size = 'small' }: SpinnerProps) {
  const wheel = (
    <svg
      className={`spin shrink-0 ${size === 'large' ? 'size-12' : 'size-5'}`}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return wheel;
  return (
    <div role="status" className="flex flex-col items-center gap-4 text-lg">
      {wheel}
      <span>{label}</span>
    </div>
  );
}
