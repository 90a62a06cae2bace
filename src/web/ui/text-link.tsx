import { Link } from '#web/platform/router/link.tsx';

interface TextLinkProps {
  readonly to: string;
  /** What goes with the way there, such as closing the dialog that it stands in. */
  readonly onClick?: () => void;
  readonly children: string;
}

/** A way to another screen inside a sentence. */
export function TextLink({ to, onClick, children }: TextLinkProps) {
  return (
    <Link className="text-link" to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
