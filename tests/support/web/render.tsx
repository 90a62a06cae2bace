// Rendering as a page does it, in React's production build: there is no `act` in it, and nothing is drawn at once.
import { useEffect, type PropsWithChildren, type ReactNode } from 'react';
import { render as begin, type RenderResult } from 'vitest-browser-react/pure';

/** Draws `screen`, in `container` or one of its own, and goes on when it is drawn and its effects have run. */
export async function render(screen: ReactNode, container?: HTMLElement): Promise<RenderResult> {
  const drawn = Promise.withResolvers<void>();
  function Drawn({ children }: PropsWithChildren) {
    useEffect(() => drawn.resolve(), []);
    return children;
  }
  const result = await begin(screen, { wrapper: Drawn, ...(container && { container }) });
  await drawn.promise;
  return result;
}
