import { createContext } from 'react';

/** Whose choices tables remember: several people may use one browser. */
export const TableOwner = createContext('');
