import { createContext } from 'react';

/**
 * True while another page is loading. A table that changed its URL now, because of a
 * search typed a moment ago, would cancel the navigation.
 */
export const NavigationPending = createContext(false);
