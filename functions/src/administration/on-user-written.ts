import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';

/**
 * Keeps the directories of an organization's people, and how many they are, after a change of one of them: a name, a
 * picture, an organization that somebody has joined or left.
 */
export async function onUserWritten(
  { uid, before, after }: { uid: string; before: User | null; after: User | null },
  { store }: Pick<Ports, 'store'>,
): Promise<void> {
  if (toldOf(before) === toldOf(after)) return;
  const hasMoved = before?.organizationId !== after?.organizationId;
  for (const organizationId of new Set([before?.organizationId, after?.organizationId])) {
    if (!organizationId) continue;
    await store.directories.refresh(organizationId, uid);
    if (hasMoved) await store.organizations.countMembers(organizationId);
  }
}

/** What a directory depends on. */
function toldOf(user: User | null): string {
  return JSON.stringify(user && [user.organizationId, user.displayName, user.email, user.photoURL]);
}
