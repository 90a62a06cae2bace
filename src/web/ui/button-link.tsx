import type { ComponentProps } from 'react';
import { Link } from '#web/platform/router/link.tsx';
import type { ButtonSize, ButtonVariant } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button.tsx';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** A way to another screen that looks like a button. */
export function ButtonLink({ variant, size, className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClass({ variant, size })} ${className}`} />;
}
