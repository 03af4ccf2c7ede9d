import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import type { Interview } from '@portal/domain/interviews/interview';
import type { Organization } from '@portal/domain/organizations/organization';
import type { InterviewMail } from '@portal/domain/outbox/outbox-item';
import type { Redactor } from '@portal/domain/redaction/redactor';
import { interviewMailTexts as texts } from '@portal/domain/texts/interviews';
import { mailTexts } from '@portal/domain/texts/mail';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { addressIn } from '../adapters/mail/smtp-mail';
import type { InterviewMailParts } from '../mail/interview-mail';
import { siteUrl } from '../links/agency-host';
import { anonymousRedactorOf, anonymousText } from '../projections/client-texts';
import { projectMailTheme } from '../projections/project-theme';
import { loadResumeSubject, type ResumeSubject } from '../projections/resume-subject';
import type { MailMessage, Ports } from '../runtime/ports';
import { activeTeamMember } from '../users/active-team-member';
import { clientUrl } from './client-url';
import { isHiddenFrom, placeFacts, shownToClient, type ShownToClient } from './interview-facts';

type SendPorts = Pick<Ports, 'store' | 'mail' | 'config' | 'clock'>;

/** Whom a mail is for, and what they may read. */
interface Recipient {
  email: string;
  replyTo: string;
  /** As they may read it. */
  interview: Interview;
  names: ShownToClient;
  parts: Pick<InterviewMailParts, 'subject' | 'timeZones' | 'facts' | 'action' | 'reason' | 'text'>;
  summary: string;
  attendees: readonly { name: string; email: string }[];
}

/**
 * Mails a change of an interview to one of those who take part, with the calendar entry where it has one.
 * @throws PortalError `unavailable` when the mail was not taken.
 */
export async function sendInterviewMail(item: InterviewMail, ports: SendPorts): Promise<{ isSent: boolean }> {
  const { audience, hasEntry, organizationId } = item;
  const subject = await loadResumeSubject(ports.store, item.interview);
  const organization = subject?.organization ?? (await ports.store.organizations.get(organizationId));
  const recipient =
    organization && (await recipientsOf[audience](ports, { interview: item.interview, organization, subject }));
  if (!organization || !recipient || recipient.email === '') return { isSent: true };
  const { interview } = recipient;
  const theme = projectMailTheme(
    organization,
    subject?.brand ?? resolveBrand(organization),
    ports.config.publicBaseUrl,
  );
  const [{ interviewMail }, { calendarEntry }] = await Promise.all([
    import('../mail/interview-mail'),
    import('./calendar-entry'),
  ]);
  const mail = await interviewMail({ theme, interview, hasEntry, ...recipient.parts });
  const organizer = { name: theme.organizationName, email: addressIn(ports.config.mailFrom) };
  const message: MailMessage = {
    ...mail,
    to: recipient.email,
    ...(recipient.replyTo ? { replyTo: recipient.replyTo } : {}),
    messageId: `${item.id}@${new URL(ports.config.publicBaseUrl).hostname}`,
    ...(hasEntry && interview.confirmed
      ? {
          calendar: calendarEntry({
            interview,
            slot: interview.confirmed,
            summary: recipient.summary,
            description: [recipient.parts.text ?? interview.history.at(-1)?.message, interview.participants]
              .filter(Boolean)
              .join('\n\n'),
            organizer,
            attendees: recipient.attendees,
            now: ports.clock.now(),
          }),
        }
      : {}),
  };
  await ports.mail.send(message);
  return { isSent: true };
}

interface About {
  interview: Interview;
  organization: Organization;
  /** Null when the candidate was removed: then the client gets no name. */
  subject: ResumeSubject | null;
}

const recipientsOf: Record<InterviewMail['audience'], (ports: SendPorts, about: About) => Promise<Recipient | null>> = {
  client: toClient,
  recruiter: toRecruiter,
  candidate: toCandidate,
};

