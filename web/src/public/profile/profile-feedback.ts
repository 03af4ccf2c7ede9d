import type { FeedbackTarget } from '../feedback/feedback-target';
import type { ProfilePage } from '@portal/domain/contracts/marketing-pages-api';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { callPublic } from '../api/call';
import type { PageAccess } from '../marketing/use-page-access';
import { viewer } from '../viewer/public-viewer';

/** Where votes and answers about a marketing profile go. */
export function profileFeedback(
  { organizationId, feedback }: NonNullable<ProfilePage['content']>,
  texts: ProfilePage['feedbackTexts'],
  candidateId: string,
  { data, gatePass }: PageAccess,
): FeedbackTarget {
  const key = { candidateId, data, gatePass };
  return {
    storageKey: candidateId,
    answerId: candidateId,
    ownAnswers: feedbackTexts.ownVotes,
    prompt: feedback?.title || feedbackTexts.candidatePrompt,
    texts,
    sendVote: (choice) =>
      callPublic('sendProfileFeedbackVote', {
        ...key,
        ...{ organizationId, senderId: '', isLead: false, recipentId: '', jobId: '' },
        vote: choice === 'positive' ? 'smVotePositive' : 'smVoteNegative',
        viewer: viewer.get(),
      }),
    sendAnswers: (answers, duration) =>
      callPublic('submitProfileFeedback', { ...key, answers, duration, viewer: viewer.get() }),
  };
}
