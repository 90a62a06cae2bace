import { createContext } from 'react';

/** In a window that follows a console: what that one says of its card, with nothing to press. Undefined at a console. */
export const ToldCardContext = createContext<{ readonly isFaceDown: boolean } | undefined>(
  undefined,
);
