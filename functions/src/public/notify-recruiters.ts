import { PortalError } from '@portal/domain/errors/portal-error';
import type { User } from '@portal/domain/users/user';
import type { MailContent } from '../mail/mail-layout';
import type { RecruiterMail } from '../mail/recruiter-mail';
import type { ApplicantGrade } from '../mail/submission-ready-mail';
import { activeTeamMember, firstActiveTeamMember } from '../users/active-team-member';
import { projectMailTheme } from '../projections/project-theme';
import type { ResumeSubject } from '../projections/resume-subject';
import { isWithinRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { publicLimits } from './limits';

type NotifyContext = Pick<PublicContext, 'store' | 'mail' | 'config' | 'clock' | 'log'>;

/**
 * Emails of the users who are notified of what a viewer did: those in the organization's notification settings, or, without a
 * current member among them, the candidate's recruiter, else the organization. Users with notifications off get no mail.
 */
export async function recruiterEmails(
  { store }: Pick<NotifyContext, 'store'>,
  subject: ResumeSubject,
): Promise<string[]> {
  const { candidate, job, organization } = subject;
  const chosen = await chosenRecipients(store, subject, {
    jobOwner: organization.notificationsToJobOwner,
    jobRecruiter: organization.notificationsToJobRecruiter,
    candidateOwner: organization.notificationsToCandidateOwner,
    candidateRecruiter: organization.notificationsToCandidateRecruiter,
    other: organization.notificationsToOther ? organization.notificationsToOtherEmail : '',
  });
  if (chosen) return chosen;
  const next = await firstActiveTeamMember(store, subject, [candidate.recruiterId, job.recruiterId, job.createdBy]);
  return next ? addressesOf([next]) : [organization.email].filter(Boolean);
}

/** The people of a job and a candidate whom settings name, and an email besides. */
interface ChosenPeople {
  jobOwner: boolean;
  jobRecruiter: boolean;
  candidateOwner: boolean;
  candidateRecruiter: boolean;
  other: string;
}

/** Emails of the current members among them, each once; null without any of them and without another email. */
async function chosenRecipients(
  store: NotifyContext['store'],
  subject: ResumeSubject,
  chosen: ChosenPeople,
): Promise<string[] | null> {
  const { candidate, job } = subject;
  const named = [
    chosen.jobOwner && job.createdBy,
    chosen.jobRecruiter && job.recruiterId,
    chosen.candidateOwner && candidate.createdBy,
    chosen.candidateRecruiter && candidate.recruiterId,
  ].filter((uid) => typeof uid === 'string');
  const found = await Promise.all([...new Set(named)].map((uid) => activeTeamMember(store, subject, uid)));
  const people = found.filter((user) => user !== null);
  if (people.length === 0 && chosen.other === '') return null;
  return [...new Set([...addressesOf(people), chosen.other].filter(Boolean))];
}

/** Emails of users with notifications on. */
function addressesOf(people: readonly User[]): string[] {
  return people.filter(({ disableEmailNotifications }) => !disableEmailNotifications).map(({ email }) => email);
}

/**
 * Mails the people whom the organization's settings name that an applicant's resume is graded, so that the submission can
 * be prepared. A failure is logged only.
 */
export async function notifySubmissionReady(
  context: NotifyContext,
  subject: ResumeSubject,
  content: (page: RecruiterMail & { grade: ApplicantGrade }) => Promise<MailContent>,
): Promise<void> {
  try {
    const { job, organization } = subject;
    if (!(await isWithinRate(context, publicLimits.submissionReady, job.id))) return;
    const to = await chosenRecipients(context.store, subject, {
      jobOwner: organization.notificationsToJobOwnerSubmissionReadyEmailNotification,
      jobRecruiter: organization.notificationsToJobRecruiterSubmissionReadyEmailNotification,
      candidateOwner: organization.notificationsToCandidateOwnerSubmissionReadyEmailNotification,
      candidateRecruiter: organization.notificationsToCandidateRecruiterSubmissionReadyEmailNotification,
      other: organization.notificationsToOtherSubmissionReadyEmailNotification
        ? organization.notificationsToOtherEmailSubmissionReadyEmailNotification
        : '',
    });
    if (!to || to.length === 0) return;
    const mail = await content({ ...mailPage(context, subject), grade: subject.candidate.sovren });
    for (const address of to) {
      if (await isWithinRate(context, publicLimits.notificationOfRecruiter, address))
        await context.mail.send({ ...mail, to: address });
    }
  } catch (error) {
    context.log.error('notification of a submission failed', {}, PortalError.from(error));
  }
}

function mailPage(
  { config }: Pick<NotifyContext, 'config'>,
  { candidate, job, organization, brand }: ResumeSubject,
): RecruiterMail {
  return {
    theme: projectMailTheme(organization, brand, config.publicBaseUrl),
    candidateName: candidate.fullName,
    jobTitle: job.jobTitle,
    candidateUrl: `${config.publicBaseUrl}/app/jobs/${job.id}/candidate/${candidate.id}`,
  };
}
