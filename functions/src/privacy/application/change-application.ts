import { applicantContactOf, type ApplicantContact } from '@portal/domain/candidates/application';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { applicationApi } from '@portal/domain/contracts/application-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { putNewResume } from '../../candidates/put-new-resume';
import { regradeCandidate } from '../../candidates/regrade-candidate';
import { storeCorrections } from '../../candidates/store-corrections';
import { parseApplicantResume } from '../../parsing/parse-applicant-resume';
import type { PublicContext } from '../../runtime/route';
import { faultOfFile, parsingInTurn, receiveApplicantFile, wrongType } from '../../uploads/receive-applicant-file';
import { openChangeable, requireChangeable } from './open-application';

type ContactCall = typeof applicationApi.correctContact;
type UploadCall = typeof applicationApi.uploadNewResume;

/** @returns the contact data that differ, which become corrections of the resume. */
function changedFields(before: ApplicantContact, after: ApplicantContact): (keyof ApplicantContact)[] {
  const names = Object.keys(before) as (keyof ApplicantContact)[];
  return names.filter((name) => before[name] !== after[name]);
}

/** The fields of a candidate with this contact data; a middle name stays while the name does. */
function fieldsOf(candidate: JobCandidate, contact: ApplicantContact): Partial<JobCandidate> {
  const { firstName, lastName, email, phone, city, state } = contact;
  const before = applicantContactOf(candidate);
  const isRenamed = before.firstName !== firstName || before.lastName !== lastName;
  return {
    ...(isRenamed ? { firstName, lastName, fullName: [firstName, lastName].filter(Boolean).join(' ') } : {}),
    ...{ email, phone, address: { ...candidate.address, city, state } },
  };
}

/**
 * Corrects the contact data of an applicant, as corrections of the resume, which a newer resume keeps.
 * @throws PortalError see `openChangeable`.
 */
export async function correctContact(
  { code, contact }: RequestOf<ContactCall>,
  context: PublicContext,
): Promise<AnswerOf<ContactCall>> {
  const application = await openChangeable(context, code, 'change');
  const { key, candidate } = application;
  const changed = changedFields(applicantContactOf(candidate), contact);
  if (changed.length === 0) return { contact };
  const changes = changed.map((field) => ({ kind: 'field' as const, field, value: contact[field] }));
  await storeCorrections(context, key, changes, {
    by: { uid: '', name: candidateName(candidate) },
    fieldsOf: (current) => {
      requireChangeable(current, application, 'change');
      return fieldsOf(current, contact);
    },
  });
  await regradeCandidate(context, key);
  return { contact };
}

/**
 * Puts a newer resume in the place of the applicant's. The same file again changes nothing.
 * @throws PortalError see `openChangeable`; `unusableFile` and `tooLarge` with a sentence about the file.
 */
export async function uploadNewResume(
  { code, isConfirmed }: RequestOf<UploadCall>,
  context: PublicContext,
): Promise<AnswerOf<UploadCall>> {
  const { key, candidate, job } = await openChangeable(context, code, 'upload');
  const { file, extension } = await receiveApplicantFile(context);
  if (extension === 'zip') throw wrongType();
  const { fileName, bytes } = file;
  const documentId = `${key.candidateId.slice(0, 60)}-${context.random.token(9)}`;
  const document = { organizationId: key.organizationId, documentId, bytes, fileName };
  const put = async () => {
    const indexed = await context.store.parserDocuments.resume(parserIndexIds.resumes(key.organizationId), documentId);
    if (!indexed) throw new PortalError('notFound', { detail: 'resume is not in the index' });
    if (indexed.sha256 === candidate.resume?.sha256) {
      await context.store.parserDocuments.discard(parserIndexIds.resumes(key.organizationId), documentId);
      return;
    }
    const by = { uid: '', name: candidateName(candidate) };
    await putNewResume(context, job, key.candidateId, { indexed, fileName, file: { bytes }, by });
  };
  try {
    const isTaken = await parsingInTurn(() => parseApplicantResume(context, document, { isConfirmed }, put));
    return isTaken ? { uploaded: true } : { uploaded: false, doubtedFiles: [fileName] };
  } catch (error) {
    throw faultOfFile(error) ?? error;
  }
}
