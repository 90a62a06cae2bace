import { Link } from 'react-router';

/** A way to another screen inside a sentence. */
export function TextLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link className="text-link" to={to}>
      {children}
    </Link>
  );
}
