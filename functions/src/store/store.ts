import { rateLimitsStore } from './rate-limits';
import { usersStore } from './users';

/** Reads and writes of Firestore by noun. A noun is one file; add it here. */
export interface Store {
  users: typeof usersStore;
  rateLimits: typeof rateLimitsStore;
}

export function createStore(): Store {
  return { users: usersStore, rateLimits: rateLimitsStore };
}
