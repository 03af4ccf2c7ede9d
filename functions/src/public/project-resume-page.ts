import { isPdfDownloadAllowed } from '@portal/domain/candidates/sharing';
import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import type { PublicResume, ResumePage } from '@portal/domain/contracts/public-api';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { projectContact } from '../projections/project-contact';
import { projectLabels } from '@portal/domain/brands/project-labels';
import { projectFeedbackTexts } from '../projections/project-feedback-texts';
import { offersMaybe, projectQuestions } from '../projections/project-questions';
import { projectResume } from '../projections/project-resume';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { shownJobTitle, type ResumeSubject } from '../projections/resume-subject';
import type { SelectedProfile } from '../projections/project-profile';
import type { PortalViewer } from './portal-account';
import type { ResumeState } from './open-resume';

/** Current members of the team who work on the job; `''` for none. */
export type JobTeam = Pick<ResumePage, 'jobRecruiterId' | 'jobAccountManagerId'>;
const nobody: JobTeam = { jobRecruiterId: '', jobAccountManagerId: '' };

/**
 * The projection for a public resume page, built field by field. Unless the resume is open to the viewer, it has no data of
 * the candidate or the job; an expired link has a contact, and a viewer who is not verified gets the brand alone.
 * @param options.parsing used only for an open resume.
 * @param options.profile the selected profile; an anonymous one leaves nothing else of the resume.
 * @param options.isStaff the viewer is a team member, who gets no questions.
 */
export function projectResumePage(
  subject: ResumeSubject,
  options: {
    state: ResumeState;
    parsing: ResumeParsing | null;
    isStaff: boolean;
    /** The viewer's account in Client Connect. */
    portal?: PortalViewer | null;
    profile?: Pick<SelectedProfile, 'shown' | 'isAnonymous'> | null;
    team?: JobTeam;
  },
): ResumePage {
  const { candidate, job, organization, contact, brand } = subject;
  const { state, parsing, isStaff, profile = null, team = nobody, portal = null } = options;
  const isActive = state === 'active';
  const isAnonymous = profile?.isAnonymous === true;
  const shown = profile?.shown ?? null;
  const isUnverified = state === 'verificationNeeded';
  const hidesContact = state === 'accessCodeNeeded' || isUnverified || organization.hideContactInformation;
  const asksNothing = !isActive || isStaff || job.hideFeedbackQuestions;
  return {
    candidateId: candidate.id,
    organizationId: organization.id,
    jobId: isUnverified ? '' : job.id,
    jobTitle: isActive ? shownJobTitle(job, organization) : '',
    jobRecruiterId: isActive ? team.jobRecruiterId : '',
    jobAccountManagerId: isActive ? team.jobAccountManagerId : '',
    theme: projectTheme(organization, brand),
    labels: projectLabels(subject),
    contact: contact && !hidesContact ? projectContact(contact) : null,
    feedback: asksNothing ? null : projectQuestions(subject),
    answers: { offersMaybe: !asksNothing && offersMaybe(subject), mayChange: !asksNothing && mayClientDecide(job) },
    credentials: [],
    isPdfAllowed: isActive && (!isAnonymous || shown !== null) && isPdfDownloadAllowed(candidate, organization),
    feedbackTexts: projectFeedbackTexts(organization, brand),
    state,
    hasPortal: portal !== null,
    otherCandidates: isActive ? (portal?.otherCandidates ?? 0) : 0,
    resume: isActive ? resumeBeside(subject, parsing, { isAnonymous, hasProfile: shown !== null }) : null,
    profile: isActive ? shown : null,
    own: null,
  };
}

/** The resume. Next to a profile it has only what the page shows there, because the profile may leave out the rest. */
function resumeBeside(
  { candidate, organization }: ResumeSubject,
  parsing: ResumeParsing | null,
  { isAnonymous, hasProfile }: { isAnonymous: boolean; hasProfile: boolean },
): PublicResume {
  if (isAnonymous) return anonymousResume;
  const resume = projectResume(candidate, parsing, organization);
  if (!hasProfile) return resume;
  const { fullName, occupation, cityAndState, grade, document } = resume;
  return { ...anonymousResume, fullName, occupation, cityAndState, grade, document };
}

/** What is left of a resume whose profile is anonymous. */
const anonymousResume: PublicResume = {
  fullName: publicResumeTexts.anonymous,
  occupation: '',
  cityAndState: '',
  recruiterNotes: '',
  objective: '',
  skills: [],
  work: [],
  education: [],
  certifications: [],
  languages: [],
  grade: null,
  document: null,
};
