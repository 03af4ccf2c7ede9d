import type { JobProfilePage } from '@portal/domain/contracts/marketing-pages-api';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { callPublic } from '../api/call';
import type { VoteTarget } from '../feedback/feedback-target';
import type { PageAccess } from '../marketing/use-page-access';
import { viewer } from '../viewer/public-viewer';

/** Where votes on a job's profile go. */
export function jobVoteTarget(
  { organizationId, entityId, questions }: NonNullable<JobProfilePage['content']>,
  texts: JobProfilePage['feedbackTexts'],
  jobId: string,
  { data, gatePass }: PageAccess,
): VoteTarget {
  return {
    storageKey: `public_job_${entityId}`,
    answerId: jobId,
    ownAnswers: feedbackTexts.ownInterest,
    prompt: questions?.form.title || feedbackTexts.jobPrompt,
    texts,
    sendVote: (choice) =>
      callPublic('sendJobFeedbackVote', {
        ...{ jobId, data, gatePass, organizationId, senderId: '', isLead: false, recipentId: '' },
        vote: choice === 'positive' ? 'jmInterested' : 'jmNotInterested',
        viewer: viewer.get(),
      }),
  };
}
