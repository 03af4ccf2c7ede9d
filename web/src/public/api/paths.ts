import type { publicApi } from '@portal/domain/contracts/public-api';

export type PublicCall = keyof typeof publicApi;

/**
 * Paths of the public API below its base. Repeated here, because the contract brings the schemas of all requests, which
 * a page does not need before the first vote; a test keeps both equal.
 */
export const publicPaths: Record<PublicCall, string> = {
  getCandidateResume: '/getCandidateResume',
  getCandidateUploader: '/getCandidateUploader',
  publicEvent: '/analytics/public-event',
  sendFeedbackVote: '/sendFeedbackVote',
  submitFeedback: '/submitFeedback',
  requestAccess: '/requestAccess',
  resumePdf: '/resumePdf',
  resumeDocument: '/resumeDocument',
  uploadResume: '/uploadResume',
};
