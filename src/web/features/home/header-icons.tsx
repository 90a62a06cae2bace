// The three icons of the header, drawn here: the collection that the other screens take theirs from comes with them.
import type { ReactNode } from 'react';

function Icon({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

/** A pile of decks. */
export function DecksIcon({ className }: { readonly className: string }) {
  return (
    <Icon className={className}>
      <path d="m12 3 9.5 4.5L12 12 2.5 7.5Z" />
      <path d="m2.5 12 9.5 4.5 9.5-4.5M2.5 16.5 12 21l9.5-4.5" />
    </Icon>
  );
}

/** A person in a circle. */
export function AccountIcon({ className }: { readonly className: string }) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="10" r="4" />
      <path d="M5.5 19.4a6.7 6.7 0 0 1 13 0" />
    </Icon>
  );
}

/** Out of the door. */
export function LeaveIcon({ className }: { readonly className: string }) {
  return (
    <Icon className={className}>
      <path d="M10 3H5.5A1.5 1.5 0 0 0 4 4.5v15A1.5 1.5 0 0 0 5.5 21H10" />
      <path d="M9.5 12H21m-4.5-4.5L21 12l-4.5 4.5" />
    </Icon>
  );
}
