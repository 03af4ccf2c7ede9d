import { createContext } from 'react';

/** Whose preferences tables use: several users may share one browser. */
export const TableOwner = createContext('');
