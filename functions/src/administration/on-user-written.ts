import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';

/**
 * Keeps the directories of an organization's people after a change of one of them: a name, a picture, an organization
 * that somebody has joined or left.
 */
export async function onUserWritten(
  { uid, before, after }: { uid: string; before: User | null; after: User | null },
  { store }: Pick<Ports, 'store'>,
): Promise<void> {
  if (toldOf(before) === toldOf(after)) return;
  for (const organizationId of new Set([before?.organizationId, after?.organizationId])) {
    if (organizationId) await store.directories.refresh(organizationId, uid);
  }
}

/** What a directory depends on. */
function toldOf(user: User | null): string {
  return JSON.stringify(user && [user.organizationId, user.displayName, user.email, user.photoURL]);
}
