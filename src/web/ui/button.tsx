import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'medium' }: ButtonLook = {}): string {
  return `button button-${variant} button-${size}`;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While something it started is under way: keeps the focus, ignores presses, shows a spinner. */
  readonly busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass({ variant, size })} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
