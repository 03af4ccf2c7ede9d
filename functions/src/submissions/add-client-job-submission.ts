import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { defaultClientSubmission } from '@portal/domain/constants/mail';
import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { publicLinks } from '@portal/domain/links/public-links';
import { addWorkingDays } from '@portal/domain/submissions/client-wait';
import type { SubmissionRecipient } from '@portal/domain/submissions/recipient';
import { requireAgreement } from '../candidates/candidate-agreement';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { siteUrl } from '../links/agency-host';
import { addResumeNote } from '../projections/resume-note';
import { admitToJob } from '../mail/send-login-link';
import { requirePortal } from '../users/client-access';
import { loadSubmission, requireUntold, type Submission } from './load-submission';
import { writeSubmissionMail, type SubmissionUrls } from './write-submission-mail';
import { recipientTokenBytes } from '../store/recipients';

type Call = typeof submissionsApi.addClientJobSubmission;

/** Mails of one user. */
const submissionLimit = { name: 'clientSubmission', max: 200, windowSeconds: 60 * 60 } as const;
/**
 * Submits candidates to the client: each recipient gets one mail with a link of their own, for several candidates to their
 * shortlist. Replies go to the sender. Candidates count as submitted when at least one mail was sent.
 * @throws PortalError as `loadSubmission`; `conflict` for a text that tells who an anonymous candidate is, and for a candidate
 *   who has not agreed where the organization blocks that; `tooManyRequests`.
 */
export async function addClientJobSubmission(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const submission = await loadSubmission(context, input);
  const recipients = uniqueByEmail(input.recipients);
  if (recipients.length === 0) throw new PortalError('invalidRequest');
  requireUntold(submission, input);
  await requireAgreement(context, submission.organization, submission.candidates);
  await limitRate(context, submissionLimit, context.actor.uid, recipients.length);
  // By id, so that links that were sent keep a brand that gets another name.
  const brand = input.brand && (submission.brand.id || input.brand);
  const isOfShortlist = submission.candidates.length > 1;
  const failed: string[] = [];
  for (const recipient of recipients) {
    const links = await Promise.all(
      submission.candidates.map((candidate) =>
        addRecipient(context, candidate, recipient, { ...input, brand, isOfShortlist }),
      ),
    );
    try {
      const urls = await urlsOf(context, submission, { recipient, brand, links });
      const mail = await writeSubmissionMail(context, submission, { ...input, recipient, urls });
      await context.mail.send({ ...mail, to: recipient.email, replyTo: context.actor.email });
    } catch (error) {
      context.log.warn('submission was not sent', { detail: PortalError.from(error).message });
      failed.push(recipient.email);
      await Promise.all(
        links.map(async ({ key, id }) => {
          await context.store.recipients.markUndelivered(key, id);
          await context.store.recipients.revoke(key, id);
        }),
      );
    }
  }
  const reached = recipients.filter(({ email }) => !failed.includes(email));
  if (reached.length > 0) {
    for (const candidate of submission.candidates) {
      await recordSubmission(context, candidate, reached);
      await addSubmissionNote(context, submission, candidate);
    }
    await beginWaits(context, submission);
  }
  if (input.accesses.length > 0) await setAccesses(context, submission, reached, input.accesses);
  return { sent: reached.length, failed, notInAts: reached.length > 0 ? namesOutsideAts(submission) : [] };
}

/**
 * Sets what recipients see in Client Connect. The submission counts even if that fails for some, such as for a recipient who
 * is a user of the organization.
 */
async function setAccesses(
  context: StaffContext,
  { organization, job }: Submission,
  recipients: readonly SubmissionRecipient[],
  accesses: RequestOf<Call>['accesses'],
): Promise<void> {
  await requirePortal(context, organization.id);
  const levels = new Map(accesses.map(({ email, level }) => [email, level]));
  for (const { name, email } of recipients) {
    const level = levels.get(email);
    if (level === undefined) continue;
    try {
      await admitToJob(context, job, { name, email, level });
    } catch (error) {
      context.log.warn('access was not given', { detail: PortalError.from(error).message });
    }
  }
}

/** A recipient's link to one candidate. */
interface CandidateLink {
  key: CandidateKey;
  id: string;
  token: string;
}

