import { createContext } from 'react';

/**
 * Is somebody on the way to another screen, which is still loading? A table that changed its address now, because a
 * word was typed a moment ago, would call them back.
 */
export const NavigationPending = createContext(false);
