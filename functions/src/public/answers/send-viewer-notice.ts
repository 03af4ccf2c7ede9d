import { mailEventOf, type ViewerAnswer } from '@portal/domain/feedback/viewer-answer';
import type { ViewerNotice } from '@portal/domain/outbox/outbox-item';
import { setStatusTexts } from '@portal/domain/texts/candidates';
import { answerLines } from '@portal/domain/texts/viewer-answer';
import type { Ports } from '../../runtime/ports';
import { isWithinRate } from '../../runtime/rate-limit';
import { publicLimits } from '../limits';
import { answerPage, type AnswerPage } from './answer-page';
import { mailStaffOnce } from './mail-staff-once';
import { recordForMailing } from './record-for-mailing';

type NoticePorts = Pick<Ports, 'store' | 'mail' | 'config' | 'clock' | 'log'>;

/**
 * Tells of a viewer's answer: the mailing that sent the link, the ATS, the candidate's status and staff, each once. A vote
 * that feedback has followed is sent with the feedback; a changed one only when the feedback is newer. An attempt after one that was interrupted mails only those who
 * have got no mail.
 * @throws PortalError `unavailable` when mails were not taken.
 */
export async function sendViewerNotice(notice: ViewerNotice, ports: NoticePorts): Promise<{ isSent: boolean }> {
  const { organizationId, answer } = notice;
  const done = { isSent: true };
  const page = await answerPage(ports, organizationId, answer);
  if (!page) return done;
  if (answer.type !== 'accessRequest') {
    const answered = { ...answer, organizationId };
    const since = answer.previousVote ? (notice.createdAt?.toMillis() ?? 0) : 0;
    if (
      answer.type === 'vote' &&
      (await ports.store.viewerAnswers.hasFeedback(answered, { guid: answer.viewer.guid, since }))
    ) {
      return done;
    }
    await recordForMailing(ports, answer, page.candidateName || page.jobTitle);
    await page.addNote(answerLines(answer, page).join('\n'), `answer-${notice.id}`);
    await rejectDeclined(ports, page.organization, answer);
  }
  await mailStaff(notice, page, ports);
  return done;
}

/** Rejects a candidate whom a viewer has declined with feedback, where the organization wants that. */
async function rejectDeclined(
  { store }: NoticePorts,
  { id: organizationId, integration }: AnswerPage['organization'],
  { type, page, approve, jobId, candidateId }: ViewerAnswer,
): Promise<void> {
  const isWanted = integration.bullhorn.jobSubmission.rejectOnDisapprovedFeedback;
  if (!isWanted || page !== 'resume' || type !== 'feedback' || approve) return;
  await store.candidates.setStatusDetail({ organizationId, jobId, candidateId }, setStatusTexts.rejected);
}

/** Mails are limited for each candidate and each user, because viewers are easy to fake; the portal shows every answer. */
async function mailStaff(notice: ViewerNotice, page: AnswerPage, ports: NoticePorts): Promise<void> {
  const { answer, sentTo, attempts } = notice;
  const { bullhorn } = page.organization.integration;
  const event = mailEventOf(answer);
  const setting = event && bullhorn.customEmails[event];
  if (answer.type === 'vote' && setting?.enabled === false) return;
  const emails = (await page.emails()).filter((email) => !sentTo.includes(email));
  if (emails.length === 0) return;
  // What the first attempt may mail, later ones may as well.
  if (attempts === 1 && !(await isWithinRate(ports, publicLimits.notification, page.targetId))) return;
  const { viewerAnswerMail } = await import('../../mail/viewer-answer-mail');
  // Replies go to the viewer, else where the organization wants them.
  const replyTo = answer.email || page.contactEmail || bullhorn.mailing.notification.view.replyTo;
  const mail = { ...(await viewerAnswerMail(page, answer)), ...(replyTo ? { replyTo } : {}) };
  const cc = setting?.enabled && setting.ccEmail && sentTo.length === 0 ? { cc: setting.ccEmail } : {};
  const sent = await Promise.allSettled(
    emails.map((to, index) => mailStaffOnce(notice, { ...mail, to, ...(index === 0 ? cc : {}) }, ports)),
  );
  const failure = sent.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
