import { PortalError } from '@portal/domain/errors/portal-error';
import type { User } from '@portal/domain/users/user';
import type { MailContent } from '../mail/mail-layout';
import type { RecruiterMail } from '../mail/recruiter-mail';
import { activeTeamMember, firstActiveTeamMember } from '../users/active-team-member';
import { projectMailTheme } from '../projections/project-theme';
import type { ResumeSubject } from '../projections/resume-subject';
import { isWithinRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { publicLimits } from './limits';

type NotifyContext = Pick<PublicContext, 'store' | 'mail' | 'config' | 'clock' | 'log'>;

/**
 * Mails the recruiters what a viewer did: the users in the organization's notification settings, or, without a current
 * member among them, the candidate's recruiter, else the organization. Users with notifications off get no mail. A failure
 * is logged only, because the viewer's action counts anyway. Mails are limited per candidate and recruiter, because viewers
 * are easy to fake; the portal shows every action.
 */
export async function notifyRecruiters(
  context: NotifyContext,
  subject: ResumeSubject,
  content: (page: RecruiterMail) => Promise<MailContent & { replyTo?: string }>,
): Promise<void> {
  try {
    const { candidate, job, organization, brand } = subject;
    if (!(await isWithinRate(context, publicLimits.notification, candidate.id))) return;
    const mail = await content({
      theme: projectMailTheme(organization, brand, context.config.publicBaseUrl),
      candidateName: candidate.fullName,
      jobTitle: job.jobTitle,
      candidateUrl: `${context.config.publicBaseUrl}/app/jobs/${job.id}/candidate/${candidate.id}`,
    });
    const sent = await Promise.allSettled(
      (await recipients(context, subject)).map(async (to) => {
        if (await isWithinRate(context, publicLimits.notificationOfRecruiter, to))
          await context.mail.send({ ...mail, to });
      }),
    );
    const failed = sent.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) context.log.warn('notifications were not sent', { failed });
  } catch (error) {
    context.log.error('notifications failed', {}, PortalError.from(error));
  }
}

async function recipients({ store }: NotifyContext, subject: ResumeSubject): Promise<string[]> {
  const { candidate, job, organization } = subject;
  const named = [
    organization.notificationsToJobOwner && job.createdBy,
    organization.notificationsToJobRecruiter && job.recruiterId,
    organization.notificationsToCandidateOwner && candidate.createdBy,
    organization.notificationsToCandidateRecruiter && candidate.recruiterId,
  ].filter((uid) => typeof uid === 'string');
  const other = organization.notificationsToOther ? organization.notificationsToOtherEmail : '';
  const found = await Promise.all([...new Set(named)].map((uid) => activeTeamMember(store, subject, uid)));
  const people = found.filter((user) => user !== null);
  if (people.length > 0 || other !== '') return [...new Set([...addressesOf(people), other].filter(Boolean))];

  const next = await firstActiveTeamMember(store, subject, [candidate.recruiterId, job.recruiterId, job.createdBy]);
  return next ? addressesOf([next]) : [organization.email].filter(Boolean);
}

/** Emails of users with notifications on. */
function addressesOf(people: readonly User[]): string[] {
  return people.filter(({ disableEmailNotifications }) => !disableEmailNotifications).map(({ email }) => email);
}
