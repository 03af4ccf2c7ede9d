import type { publicApi, ResumePage } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { PublicViewer } from '@portal/domain/events/public-viewer';
import { serverTexts } from '@portal/domain/texts/server';
import { MessageAnswer, type PublicContext } from '../runtime/route';
import { activeTeamMember } from '../users/active-team-member';
import { formerAnswer } from './answers/former-answer';
import { findResume, needsVerification, requireSameIds, type LinkedResume } from './find-by-link';
import { credentialFiles, projectCredentials } from './files/credential-files';
import { openedBy, withResumeFiles } from './files/resume-files';
import { interviewsOf } from './interviews/get-interviews';
import { stateOf } from './open-resume';
import { isDecisionClosed, portalViewer } from './portal-account';
import { profileOfResume } from './profile-of-resume';
import { projectResumePage, type JobTeam } from './project-resume-page';
import { threadOf } from './threads/get-thread';

/**
 * The resume page. For an expired link, a missing access code and a viewer who is not verified it has no content.
 * @throws PortalError `notFound` for a dead link; `invalidRequest` when the ids do not match; `permissionDenied` for a wrong access code; `tooManyRequests`.
 */
export async function getCandidateResume(
  input: RequestOf<typeof publicApi.getCandidateResume>,
  context: PublicContext,
): Promise<MessageAnswer<ResumePage>> {
  const subject = await findResume(context, input, { admitsUnverified: true });
  if (needsVerification(subject.recipient)) {
    const page = projectResumePage(subject, { state: 'verificationNeeded', parsing: null, isStaff: false });
    return new MessageAnswer(page, serverTexts.resumeRetrieved);
  }
  const key = subject.candidate.public;
  requireSameIds(input, key);
  const state = await stateOf(context, subject, input.accessCode);
  const owner = { organizationId: key.organizationId, jobId: key.jobId, candidateId: subject.candidate.id };
  const { viewer } = input;
  const [parsing, profile, team, own] =
    state === 'active'
      ? await Promise.all([
          context.store.candidates.parsing(owner),
          // The page shows the contact in a place of its own.
          profileOfResume(context, subject, true),
          jobTeam(context, subject),
          viewer ? ownOf(context, subject, viewer) : null,
        ])
      : [null, null, undefined, null];
  const isStaff = context.actor !== null;
  const portal = state !== 'expired' && !isStaff ? await portalViewer(context, subject) : null;
  const page = projectResumePage(subject, { state, parsing, profile, isStaff, portal, ...(team && { team }) });
  const { publicToken, accessCode } = input;
  const by = openedBy(subject, { publicToken, accessCode });
  const shownCredentials = state === 'active' && portal ? await credentialFiles(context, subject) : [];
  const credentials = projectCredentials(context, shownCredentials, by);
  const withFiles = withResumeFiles(context, page, by);
  const shown = isDecisionClosed(subject) ? { ...withFiles, feedback: null } : withFiles;
  return new MessageAnswer({ ...shown, credentials, own }, serverTexts.resumeRetrieved);
}

/** What the viewer has answered, written and proposed. Null after a failure: the page then asks for it, and shows the resume before. */
async function ownOf(context: PublicContext, subject: LinkedResume, viewer: PublicViewer): Promise<ResumePage['own']> {
  try {
    const [{ answer }, thread, interviews] = await Promise.all([
      formerAnswer(context, subject, viewer),
      threadOf(context, subject, viewer),
      interviewsOf(context, subject, viewer),
    ]);
    return { answer: context.actor ? '' : answer, thread, interviews };
  } catch (error) {
    context.log.warn('a resume page loads what is the viewer’s own later', { detail: PortalError.from(error).message });
    return null;
  }
}

/** The ids in a job are free text, so only those of current members are shown. */
async function jobTeam({ store }: PublicContext, { job, candidate }: LinkedResume): Promise<JobTeam> {
  const [recruiter, manager] = await Promise.all(
    [job.recruiterId, job.accountManagerId].map((uid) => activeTeamMember(store, { job, candidate }, uid)),
  );
  return { jobRecruiterId: recruiter?.id ?? '', jobAccountManagerId: manager?.id ?? '' };
}
