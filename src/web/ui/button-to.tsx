import { useNavigate } from 'react-router';
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx';
import type { ReactNode } from 'react';

interface ButtonToProps {
  readonly to: string;
  /** Navigation state for the screen there. */
  readonly state?: unknown;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

/** A button that ends what this screen is for by going to another one; for mere ways there, ButtonLink. */
export function ButtonTo({ to, state, ...look }: ButtonToProps) {
  const navigate = useNavigate();
  return <Button {...look} onClick={() => void navigate(to, { state })} />;
}
