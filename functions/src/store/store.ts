import { accountsStore } from './accounts';
import { candidateGradesStore } from './candidate-grades';
import { atsCandidatesStore } from './ats-candidates';
import { atsJobsStore } from './ats-jobs';
import { atsRecordsStore } from './ats-records';
import { atsNotesStore } from './ats-notes';
import { attachmentsStore } from './attachments';
import { candidatesStore } from './candidates';
import { contactsStore } from './contacts';
import { directoriesStore } from './directories';
import { eventsStore } from './events';
import { gradingRunsStore } from './grading-runs';
import { integrationUsersStore } from './integration-users';
import { integrationsStore } from './integrations';
import { jobNotesStore } from './job-notes';
import { jobsStore } from './jobs';
import { marketingBrandsStore } from './marketing-brands';
import { organizationsStore } from './organizations';
import { parserDocumentsStore } from './parser-documents';
import { marketingActivityStore } from './marketing-activity';
import { clientAccessStore } from './client-access';
import { clientJobsStore } from './client-jobs';
import { peopleStore } from './people';
import { profileTemplatesStore } from './profile-templates';
import { profilesStore } from './profiles';
import { publicActivityStore } from './public-activity';
import { publicLinksStore } from './public-links';
import { rateLimitsStore } from './rate-limits';
import { recipientsStore } from './recipients';
import { resumeParsingStore } from './resume-parsing';
import { resumeIndexStore } from './resume-index';
import { searchTokensStore } from './search-tokens';
import { sharedLinksStore } from './shared-links';
import { skillsCandidatesStore } from './skills-candidates';
import { tearsheetsStore } from './tearsheets';
import { syncRunsStore } from './sync-runs';
import { usersStore } from './users';
import { outboxStore } from './outbox';
import { viewerAnswersStore } from './viewer-answers';
import { webhooksStore } from './webhooks';
import { mailingsStore } from './mailings';
import { sendoutsStore } from './sendouts';
import { tearsheetChangesStore } from './tearsheet-changes';

const store = {
  accounts: accountsStore,
  candidateGrades: candidateGradesStore,
  atsCandidates: atsCandidatesStore,
  atsJobs: atsJobsStore,
  atsRecords: atsRecordsStore,
  atsNotes: atsNotesStore,
  attachments: attachmentsStore,
  candidates: candidatesStore,
  clientAccess: clientAccessStore,
  clientJobs: clientJobsStore,
  contacts: contactsStore,
  directories: directoriesStore,
  events: eventsStore,
  gradingRuns: gradingRunsStore,
  integrationUsers: integrationUsersStore,
  integrations: integrationsStore,
  jobs: jobsStore,
  jobNotes: jobNotesStore,
  mailings: mailingsStore,
  marketingActivity: marketingActivityStore,
  marketingBrands: marketingBrandsStore,
  organizations: organizationsStore,
  parserDocuments: parserDocumentsStore,
  people: peopleStore,
  profiles: profilesStore,
  profileTemplates: profileTemplatesStore,
  publicActivity: publicActivityStore,
  publicLinks: publicLinksStore,
  rateLimits: rateLimitsStore,
  recipients: recipientsStore,
  resumeParsing: resumeParsingStore,
  resumeIndex: resumeIndexStore,
  searchTokens: searchTokensStore,
  sharedLinks: sharedLinksStore,
  skillsCandidates: skillsCandidatesStore,
  tearsheets: tearsheetsStore,
  syncRuns: syncRunsStore,
  sendouts: sendoutsStore,
  tearsheetChanges: tearsheetChangesStore,
  users: usersStore,
  outbox: outboxStore,
  viewerAnswers: viewerAnswersStore,
  webhooks: webhooksStore,
};

/** Reads and writes of Firestore by noun, one file each. */
export type Store = typeof store;

/** All stores. Opens no connection before the first call. */
export function createStore(): Store {
  return store;
}
