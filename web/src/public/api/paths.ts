import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { publicApi } from '@portal/domain/contracts/public-api';

export type PublicCall = keyof typeof publicApi | keyof typeof marketingPagesApi;

/**
 * Paths of the public API below its base. Repeated here, because the contract brings the schemas of all requests, which
 * a page does not need before the first vote; a test keeps both equal.
 */
export const publicPaths: Record<PublicCall, string> = {
  getCandidateResume: '/getCandidateResume',
  getCandidateUploader: '/getCandidateUploader',
  publicEvent: '/analytics/public-event',
  sendFeedbackVote: '/sendFeedbackVote',
  changeAnswer: '/changeAnswer',
  submitFeedback: '/submitFeedback',
  requestAccess: '/requestAccess',
  resumePdf: '/resumePdf',
  resumeDocument: '/resumeDocument',
  uploadResume: '/uploadResume',
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
