import { can } from '@portal/domain/access/permissions';
import type { searchApi } from '@portal/domain/contracts/search-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { queryTokens } from '@portal/domain/search/tokens';
import type { StaffContext } from '../runtime/route';

type Request = RequestOf<typeof searchApi.search>;

/**
 * Searches documents of the caller's organization, or of the platform for super admins.
 * @throws PortalError `permissionDenied`; `invalidRequest` for a search of candidates without a job.
 */
export async function search(
  input: Request,
  { actor, search: service }: Pick<StaffContext, 'actor' | 'search'>,
): Promise<AnswerOf<typeof searchApi.search>> {
  const { kind, organizationId, jobId, limit } = input;
  const isPlatformWide = kind === 'organizations' || (kind === 'users' && organizationId === '');
  if (!isPlatformWide && organizationId === '') throw new PortalError('invalidRequest', { detail: 'no organization' });
  if (kind === 'candidates' && jobId === '') throw new PortalError('invalidRequest', { detail: 'no job' });
  const isAllowed = isPlatformWide
    ? can(actor, 'platform:administer')
    : can(actor, 'organization:read', organizationId);
  if (!isAllowed) throw new PortalError('permissionDenied');

  const tokens = queryTokens(input.text);
  if (tokens.length === 0) return { ids: [], isCut: false };
  return await service.find({
    kind,
    organizationId: isPlatformWide ? null : organizationId,
    jobId: kind === 'candidates' ? jobId : null,
    tokens,
    status: kind === 'jobs' ? (input.status ?? null) : null,
    createdBy: kind === 'jobs' ? input.createdBy || null : null,
    limit,
  });
}
