import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { defaultClientSubmission } from '@portal/domain/constants/mail';
import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { publicLinks } from '@portal/domain/links/public-links';
import type { SubmissionRecipient } from '@portal/domain/submissions/recipient';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { addResumeNote } from '../projections/resume-note';
import { admitToJob } from '../mail/send-login-link';
import { requirePortal } from '../users/client-access';
import { loadSubmission, requireUntold, type Submission } from './load-submission';
import { writeSubmissionMail } from './write-submission-mail';

type Call = typeof submissionsApi.addClientJobSubmission;

/** Mails of one user. */
const submissionLimit = { name: 'clientSubmission', max: 200, windowSeconds: 60 * 60 } as const;
/** Bytes of a recipient's token: 32 characters. */
const tokenBytes = 24;

/**
 * Submits candidates to the client: each recipient gets one mail with a link of their own to each candidate. Replies go
 * to the sender. Candidates count as submitted when at least one mail was sent.
 * @throws PortalError as `loadSubmission`; `conflict` for a text that tells who an anonymous candidate is; `tooManyRequests`.
 */
export async function addClientJobSubmission(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const submission = await loadSubmission(context, input);
  const recipients = uniqueByEmail(input.recipients);
  if (recipients.length === 0) throw new PortalError('invalidRequest');
  requireUntold(submission, input);
  await limitRate(context, submissionLimit, context.actor.uid, recipients.length);
  // By id, so that links that were sent keep a brand that gets another name.
  const brand = input.brand && (submission.brand.id || input.brand);
  const failed: string[] = [];
  for (const recipient of recipients) {
    const links = await Promise.all(
      submission.candidates.map((candidate) => addRecipient(context, candidate, recipient, { ...input, brand })),
    );
    const urls = links.map(({ url }) => url);
    try {
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
  }
  if (input.givesAccess) await giveAccess(context, submission, reached);
  return { sent: reached.length, failed };
}

/**
 * Lets recipients see the job in Client Connect. The submission counts even if that fails for some, such as for a
 * recipient who is a user of the organization.
 */
async function giveAccess(
  context: StaffContext,
  { organization, job }: Submission,
  recipients: readonly SubmissionRecipient[],
): Promise<void> {
  await requirePortal(context, organization.id);
  for (const { name, email } of recipients) {
    try {
      await admitToJob(context, job, { name, email });
    } catch (error) {
      context.log.warn('access was not given', { detail: PortalError.from(error).message });
    }
  }
}

async function addRecipient(
  { store, random, config, actor }: StaffContext,
  { organizationId, jobId, id: candidateId }: JobCandidate,
  recipient: SubmissionRecipient,
  { subject, brand }: Pick<RequestOf<Call>, 'subject' | 'brand'>,
) {
  const key = { organizationId, jobId, candidateId };
  const [id, token] = [random.token(15), random.token(tokenBytes)];
  const sender = { sentBy: actor.uid, sentByName: actor.displayName };
  await store.recipients.add(key, { ...recipient, id, subject, ...sender, isDelivered: true }, { token, brand });
  return { key, id, url: config.publicBaseUrl + publicLinks.resume(token, candidateId) };
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

function uniqueByEmail(recipients: readonly SubmissionRecipient[]): SubmissionRecipient[] {
  return [...new Map(recipients.map((recipient) => [recipient.email, recipient])).values()];
}
