import type { privacyApi } from '@portal/domain/contracts/privacy-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { documents } from '@portal/domain/paths/firestore-paths';
import { marketingRecordsOf } from '../candidates/marketing-records';
import type { StaffContext } from '../runtime/route';
import { findSamePerson } from './retention/find-same-person';

type Call = typeof privacyApi.refuseAiTexts;

/**
 * Switches AI texts off for a person, in all jobs and in marketing, or on again. Texts that are in profiles stay.
 * @returns how many records it reached.
 * @throws PortalError `notFound`.
 */
export async function refuseAiTexts(
  { organizationId, jobId, candidateId, isRefused }: RequestOf<Call>,
  { store }: StaffContext,
): Promise<AnswerOf<Call>> {
  const candidate = await store.candidates.get({ organizationId, jobId, candidateId });
  if (!candidate) throw new PortalError('notFound', { detail: 'candidate' });
  const { candidates } = await findSamePerson({ store }, candidate);
  const paths = [
    ...candidates.map(({ jobId: ofJob, id }) => documents.candidate(organizationId, ofJob, id)),
    ...(await marketingRecordsOf({ store }, organizationId, candidates)),
  ];
  for (const path of paths) await store.personDocuments.update(path, { refusesAiTexts: isRefused });
  return { records: paths.length };
}
