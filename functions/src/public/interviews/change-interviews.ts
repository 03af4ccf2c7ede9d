import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { publicInterviewsApi } from '@portal/domain/contracts/interviews-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { changeInterview, proposeInterview } from '@portal/domain/interviews/change-interview';
import type { Interview } from '@portal/domain/interviews/interview';
import { formTexts } from '@portal/domain/texts/form';
import { interviewTexts } from '@portal/domain/texts/interviews';
import { requireOpenJob } from '../../interviews/require-open-job';
import { storeInterview } from '../../interviews/store-interview';
import { limitClient } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import type { LinkedResume } from '../find-by-link';
import { publicLimits } from '../limits';
import { openResume } from '../open-resume';
import { clientOf, isOwnInterview, newInterview, ownInterviews } from './own-interviews';

type Api = typeof publicInterviewsApi;

/** Most interviews of a viewer with one candidate that are not over or canceled. */
const maxOpen = 5;

/**
 * Proposes times for an interview with the candidate.
 * @throws PortalError `notFound`, `permissionDenied` and `tooManyRequests` as for votes; `permissionDenied` on a closed
 *   job; `invalidRequest` for times that cannot be and without the name and email of an unknown viewer.
 */
export async function proposeOwnInterview(
  { viewer, interviewId, changeId, name, email, ...input }: RequestOf<Api['proposeInterview']>,
  context: PublicContext,
): Promise<AnswerOf<Api['proposeInterview']>> {
  const subject = await openResume(context, input);
  requireClient(context, subject);
  requireOpenJob(subject.job);
  if (!subject.recipient && (name === '' || email === '')) {
    throw new PortalError('invalidRequest', { userMessage: formTexts.required, detail: 'unnamed viewer' });
  }
  await limitClient(context, publicLimits.interview, subject.candidate.id);
  const client = clientOf(subject, { name, email, guid: viewer.guid, timeZone: input.timeZone });
  return await propose(context, subject, { ...input, interviewId, changeId, client, guid: viewer.guid });
}

/** Stores a first proposal of a client whom the link admits. @throws PortalError `invalidRequest`, `tooManyRequests`. */
export async function propose(
  context: PublicContext,
  subject: LinkedResume,
  given: Pick<RequestOf<Api['proposeInterview']>, 'interviewId' | 'changeId' | 'slots' | 'message'> &
    Partial<Pick<Interview, 'place' | 'videoUrl' | 'participants'>> & { client: Interview['client']; guid: string },
): Promise<AnswerOf<Api['proposeInterview']>> {
  const { interviewId, changeId, client, guid, slots, message, place, videoUrl, participants } = given;
  const now = context.clock.now();
  const own = await ownInterviews(context, subject, guid);
  const open = own.filter(({ id, state, sortsAt }) => id !== interviewId && state !== 'canceled' && sortsAt > now);
  if (open.length >= maxOpen) throw new PortalError('tooManyRequests', { userMessage: interviewTexts.tooMany });
  return await storeInterview(context, {
    ...{ organizationId: subject.organization.id, interviewId, changeId, by: 'client', userId: '' },
    mailsCandidate: subject.organization.interviewMailsToCandidate,
    isOwn: (stored) => isOwnInterview(stored, subject, guid),
    decide: (stored) => {
      if (stored) throw new PortalError('conflict', { detail: 'the interview exists' });
      return proposeInterview(newInterview(context, subject, { id: interviewId, client }), {
        ...{ id: changeId, by: 'client', name: client.name || client.email, slots, message, now },
        ...{ place, videoUrl, participants },
      });
    },
  });
}

/**
 * Proposes other times, chooses one of the recruiter's, or cancels, which a closed job permits.
 * @throws PortalError as {@link proposeOwnInterview}; `notFound` for anybody else's interview; `conflict` when the recruiter
 *   has acted meanwhile.
 */
export async function changeOwnInterview(
  { viewer, interviewId, changeId, action, version, slots, ...input }: RequestOf<Api['changeOwnInterview']>,
  context: PublicContext,
): Promise<AnswerOf<Api['changeOwnInterview']>> {
  const subject = await openResume(context, input);
  requireClient(context, subject);
  if (action !== 'cancel') requireOpenJob(subject.job);
  await limitClient(context, publicLimits.interview, subject.candidate.id);
  const { message, place, videoUrl, participants, timeZone } = input;
  return await storeInterview(context, {
    ...{ organizationId: subject.organization.id, interviewId, changeId, by: 'client', userId: '' },
    mailsCandidate: subject.organization.interviewMailsToCandidate,
    isOwn: (stored) => isOwnInterview(stored, subject, viewer.guid),
    decide: (stored) => {
      if (!stored) throw new PortalError('notFound', { userMessage: interviewTexts.gone, detail: 'interview' });
      const { client } = stored;
      const after = changeInterview(stored, {
        ...{ id: changeId, action, version, by: 'client', name: client.name || client.email, slots, message },
        ...{ place, videoUrl, participants, now: context.clock.now() },
      });
      return { ...after, client: { ...client, timeZone } };
    },
  });
}

/** Staff look at the page as it is. */
function requireClient({ actor }: PublicContext, { job }: LinkedResume): void {
  if (actor || job.hideFeedbackQuestions) {
    throw new PortalError('invalidRequest', { detail: 'nobody is asked here' });
  }
}
