import type { ComponentProps, MouseEvent } from 'react';
import { addressOf } from './location.ts';
import { useLocation, useNavigate } from './router.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: string;
  /** Handed over to the screen there. */
  readonly state?: unknown;
}

/** A way to another screen. Without script, in a new tab or for a copied address it is the browser's own. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const here = addressOf(useLocation());
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { state, replace: to === here });
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Not one that asks for a new tab, a window or a file. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
