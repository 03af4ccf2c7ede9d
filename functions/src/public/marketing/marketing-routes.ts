import { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import { route, type Route } from '../../runtime/route';
import { submitJobFeedback, submitProfileFeedback } from './feedback';
import { createContact, sendNewContact, validateEmailContactGate } from './gate';
import { getCandidateList, getCandidateListJson } from './get-candidate-list';
import { getJobList, getJobListJson } from './get-job-list';
import { getJobProfile } from './get-job-profile';
import { getProfile } from './get-profile';
import { recordView } from './record-view';
import { searchCandidates } from './search-candidates';
import { sendJobTearsheetViewed, sendTearsheetViewed } from './tearsheet-viewed';
import { sendJobFeedbackVote, sendProfileFeedbackVote } from './votes';

/** The search of public lists, part of the public API and of the calls to the ATS. */
export const listSearchRoutes: readonly Route[] = [
  route({ endpoint: marketingPagesApi.searchCandidates, access: 'public', handler: searchCandidates }),
];

/** Marketing profiles, lists of candidates and jobs, and their gate; part of the public API. */
export const marketingPageRoutes: readonly Route[] = [
  route({ endpoint: marketingPagesApi.getProfile, access: 'public', handler: getProfile }),
  route({ endpoint: marketingPagesApi.getJobProfile, access: 'public', handler: getJobProfile }),
  route({ endpoint: marketingPagesApi.getCandidateList, access: 'public', handler: getCandidateList }),
  route({ endpoint: marketingPagesApi.getJobList, access: 'public', handler: getJobList }),
  route({ endpoint: marketingPagesApi.getCandidateListJson, access: 'public', handler: getCandidateListJson }),
  route({ endpoint: marketingPagesApi.getJobListJson, access: 'public', handler: getJobListJson }),
  route({ endpoint: marketingPagesApi.marketingEvent, access: 'public', handler: recordView }),
  route({ endpoint: marketingPagesApi.sendProfileFeedbackVote, access: 'public', handler: sendProfileFeedbackVote }),
  route({ endpoint: marketingPagesApi.sendJobFeedbackVote, access: 'public', handler: sendJobFeedbackVote }),
  route({ endpoint: marketingPagesApi.submitProfileFeedback, access: 'public', handler: submitProfileFeedback }),
  route({ endpoint: marketingPagesApi.submitJobFeedback, access: 'public', handler: submitJobFeedback }),
  route({
    endpoint: marketingPagesApi.validateEmailContactGate,
    access: 'public',
    body: 'form',
    handler: validateEmailContactGate,
  }),
  route({ endpoint: marketingPagesApi.createContact, access: 'public', body: 'form', handler: createContact }),
  route({ endpoint: marketingPagesApi.sendNewContact, access: 'public', handler: sendNewContact }),
  route({ endpoint: marketingPagesApi.sendTearsheetViewed, access: 'public', handler: sendTearsheetViewed }),
  route({ endpoint: marketingPagesApi.sendJobTearsheetViewed, access: 'public', handler: sendJobTearsheetViewed }),
  ...listSearchRoutes,
];
