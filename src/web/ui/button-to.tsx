import type { ComponentProps } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { Button } from '#web/ui/button.tsx';

interface ButtonToProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly to: string;
  /** Navigation state for the screen there. */
  readonly state?: unknown;
}

/** A button that ends what this screen is for by going to another one; for mere ways there, ButtonLink. */
export function ButtonTo({ to, state, ...button }: ButtonToProps) {
  const navigate = useNavigate();
  return <Button {...button} onClick={() => navigate(to, { state })} />;
}