async function addRecipient(
  { store, random, actor }: StaffContext,
  { organizationId, jobId, id: candidateId }: JobCandidate,
  recipient: SubmissionRecipient,
  {
    subject,
    brand,
    verifiesRecipients,
    isOfShortlist,
  }: Pick<RequestOf<Call>, 'subject' | 'brand' | 'verifiesRecipients'> & { isOfShortlist: boolean },
): Promise<CandidateLink> {
  const key = { organizationId, jobId, candidateId };
  const [id, token] = [random.token(15), random.token(recipientTokenBytes)];
  const sender = { sentBy: actor.uid, sentByName: actor.displayName };
  await store.recipients.add(
    key,
    { ...recipient, id, subject, ...sender, isDelivered: true, isForVerified: verifiesRecipients },
    { token, brand, isOfShortlist },
  );
  return { key, id, token };
}

/** The candidate's link, or that of the shortlist that is made of all links. */
async function urlsOf(
  { store, random, config }: StaffContext,
  { organization, job, brand: look }: Submission,
  { recipient, brand, links }: { recipient: SubmissionRecipient; brand: string; links: readonly CandidateLink[] },
): Promise<SubmissionUrls> {
  const site = siteUrl(config, organization, look);
  if (links.length === 1) {
    const candidates = links.map(({ key, token }) => site + publicLinks.resume(token, key.candidateId));
    return { shortlist: '', candidates };
  }
  const shortlistToken = random.token(recipientTokenBytes);
  await store.shortlists.add(shortlistToken, {
    ...{ organizationId: organization.id, jobId: job.id, ...recipient, brand },
    items: links.map(({ key, token }) => ({ candidateId: key.candidateId, token })),
  });
  return { shortlist: site + publicLinks.shortlist(shortlistToken), candidates: [] };
}

async function recordSubmission(
  { store, actor }: StaffContext,
  candidate: JobCandidate,
  recipients: readonly SubmissionRecipient[],
): Promise<void> {
  const { organizationId, jobId, id: candidateId } = candidate;
  await store.candidates.markSubmitted({ organizationId, jobId, candidateId });
  await store.events.addJobActivity(organizationId, jobId, {
    eventType: 'clientSubmitted',
    userId: actor.uid,
    actorName: actor.displayName,
    candidateId,
    candidateName: candidateName(candidate),
    data: { detail: recipients.map(({ name, email }) => name || email).join(', ') },
  });
}

/** From now on the client's answers are waited for, unless the job asks for none. */
async function beginWaits(
  { store, clock }: StaffContext,
  { organization, job, candidates }: Submission,
): Promise<void> {
  if (job.hideFeedbackQuestions) return;
  const submittedAt = clock.now();
  const remindAt = addWorkingDays(submittedAt, organization.clientReminders.answerWorkingDays);
  const { id: jobId, organizationId, jobTitle, company } = job;
  await Promise.all(
    candidates.map((candidate) =>
      store.clientWaits.begin({
        ...{ organizationId, jobId, jobTitle, company, submittedAt, remindAt },
        candidateId: candidate.id,
        candidateName: candidateName(candidate),
      }),
    ),
  );
}

/** The note for the ATS, where the organization wants one. */
async function addSubmissionNote(
  { store, clock }: StaffContext,
  { organization, job }: Submission,
  candidate: JobCandidate,
): Promise<void> {
  const { author, jobSubmission } = organization.integration.bullhorn;
  if (!jobSubmission.addNote) return;
  await addResumeNote(
    store,
    { candidate, job, organization },
    {
      type: 'clientSubmission',
      author: author.jobSubmission.note,
      text: jobSubmission.status || defaultClientSubmission,
      id: `submission-${candidate.id}-${clock.now()}`,
    },
  );
}

/** A job of the ATS has no submission there of candidates whom the ATS does not know. */
function namesOutsideAts({ job, candidates }: Submission): string[] {
  if (job.entityId === '') return [];
  return candidates.filter(({ candidateBHId }) => candidateBHId === '').map(candidateName);
}

function uniqueByEmail(recipients: readonly SubmissionRecipient[]): SubmissionRecipient[] {
  return [...new Map(recipients.map((recipient) => [recipient.email, recipient])).values()];
}
