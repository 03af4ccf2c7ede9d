import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { ClientInterview, ClientInterviews, publicInterviewsApi } from '@portal/domain/contracts/interviews-api';
import type { PublicViewer } from '@portal/domain/events/public-viewer';
import { versionOf } from '@portal/domain/interviews/change-interview';
import type { Interview } from '@portal/domain/interviews/interview';
import type { PublicContext } from '../../runtime/route';
import type { LinkedResume } from '../find-by-link';
import { openResume } from '../open-resume';
import { ownInterviews } from './own-interviews';

type Api = typeof publicInterviewsApi;

/** The viewer's own interviews with the candidate; staff have none. @throws PortalError see `openResume`. */
export async function getInterviews(
  { viewer, ...input }: RequestOf<Api['getInterviews']>,
  context: PublicContext,
): Promise<AnswerOf<Api['getInterviews']>> {
  return await interviewsOf(context, await openResume(context, input), viewer);
}

/** The interviews of a viewer to whom the resume is open. */
export async function interviewsOf(
  context: PublicContext,
  subject: LinkedResume,
  viewer: Pick<PublicViewer, 'guid'>,
): Promise<ClientInterviews> {
  const { job, recipient, contact } = subject;
  const found = context.actor ? [] : await ownInterviews(context, subject, viewer.guid);
  return {
    interviews: found.map(projectInterview),
    asksName: recipient === null,
    mayPropose: !context.actor && mayClientDecide(job) && !job.hideFeedbackQuestions,
    recruiter: { name: contact?.displayName ?? '', timeZone: contact?.timeZone ?? '' },
  };
}

/** Field by field: the client gets neither the candidate's name nor ids and emails of staff. */
function projectInterview(interview: Interview): ClientInterview {
  const { id, state, proposedBy, slots, confirmed, waitsFor, recruiter, place, videoUrl, participants } = interview;
  return {
    ...{ id, state, proposedBy, slots, confirmed, waitsFor, place, videoUrl, participants },
    version: versionOf(interview),
    recruiter: { name: recruiter.name, timeZone: recruiter.timeZone },
    history: interview.history.map(({ state: past, by, name, at, message }) => ({
      state: past,
      by,
      name,
      at,
      message,
    })),
  };
}
