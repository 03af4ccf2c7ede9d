import type { documentsApi } from '@portal/domain/contracts/documents-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { StaffContext } from '../runtime/route';
import { signedFileUrl } from '../runtime/signed-file-url';
import { makeResumePdf } from './make-resume-pdf';

type Call = typeof documentsApi.generatePdf;
const contentType = 'application/pdf';

/**
 * Creates the resume PDF of a candidate and stores it next to the resume: one file per candidate, replaced by each call
 * because notes and branding change.
 * @throws PortalError see {@link makeResumePdf}.
 */
export async function generatePdf(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { organizationId, jobId, id: candidateId } = input.candidate;
  const { bytes, fileName } = await makeResumePdf(context, { organizationId, jobId, candidateId }, input);
  const name = storagePaths.generatedResume(organizationId, jobId, candidateId, 'resume.pdf');
  await context.files.write(name, bytes, contentType);
  return { name, fileName, url: signedFileUrl(context, { path: name, fileName, contentType }) };
}

/**
 * The same for a download, which is recorded as an activity of the candidate.
 * @throws PortalError see {@link makeResumePdf}.
 */
export async function downloadResume(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const made = await generatePdf(input, context);
  const { organizationId, jobId, id: candidateId } = input.candidate;
  const { uid: userId, displayName: actorName } = context.actor;
  const candidate = await context.store.candidates.get({ organizationId, jobId, candidateId });
  const candidateName = candidate?.fullName ?? '';
  const activity = { eventType: 'pdfDownloaded', candidateId, candidateName, userId, actorName } as const;
  await context.store.events.addJobActivity(organizationId, jobId, activity);
  return made;
}
