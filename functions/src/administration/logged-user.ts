import type { User } from '@portal/domain/users/user';

/** A user as the user log stores it. */
export function loggedUser({ id, email, displayName }: User): { uid: string; email: string; displayName: string } {
  return { uid: id, email, displayName };
}
