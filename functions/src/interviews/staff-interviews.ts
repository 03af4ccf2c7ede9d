import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { interviewsApi } from '@portal/domain/contracts/interviews-api';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import { PortalError } from '@portal/domain/errors/portal-error';
import {
  changeInterview as changed,
  proposeInterview,
  type InterviewStep,
} from '@portal/domain/interviews/change-interview';
import { isInCalendars, type Interview } from '@portal/domain/interviews/interview';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { interviewTexts } from '@portal/domain/texts/interviews';
import { anonymousRedactorOf, requireAnonymousTexts } from '../projections/client-texts';
import { loadResumeSubject } from '../projections/resume-subject';
import type { StaffContext } from '../runtime/route';
import { isHiddenFrom } from './interview-facts';
import { interviewUid } from './interview-uid';
import { requireOpenJob } from './require-open-job';
import { storeInterview } from './store-interview';

type Api = typeof interviewsApi;

/**
 * Offers times for an interview to a recipient of the candidate.
 * @throws PortalError `notFound`; `permissionDenied` on a closed job; `invalidRequest` for a revoked link and for times
 *   that cannot be; `conflict` for a text that tells who an anonymous candidate is; each with a sentence.
 */
export async function offerInterview(
  { organizationId, jobId, candidateId, interviewId, recipientId, ...input }: RequestOf<Api['offerInterview']>,
  context: StaffContext,
): Promise<AnswerOf<Api['offerInterview']>> {
  const key = { organizationId, jobId, candidateId };
  const subject = await loadResumeSubject(context.store, key);
  if (!subject) throw new PortalError('notFound', { detail: 'candidate' });
  requireOpenJob(subject.job);
  const recipient = await context.store.recipients.get(key, recipientId);
  if (!recipient) throw new PortalError('invalidRequest', { userMessage: interviewTexts.linkRevoked });
  const given = {
    ...{ id: interviewId, ...key, uid: interviewUid(context, interviewId) },
    candidateName: candidateName(subject.candidate),
    jobTitle: subject.job.jobTitle,
    client: {
      ...{ name: recipient.name, email: recipient.email, recipientId, contactId: '', guid: '', timeZone: '' },
      linkVersion: subject.candidate.public.linkVersion,
    },
    recruiter: recruiterOf(context, input.timeZone),
  };
  await requireUntold(context, subject.candidate, given.client, input);
  return await storeInterview(context, {
    ...{ organizationId, interviewId, changeId: input.changeId, by: 'recruiter', userId: context.actor.uid },
    mailsCandidate: subject.organization.interviewMailsToCandidate,
    isOwn: (stored) => stored.candidateId === candidateId,
    decide: (stored) => {
      if (stored) throw new PortalError('conflict', { detail: 'the interview exists' });
      return proposeInterview(given, stepOf(context, input));
    },
  });
}

/**
 * Offers other times, confirms one of the client's, moves or cancels. Who first agrees on a time takes part.
 * @throws PortalError `notFound`; `permissionDenied` on a closed job, where only canceling is possible; `conflict` when the
 *   client has acted meanwhile, each with a sentence.
 */
export async function changeInterview(
  { organizationId, interviewId, action, version, ...input }: RequestOf<Api['changeInterview']>,
  context: StaffContext,
): Promise<AnswerOf<Api['changeInterview']>> {
  const { store } = context;
  const known = await store.interviews.get({ organizationId, interviewId });
  if (!known) throw new PortalError('notFound', { userMessage: interviewTexts.gone, detail: 'interview' });
  const subject = await loadResumeSubject(store, known);
  if (action !== 'cancel') {
    if (!subject) throw new PortalError('notFound', { detail: 'candidate' });
    requireOpenJob(subject.job);
  }
  if (subject) await requireUntold(context, subject.candidate, known.client, input);
  return await storeInterview(context, {
    ...{ organizationId, interviewId, changeId: input.changeId, by: 'recruiter', userId: context.actor.uid },
    mailsCandidate: subject?.organization.interviewMailsToCandidate === true,
    isOwn: () => true,
    decide: (stored) => {
      if (!stored) throw new PortalError('notFound', { userMessage: interviewTexts.gone, detail: 'interview' });
      const after = changed(stored, { ...stepOf(context, input), action, version });
      return { ...after, recruiter: takingPart(context, stored, { action, timeZone: input.timeZone }) };
    },
  });
}

/** @throws PortalError `conflict` for texts that tell the client who an anonymous candidate is. */
async function requireUntold(
  context: StaffContext,
  candidate: JobCandidate,
  client: Interview['client'],
  { message, place, participants, videoUrl }: Pick<InterviewStep, 'message' | 'place' | 'participants' | 'videoUrl'>,
): Promise<void> {
  if (!(await isHiddenFrom(context, candidate, client))) return;
  requireAnonymousTexts(
    [await anonymousRedactorOf(context, candidate)],
    [
      [redactionTexts.message, message],
      [redactionTexts.place, place ?? ''],
      [redactionTexts.participants, participants ?? ''],
      [redactionTexts.videoLink, videoUrl ?? ''],
    ],
  );
}

function stepOf(
  { actor, clock }: StaffContext,
  {
    changeId,
    ...input
  }: Omit<RequestOf<Api['offerInterview']>, 'organizationId' | 'jobId' | 'candidateId' | 'interviewId' | 'recipientId'>,
): Omit<InterviewStep, 'action' | 'version'> {
  return { ...input, id: changeId, by: 'recruiter', name: actor.displayName, now: clock.now() };
}

function recruiterOf({ actor }: StaffContext, timeZone: string): Interview['recruiter'] {
  return { id: actor.uid, name: actor.displayName, email: actor.email, timeZone };
}

/** Calendars keep their people; before that, the user who acts for the agency takes over. */
function takingPart(
  context: StaffContext,
  stored: Interview,
  { action, timeZone }: { action: string; timeZone: string },
): Interview['recruiter'] {
  const { recruiter } = stored;
  if (recruiter.id === context.actor.uid) return { ...recruiter, timeZone };
  return isInCalendars(stored) || action === 'cancel' ? recruiter : recruiterOf(context, timeZone);
}
