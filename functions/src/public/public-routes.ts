import type { Route } from '../runtime/route';

/** The public API (002 §7): what it offers viewers without an account. */
export const publicRoutes: readonly Route[] = [];
