import type { User } from '@portal/domain/users/user';
import type { Ports } from '../runtime/ports';

/**
 * Updates the user directories and user counts of organizations after a change of a user: name, picture, organization.
 */
export async function onUserWritten(
  { uid, before, after }: { uid: string; before: User | null; after: User | null },
  { store }: Pick<Ports, 'store'>,
): Promise<void> {
  if (directoryFieldsOf(before) === directoryFieldsOf(after)) return;
  const hasMoved = before?.organizationId !== after?.organizationId;
  for (const organizationId of new Set([before?.organizationId, after?.organizationId])) {
    if (!organizationId) continue;
    await store.directories.refresh(organizationId, uid);
    if (hasMoved) await store.organizations.countMembers(organizationId);
  }
}

/** The fields that a directory contains, for comparison. */
function directoryFieldsOf(user: User | null): string {
  return JSON.stringify(user && [user.organizationId, user.displayName, user.email, user.photoURL]);
}
