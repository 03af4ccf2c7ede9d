import type { PublicTheme } from '@portal/domain/contracts/public-api';
import type { ViewerAnswer } from '@portal/domain/feedback/viewer-answer';
import type { NoteEvent } from '@portal/domain/organizations/bullhorn-events';
import type { Organization } from '@portal/domain/organizations/organization';
import type { AnsweredNames } from '@portal/domain/texts/viewer-answer';
import { mailTexts } from '@portal/domain/texts/mail';
import { viewerMailTexts } from '@portal/domain/texts/viewer-mail';
import { projectMailTheme } from '../../projections/project-theme';
import { addResumeNote } from '../../projections/resume-note';
import { loadResumeSubject } from '../../projections/resume-subject';
import type { Ports } from '../../runtime/ports';
import { addNote } from '../marketing/add-note';
import { jobSubject } from '../marketing/get-job-profile';
import { profileSubject } from '../marketing/profile-subject';
import { notifiedEmails } from '../marketing/notified-emails';
import type { OpenPage } from '../marketing/open-page';
import { marketingMailTheme } from '../marketing/page-brand';
import { recipientOf } from '../marketing/recipient';
import { recruiterEmails } from '../notify-recruiters';

/** What an answer is about, for those who are notified of it. */
export interface AnswerPage extends AnsweredNames {
  organization: Organization;
  theme: PublicTheme;
  /** Where staff see it, and what the button says. */
  action: { label: string; url: string };
  /** Why staff get the mail. */
  reason: string;
  /** Id of the candidate or job, for limits. */
  targetId: string;
  /** Email of the contact whom the link names; `''` for nobody. */
  contactEmail: string;
  emails: () => Promise<string[]>;
  /** Adds the note for the ATS, if the organization wants one. The same id adds one note. */
  addNote: (text: string, id: string) => Promise<void>;
}

type Context = Pick<Ports, 'store' | 'config'>;

/** What an answer is about; null when it, its job or its organization is gone. */
export async function answerPage(
  context: Context,
  organizationId: string,
  answer: ViewerAnswer,
): Promise<AnswerPage | null> {
  return answer.page === 'resume'
    ? await resumePage(context, organizationId, answer)
    : await marketingPage(context, organizationId, answer);
}

async function resumePage(
  { store, config }: Context,
  organizationId: string,
  { jobId, candidateId, viewer }: ViewerAnswer,
): Promise<AnswerPage | null> {
  const subject = await loadResumeSubject(store, { organizationId, jobId, candidateId });
  if (!subject) return null;
  const { candidate, job, organization, brand } = subject;
  const { author, customNotes } = organization.integration.bullhorn;
  return {
    organization,
    theme: projectMailTheme(organization, brand, config.publicBaseUrl),
    candidateName: candidate.fullName,
    jobTitle: job.jobTitle,
    action: {
      label: mailTexts.openCandidate,
      url: `${config.publicBaseUrl}/app/jobs/${job.id}/candidate/${candidate.id}`,
    },
    reason: mailTexts.recruiterReason,
    targetId: candidate.id,
    contactEmail: viewer.recipientId === '' ? '' : viewer.email,
    emails: () => recruiterEmails({ store }, subject),
    addNote: async (text, id) => {
      if (!customNotes.publicFeedback.enabled) return;
      await addResumeNote(store, subject, { type: 'publicFeedback', author: author.feedback.note, text, id });
    },
  };
}

async function marketingPage(
  { store, config }: Context,
  organizationId: string,
  answer: ViewerAnswer,
): Promise<AnswerPage | null> {
  const { page, linkId, recipientId, isLead } = answer;
  const isOfJob = page === 'job';
  const targetId = isOfJob ? answer.jobId : answer.candidateId;
  const [link, organization] = await Promise.all([
    store.sharedLinks.get(organizationId, linkId),
    store.organizations.get(organizationId),
  ]);
  if (!link || !organization) return null;
  const isList = link.kind === 'candidates' || link.kind === 'jobs';
  const tearsheet = isList ? await store.tearsheets.get(organizationId, link.targetId) : null;
  const opened: OpenPage = { link, organization, targetId, tearsheet, pass: null, isOpen: true };
  const label = { recipientId, isLead };
  const contact = await recipientOf({ store }, { organizationId, ...label });
  const found = isOfJob ? await jobSubject({ store }, opened) : await profileSubject({ store }, opened);
  const candidate = 'candidate' in found ? found.candidate : null;
  const job = 'job' in found ? found.job : null;
  if (!candidate && !job) return null;
  const event: NoteEvent = !isOfJob ? 'publicFeedback' : answer.approve ? 'jmInterested' : 'jmNotInterested';
  return {
    organization,
    theme: marketingMailTheme(organization, found.brand, config.publicBaseUrl),
    candidateName: candidate?.candidate.name ?? '',
    jobTitle: job?.jobTitle ?? '',
    action: isOfJob
      ? { label: viewerMailTexts.openJob, url: `${config.publicBaseUrl}/app/jobs/${targetId}` }
      : { label: mailTexts.openCandidate, url: `${config.publicBaseUrl}/app/skills/${targetId}` },
    reason: viewerMailTexts.senderReason,
    targetId,
    contactEmail: contact?.email ?? '',
    emails: () => notifiedEmails({ store }, opened, candidate?.owner.id ?? null),
    addNote: (text, id) => addNote({ store }, opened, { event, kind: isOfJob ? 'job' : 'profile', label, id, text }),
  };
}
