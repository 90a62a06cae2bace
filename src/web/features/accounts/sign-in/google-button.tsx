import { accountText } from '#sentences/accounts.ts';
import { Button } from '#web/ui/button.tsx';

interface GoogleButtonProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

export function GoogleButton({ busy, onClick }: GoogleButtonProps) {
  return (
    <Button size="large" className="w-full text-lg" busy={busy} onClick={onClick}>
      <svg viewBox="0 0 24 24" className="size-6" fill="none" strokeWidth="4" aria-hidden="true">
        <path d="M18.4 7A8.5 8.5 0 0 0 4.9 7.3" stroke="#d93025" />
        <path d="M5 7.200a8.5 8.5 0 0 0 0 9.6" stroke="#f2a600" />
        <path d="M5 16.700a8.5 8.5 0 0 0 12.8 1.6" stroke="#1e8e3e" />
        <path d="M17.6 18.500A8.4 8.4 0 0 0 20.5 12H12" stroke="#1a73e8" />
      </svg>
      {accountText.google}
    </Button>
  );
}

/** Where Google is not set up: it can only say so. */
export function QuietGoogleButton({ busy, onClick }: GoogleButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="self-center text-fg-soft"
      busy={busy}
      onClick={onClick}
    >
      {accountText.google}
    </Button>
  );
}