async function toClient(ports: SendPorts, { interview: stored, organization, subject }: About): Promise<Recipient> {
  const { client, recruiter } = stored;
  const isHidden = subject && (await isHiddenFrom(ports, subject.candidate, client));
  // The texts were checked when they were written; the list of what they must not tell may have grown since.
  const interview = isHidden ? blackedOut(stored, await anonymousRedactorOf(ports, subject.candidate)) : stored;
  const names = subject
    ? shownToClient(subject, isHidden === true)
    : { candidateName: publicResumeTexts.anonymous, jobTitle: '' };
  const site = siteUrl(ports.config, organization, subject?.brand);
  const url = subject && (await clientUrl(ports, interview, subject.candidate, site));
  return {
    email: client.email,
    replyTo: recruiter.email,
    interview,
    names,
    parts: {
      subject: texts.subject(interview.state, names.candidateName, names.jobTitle),
      timeZones: [client.timeZone, recruiter.timeZone],
      facts: [...factsOf(names), [texts.with, recruiter.name], ...placeFacts(interview)],
      action: url ? { label: texts.openClient, url } : null,
      reason: texts.clientReason(organization.name),
    },
    summary: texts.summary(names.candidateName, names.jobTitle),
    attendees: [client, recruiter].filter(({ email }) => email !== ''),
  };
}

async function toRecruiter(ports: SendPorts, { interview, subject }: About): Promise<Recipient | null> {
  const { client, recruiter, jobId, candidateId, organizationId, candidateName, jobTitle } = interview;
  const where = { job: { organizationId, createdBy: subject?.job.createdBy ?? '' } };
  const user = await activeTeamMember(ports.store, where, recruiter.id);
  if (!user || user.disableEmailNotifications) return null;
  return {
    email: user.email,
    replyTo: client.email,
    interview,
    names: { candidateName, jobTitle },
    parts: {
      subject: texts.subject(interview.state, candidateName, jobTitle),
      timeZones: [recruiter.timeZone, client.timeZone],
      facts: [
        ...factsOf({ candidateName, jobTitle }),
        [texts.with, [client.name, client.email].filter(Boolean).join(', ')],
        ...placeFacts(interview),
      ],
      action: {
        label: mailTexts.openCandidate,
        url: `${ports.config.publicBaseUrl}/app/jobs/${jobId}/candidate/${candidateId}`,
      },
      reason: mailTexts.recruiterReason,
    },
    summary: texts.summary(candidateName, jobTitle),
    attendees: [client, { name: recruiter.name, email: user.email }],
  };
}

/** The candidate gets the agency's own text; who the client is, is for the recruiter to say. */
async function toCandidate(_ports: SendPorts, { interview, organization, subject }: About): Promise<Recipient | null> {
  if (!subject || !organization.interviewMailsToCandidate) return Promise.resolve(null);
  const { candidate, job } = subject;
  const { recruiter, place, videoUrl } = interview;
  const names = { candidateName: '', jobTitle: job.jobTitle };
  const title = texts.candidateSummary(job.jobTitle);
  return Promise.resolve({
    email: candidate.email,
    replyTo: recruiter.email,
    interview,
    names,
    parts: {
      subject: texts.candidateSubject(interview.state, job.jobTitle),
      timeZones: [interview.client.timeZone, recruiter.timeZone],
      facts: [...factsOf(names), [texts.with, recruiter.name], ...placeFacts({ ...interview, place, videoUrl })],
      action: null,
      reason: texts.candidateReason(organization.name),
      text: organization.interviewTextToCandidate,
    },
    summary: title,
    attendees: [{ name: candidate.fullName, email: candidate.email }, ...(recruiter.email === '' ? [] : [recruiter])],
  });
}

/** The texts of an interview without what tells who the candidate is. */
function blackedOut(interview: Interview, redactor: Redactor): Interview {
  const shown = (text: string) => anonymousText(text, redactor);
  const { place, videoUrl, participants, history } = interview;
  return {
    ...interview,
    ...{ place: shown(place), videoUrl: shown(videoUrl), participants: shown(participants) },
    history: history.map((change) => ({ ...change, message: shown(change.message) })),
  };
}

function factsOf({ candidateName, jobTitle }: ShownToClient): [string, string][] {
  return [
    [texts.candidate, candidateName],
    [texts.job, jobTitle],
  ];
}
