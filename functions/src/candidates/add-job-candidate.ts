import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { createCandidate } from '../intake/create-candidate';
import { requireOwnStagedPath } from '../intake/document-of-call';
import type { StaffContext } from '../runtime/route';

/**
 * Makes a candidate of a staged upload whose resume is parsed. Doing it again changes nothing.
 * @throws PortalError see {@link createCandidate}; `notFound` for an unknown job, `permissionDenied` for a file that
 *   somebody else staged. Nothing half-made stays behind.
 */
export async function addJobCandidate(
  input: RequestOf<typeof appApi.addJobCandidate>,
  context: StaffContext,
): Promise<AnswerOf<typeof appApi.addJobCandidate>> {
  const { actor, store, files, log } = context;
  requireOwnStagedPath(input.stagedPath, { organizationId: input.organizationId, uid: actor.uid });
  const job = await store.jobs.get(input.organizationId, input.jobId);
  if (!job) throw new PortalError('notFound');
  const { candidateId, resumeLink } = await createCandidate(context, {
    job,
    candidateId: input.candidateId,
    fileName: input.fileName,
    file: { stagedPath: input.stagedPath },
    source: 'upload',
    createdBy: actor.uid,
    actorName: actor.displayName,
  });
  try {
    await files.remove(input.stagedPath);
  } catch (error) {
    // The candidate is complete; the sweep takes the staged file.
    log.warn('staged file stays until the sweep', { detail: PortalError.from(error).kind });
  }
  return { candidateId, resumeLink };
}
