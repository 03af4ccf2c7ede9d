import { createHmac } from 'node:crypto';
import type { agencyApi } from '@portal/domain/contracts/agency-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobStatus } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { createCandidate } from '../candidates/create-candidate';
import { parseApplicantResume } from '../parsing/parse-applicant-resume';
import type { KeyContext } from '../runtime/route';
import { parsingInTurn, receiveApplicantFile, wrongType } from '../uploads/receive-applicant-file';

/**
 * Adds a candidate from a resume, as staff and applicants do; the trigger grades it afterwards. The id is the same for the
 * same file and job, so a repeated call adds nothing.
 * @throws PortalError `notFound` for an unknown job; `conflict` for a closed job and for a person who was erased or is
 *   restricted; `invalidRequest` without a file; `unusableFile` or `tooLarge` with a sentence about it.
 */
export async function addCandidate(
  { jobId }: RequestOf<typeof agencyApi.addCandidate>,
  context: KeyContext,
): Promise<AnswerOf<typeof agencyApi.addCandidate>> {
  const { store, config, actor } = context;
  const { organizationId } = actor;
  const job = await store.jobs.get(organizationId, jobId);
  if (!job) throw new PortalError('notFound', { detail: 'job' });
  if (job.status !== jobStatus.open) throw new PortalError('conflict', { userMessage: publicJobTexts.closed });
  const { file, extension } = await receiveApplicantFile(context);
  if (extension === 'zip') throw wrongType();
  const candidateId = createHmac('sha256', config.codeKey)
    .update(`apiKey\n${documents.job(organizationId, jobId)}\n`)
    .update(file.bytes)
    .digest('hex')
    .slice(0, 24);
  if (await store.candidates.get({ organizationId, jobId, candidateId })) return { candidateId, isNew: false };
  const { bytes, fileName } = file;
  const add = async () => {
    await createCandidate(context, {
      ...{ job, candidateId, fileName, file: { bytes } },
      source: 'api',
      createdBy: '',
      actorName: actor.email,
    });
  };
  const document = { organizationId, documentId: candidateId, bytes, fileName };
  await parsingInTurn(() => parseApplicantResume(context, document, { isConfirmed: true }, add));
  return { candidateId, isNew: true };
}
