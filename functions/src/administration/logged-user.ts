import type { User } from '@portal/domain/users/user';

/** Somebody as the log of users names them. */
export function personOf({ id, email, displayName }: User): { uid: string; email: string; displayName: string } {
  return { uid: id, email, displayName };
}
