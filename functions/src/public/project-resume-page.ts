import { labelsOf } from '@portal/domain/brands/resolve-brand';
import { isPdfDownloadAllowed } from '@portal/domain/candidates/sharing';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { resolveLabel } from '@portal/domain/texts/labels';
import { projectContact } from '../projections/project-contact';
import { projectLabels } from '../projections/project-labels';
import { projectQuestions } from '../projections/project-questions';
import { projectResume } from '../projections/project-resume';
import { projectTheme } from '../projections/project-theme';
import { shownJobTitle, type ResumeSubject } from '../projections/resume-subject';
import type { ResumeState } from './open-resume';

/**
 * The projection for a public resume page, built field by field. Unless the resume is open to the viewer, it has no data of
 * the candidate or the job; an expired link has a contact.
 * @param options.parsing used only for an open resume.
 * @param options.isStaff the viewer is a team member, who gets no questions.
 */
export function projectResumePage(
  subject: ResumeSubject,
  options: { state: ResumeState; parsing: ResumeParsing | null; isStaff: boolean },
): ResumePage {
  const { candidate, job, organization, contact, brand } = subject;
  const { state, parsing, isStaff } = options;
  const isActive = state === 'active';
  const labels = labelsOf(organization, brand);
  const hidesContact = state === 'accessCodeNeeded' || organization.hideContactInformation;
  const asksNothing = !isActive || isStaff || job.hideFeedbackQuestions;
  return {
    candidateId: candidate.id,
    organizationId: organization.id,
    jobId: job.id,
    jobTitle: isActive ? shownJobTitle(job, organization) : '',
    theme: projectTheme(organization, brand),
    labels: projectLabels(subject),
    contact: contact && !hidesContact ? projectContact(contact) : null,
    feedback: asksNothing ? null : projectQuestions(subject),
    isPdfAllowed: isActive && isPdfDownloadAllowed(candidate, organization),
    feedbackTexts: {
      submitted: resolveLabel(labels, 'feedbackMessage'),
      submittedWithCopy: resolveLabel(labels, 'feedbackMessageCCEnabled'),
    },
    state,
    resume: isActive ? projectResume(candidate, parsing, organization) : null,
  };
}
