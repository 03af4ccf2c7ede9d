import type { publicInterviewsApi } from '@portal/domain/contracts/interviews-api';
import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { publicApi } from '@portal/domain/contracts/public-api';
import type { shortlistApi } from '@portal/domain/contracts/shortlist-api';
import type { publicThreadsApi } from '@portal/domain/contracts/threads-api';
import type { verifiedApi } from '@portal/domain/contracts/verified-api';

/** Every call that a public page makes. */
export type PublicContract = typeof publicApi &
  typeof publicInterviewsApi &
  typeof publicThreadsApi &
  typeof shortlistApi &
  typeof verifiedApi &
  typeof marketingPagesApi;
export type PublicCall = keyof PublicContract;

/**
 * Paths of the public API below its base. Repeated here, because the contract brings the schemas of all requests, which
 * a page does not need before the first vote; a test keeps both equal.
 */
export const publicPaths: Record<PublicCall, string> = {
  getHostTheme: '/getHostTheme',
  getCandidateResume: '/getCandidateResume',
  getCandidateUploader: '/getCandidateUploader',
  publicEvent: '/analytics/public-event',
  sendFeedbackVote: '/sendFeedbackVote',
  changeAnswer: '/changeAnswer',
  getShortlist: '/getShortlist',
  sendShortlistAnswers: '/sendShortlistAnswers',
  submitFeedback: '/submitFeedback',
  getInterviews: '/getInterviews',
  proposeInterview: '/proposeInterview',
  changeOwnInterview: '/changeOwnInterview',
  requestAccess: '/requestAccess',
  resumePdf: '/resumePdf',
  resumeDocument: '/resumeDocument',
  uploadResume: '/uploadResume',
  getThread: '/getThread',
  askQuestion: '/askQuestion',
  requestViewerCode: '/requestViewerCode',
  confirmViewerCode: '/confirmViewerCode',
  getProfile: '/getProfile',
  getJobProfile: '/getJobProfile',
  getCandidateList: '/getCandidateList',
  getJobList: '/getJobList',
  getCandidateListJson: '/getCandidateListJson',
  getJobListJson: '/getJobListJson',
  marketingEvent: '/analytics/marketing-event',
  sendProfileFeedbackVote: '/sendProfileFeedbackVote',
  sendJobFeedbackVote: '/sendJobFeedbackVote',
  submitProfileFeedback: '/submitProfileFeedback',
  submitJobFeedback: '/submitJobFeedback',
  validateEmailContactGate: '/validateEmailContactGate',
  createContact: '/createContact',
  sendNewContact: '/sendNewContact',
  sendTearsheetViewed: '/sendTearsheetViewed',
  sendJobTearsheetViewed: '/sendJobTearsheetViewed',
  searchCandidates: '/bullhorn/elasticquery/searchCandidates',
};
