import { activeStatus } from '@portal/domain/access/roles';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { User } from '@portal/domain/users/user';
import type { MailContent } from '../mail/mail-layout';
import type { RecruiterMail } from '../mail/recruiter-mail';
import { presentMailTheme } from '../presentation/present-theme';
import type { ResumeSubject } from '../presentation/resume-subject';
import type { PublicContext } from '../runtime/route';

type NotifyContext = Pick<PublicContext, 'store' | 'mail' | 'config' | 'log'>;

/**
 * Tells the recruiters by mail what a viewer did: the people whom the organization's notifications name, or, when they
 * name nobody, the candidate's recruiter (001 §3 Notifications). Who has switched mails off gets none. A mail that
 * cannot be sent goes to the log: what the viewer did counts all the same.
 */
export async function notifyRecruiters(
  context: NotifyContext,
  subject: ResumeSubject,
  content: (page: RecruiterMail) => Promise<MailContent & { replyTo?: string }>,
): Promise<void> {
  try {
    const { candidate, job, organization, brand } = subject;
    const mail = await content({
      theme: presentMailTheme(organization, brand, context.config.publicBaseUrl),
      candidateName: candidate.fullName,
      jobTitle: job.jobTitle,
      candidateUrl: `${context.config.publicBaseUrl}/app/jobs/${job.id}/candidate/${candidate.id}`,
    });
    const sent = await Promise.allSettled(
      (await recipients(context, subject)).map((to) => context.mail.send({ ...mail, to })),
    );
    const failed = sent.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) context.log.warn('notifications were not sent', { failed });
  } catch (error) {
    context.log.error('notifications failed', {}, PortalError.from(error));
  }
}

async function recipients(
  { store }: NotifyContext,
  { candidate, job, organization }: ResumeSubject,
): Promise<string[]> {
  const chosen = [
    organization.notificationsToJobOwner && job.createdBy,
    organization.notificationsToJobRecruiter && job.recruiterId,
    organization.notificationsToCandidateOwner && candidate.createdBy,
    organization.notificationsToCandidateRecruiter && candidate.recruiterId,
  ].filter((uid): uid is string => typeof uid === 'string' && uid !== '');
  const other = organization.notificationsToOther ? organization.notificationsToOtherEmail : '';
  const isNobodyNamed = chosen.length === 0 && other === '';
  const uids = isNobodyNamed ? [candidate.recruiterId || job.recruiterId || job.createdBy] : chosen;
  const users = await Promise.all([...new Set(uids)].map((uid) => store.users.get(uid)));
  const emails = users.filter((user): user is User => user !== null && wantsMail(user)).map(({ email }) => email);
  return [...new Set([...emails, other].filter(Boolean))];
}

function wantsMail(user: User): boolean {
  return user.activeStatus === activeStatus.active && !user.disableEmailNotifications;
}
