import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { createProfile } from '../profiles/create-profile';
import { importCandidates } from './continue-sync';

/**
 * Imports one marketing candidate at once. Without a selected profile it gets the default one.
 * @throws PortalError `notFound` when the ATS does not have the candidate; as `inAtsSession`.
 */
export async function refreshSmCandidate(
  { orgId, candidateId, extraFields, ...options }: RequestOf<typeof middlewareApi.refreshSmCandidate>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.refreshSmCandidate>> {
  const kept = await importCandidates(
    { organizationId: orgId, ids: [candidateId], extraFields: namesIn(extraFields) },
    context,
  );
  if (kept.read === 0) throw new PortalError('notFound', { detail: 'no such candidate in the ATS' });
  const candidate = await context.store.skillsCandidates.get(orgId, candidateId);
  if (options.createProfile && candidate && !candidate.isDeleted && !candidate.selectedProfileId) {
    await createProfile(
      { organizationId: orgId, jobId: '', candidateId, name: '', templateId: '', source: 'fields', isDefault: true },
      context,
    );
  }
  return { written: kept.written };
}

/** Imports some marketing candidates at once; those that the ATS does not have are skipped. */
export async function refreshSmCandidates(
  { orgId, candidateIds, extraFields }: RequestOf<typeof middlewareApi.refreshSmCandidates>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.refreshSmCandidates>> {
  const { written } = await importCandidates(
    { organizationId: orgId, ids: candidateIds, extraFields: namesIn(extraFields) },
    context,
  );
  return { written };
}

const namesIn = (text: string) => text.split(',').filter(Boolean);
