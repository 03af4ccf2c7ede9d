import type { ResumePage } from '@portal/domain/contracts/public-api';
import { ownTimeZone } from '@portal/domain/interviews/time-zone';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { callPublic } from '../api/call';
import type { FeedbackTarget } from '../feedback/feedback-target';
import { randomId } from '../viewer/random-id';
import { viewer } from '../viewer/public-viewer';
import type { ResumeAccess } from './resume-access';

/** Under which the browser remembers what was answered by a link. */
export function answerIdOf({ publicToken, candidateId }: ResumeAccess): string {
  return publicToken || candidateId;
}

/** Where votes and answers about a resume go. */
export function resumeFeedback(page: ResumePage, resumeKey: ResumeAccess): FeedbackTarget {
  return {
    storageKey: answerIdOf(resumeKey),
    answerId: answerIdOf(resumeKey),
    ownAnswers: feedbackTexts.ownVotes,
    prompt: page.feedback?.title || feedbackTexts.candidatePrompt,
    texts: page.feedbackTexts,
    sendVote: (choice) =>
      callPublic('sendFeedbackVote', {
        ...resumeKey,
        organizationId: page.organizationId,
        jobId: page.jobId,
        senderId: senderOf(window.location.search),
        recipentId: '',
        vote: choice,
        viewer: viewer.get(),
      }),
    ...(page.answers.mayChange && {
      change: {
        offersMaybe: page.answers.offersMaybe,
        send: (vote) => callPublic('changeAnswer', { ...resumeKey, vote, changeId: randomId(), viewer: viewer.get() }),
      },
    }),
    sendAnswers: (answers, duration) =>
      callPublic('submitFeedback', { ...resumeKey, answers, duration, timeZone: ownTimeZone(), viewer: viewer.get() }),
  };
}

/** The query parameter `userId` is the sender of the link; an invalid one is ignored. */
function senderOf(search: string): string {
  const userId = new URLSearchParams(search).get('userId') ?? '';
  return /^[\w-]{1,128}$/.test(userId) ? userId : '';
}
