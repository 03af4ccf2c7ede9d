import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { createCandidate } from './create-candidate';
import { requireOwnStagedPath } from '../uploads/read-uploaded-document';
import type { StaffContext } from '../runtime/route';
import { removeStagedFile } from '../uploads/remove-staged-file';

type Call = typeof candidatesApi.addJobCandidate;

/**
 * Creates a candidate from a staged upload whose resume is parsed. Idempotent. If the caller wants to be asked and the job
 * has a candidate with the same email or file, nothing is created and the upload stays.
 * @throws PortalError see {@link createCandidate}; `notFound` for an unknown job, `permissionDenied` for a file that
 *   somebody else staged. Nothing half-made stays behind.
 */
export async function addJobCandidate(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { actor, store } = context;
  const { organizationId, jobId, candidateId } = input;
  requireOwnStagedPath(input.stagedPath, { organizationId, uid: actor.uid });
  const job = await store.jobs.get(organizationId, jobId);
  if (!job) throw new PortalError('notFound');
  if (input.onDuplicate === 'ask') {
    const duplicates = await duplicatesOf(context, { organizationId, jobId, candidateId });
    if (duplicates.length > 0) return { candidateId: '', resumeLink: '', duplicates };
  }
  const { resumeLink } = await createCandidate(context, {
    job,
    candidateId,
    fileName: input.fileName,
    file: { stagedPath: input.stagedPath },
    source: 'upload',
    createdBy: actor.uid,
    actorName: actor.displayName,
  });
  await removeStagedFile(context, input.stagedPath);
  return { candidateId, resumeLink, duplicates: [] };
}

/** Duplicates of the upload; none when its candidate exists already, as for a repeated call. */
async function duplicatesOf(
  { store }: StaffContext,
  key: { organizationId: string; jobId: string; candidateId: string },
) {
  if (await store.candidates.get(key)) return [];
  const indexed = await store.parserDocuments.resume(parserIndexIds.resumes(key.organizationId), key.candidateId);
  return indexed
    ? await store.candidates.findDuplicates(key, { email: indexed.parsed.email, sha256: indexed.sha256 })
    : [];
}
