import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { resolveLabel } from '@portal/domain/texts/labels';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { addResumeNote } from '../projections/resume-note';
import { projectMailTheme } from '../projections/project-theme';
import { toPlainText } from '../projections/rich-text';
import type { StaffContext } from '../runtime/route';
import { activeTeamMember } from '../users/active-team-member';
import { loadSubmission } from './load-submission';

type Call = typeof submissionsApi.mailNotesToAccountManager;

/**
 * Mails a candidate's notes to the job's account manager, a current member of the team.
 * @throws PortalError as `loadSubmission`; `invalidRequest` without an account manager.
 */
export async function mailNotesToAccountManager(
  { candidateId, ...input }: RequestOf<Call>,
  context: StaffContext,
): Promise<AnswerOf<Call>> {
  const submission = await loadSubmission(context, { ...input, candidateIds: [candidateId] });
  const { organization, brand, job, candidates } = submission;
  const [candidate] = candidates;
  const manager =
    candidate && job.accountManagerId
      ? await activeTeamMember(context.store, { job, candidate }, job.accountManagerId)
      : null;
  if (!candidate || !manager) {
    throw new PortalError('invalidRequest', { userMessage: submissionTexts.noAccountManager });
  }
  const { recruiterMail } = await import('../mail/recruiter-mail');
  const title = submissionTexts.notesTitle(candidateName(candidate));
  const mail = await recruiterMail(
    {
      theme: projectMailTheme(organization, brand, context.config.publicBaseUrl),
      candidateName: candidateName(candidate),
      jobTitle: job.jobTitle,
      candidateUrl: `${context.config.publicBaseUrl}/app/jobs/${job.id}/candidate/${candidate.id}`,
    },
    {
      subject: title,
      heading: title,
      paragraphs: [],
      facts: [
        [resolveLabel(organization.customLabels, 'recruiterNotes'), toPlainText(candidate.summary.recruiterNotes)],
        [submissionTexts.internalNotes, toPlainText(candidate.summary.privateNotes)],
      ].filter((fact): fact is [string, string] => fact[1] !== ''),
    },
  );
  await context.mail.send({ ...mail, to: manager.email, replyTo: context.actor.email });
  const { type, value, noteAuthor } = organization.integration.bullhorn.jobSubmission.sentToAccountManager;
  if (type === 'note') {
    const note = { type: 'sentToAccountManager', author: noteAuthor, text: value } as const;
    const id = `account-manager-${candidate.id}-${context.clock.now()}`;
    await addResumeNote(context.store, { candidate, job, organization }, { ...note, id });
  }
  return { sentTo: manager.email };
}
