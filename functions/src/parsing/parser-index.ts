import type { Actor } from '@portal/domain/access/permissions';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parseIndexId } from '@portal/domain/paths/firestore-paths';

/**
 * The organization of an index. Index ids are case-insensitive: the caller's own organization is recognized in any
 * case.
 * @returns null for an id of another form.
 */
export function organizationOfIndex(indexId: string, actor: Actor | null): string | null {
  const organizationId = parseIndexId(indexId)?.organizationId ?? null;
  const own = actor?.organizationId ?? null;
  return own !== null && own.toLowerCase() === organizationId?.toLowerCase() ? own : organizationId;
}

/** @throws PortalError `invalidRequest` for an index of another kind. */
export function requireIndexKind(indexId: string, kind: 'jobs' | 'resumes'): void {
  if (parseIndexId(indexId)?.kind !== kind)
    throw new PortalError('invalidRequest', { detail: `not an index of ${kind}` });
}

/** As {@link organizationOfIndex}. @throws PortalError `invalidRequest` for an id of another form. */
export function requireOrganization(indexId: string, actor: Actor): string {
  const organizationId = organizationOfIndex(indexId, actor);
  if (organizationId === null) throw new PortalError('invalidRequest', { detail: 'not an index id' });
  return organizationId;
}
