import { agencyPeopleStore } from './agency-people';
import { agreementsStore } from './agreements';
import { restrictionsStore } from './restrictions';
import { accountsStore } from './accounts';
import { apiKeysStore } from './api-keys';
import { auditStore } from './audit';
import { candidateGradesStore } from './candidate-grades';
import { atsCandidatesStore } from './ats-candidates';
import { atsJobsStore } from './ats-jobs';
import { atsRecordsStore } from './ats-records';
import { atsNotesStore } from './ats-notes';
import { attachmentsStore } from './attachments';
import { candidatesStore } from './candidates';
import { clientWaitsStore } from './client-waits';
import { contactsStore } from './contacts';
import { directoriesStore } from './directories';
import { eventsStore } from './events';
import { gradingRunsStore } from './grading-runs';
import { identityProvidersStore } from './identity-providers';
import { integrationUsersStore } from './integration-users';
import { integrationsStore } from './integrations';
import { interviewsStore } from './interviews';
import { jobNotesStore } from './job-notes';
import { jobsStore } from './jobs';
import { marketingBrandsStore } from './marketing-brands';
import { organizationsStore } from './organizations';
import { parserDocumentsStore } from './parser-documents';
import { marketingActivityStore } from './marketing-activity';
import { clientAccessStore } from './client-access';
import { clientJobsStore } from './client-jobs';
import { passkeysStore } from './passkeys';
import { peopleStore } from './people';
import { profileTemplatesStore } from './profile-templates';
import { profilesStore } from './profiles';
import { personDocumentsStore } from './person-documents';
import { erasedPeopleStore, privacyRunsStore } from './privacy-runs';
import { provisionedUsersStore } from './provisioned-users';
import { publicActivityStore } from './public-activity';
import { publicLinksStore } from './public-links';
import { rateLimitsStore } from './rate-limits';
import { recipientsStore } from './recipients';
import { resumeParsingStore } from './resume-parsing';
import { resumeIndexStore } from './resume-index';
import { secondStepsStore } from './second-steps';
import { noticesStore } from './notices';
import { retentionStore } from './retention';
import { scanProgressStore } from './scan-progress';
import { searchTokensStore } from './search-tokens';
import { sessionsStore } from './sessions';
import { sharedLinksStore } from './shared-links';
import { shortlistsStore } from './shortlists';
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
import { threadsStore } from './threads';

const store = {
  accounts: accountsStore,
  agencyPeople: agencyPeopleStore,
  apiKeys: apiKeysStore,
  audit: auditStore,
  agreements: agreementsStore,
  restrictions: restrictionsStore,
  notices: noticesStore,
  retention: retentionStore,
  candidateGrades: candidateGradesStore,
  atsCandidates: atsCandidatesStore,
  atsJobs: atsJobsStore,
  atsRecords: atsRecordsStore,
  atsNotes: atsNotesStore,
  attachments: attachmentsStore,
  candidates: candidatesStore,
  clientAccess: clientAccessStore,
  clientJobs: clientJobsStore,
  clientWaits: clientWaitsStore,
  contacts: contactsStore,
  directories: directoriesStore,
  events: eventsStore,
  gradingRuns: gradingRunsStore,
  identityProviders: identityProvidersStore,
  integrationUsers: integrationUsersStore,
  integrations: integrationsStore,
  interviews: interviewsStore,
  jobs: jobsStore,
  jobNotes: jobNotesStore,
  mailings: mailingsStore,
  marketingActivity: marketingActivityStore,
  marketingBrands: marketingBrandsStore,
  organizations: organizationsStore,
  parserDocuments: parserDocumentsStore,
  passkeys: passkeysStore,
  people: peopleStore,
  profiles: profilesStore,
  profileTemplates: profileTemplatesStore,
  personDocuments: personDocumentsStore,
  privacyRuns: privacyRunsStore,
  erasedPeople: erasedPeopleStore,
  provisionedUsers: provisionedUsersStore,
  publicActivity: publicActivityStore,
  publicLinks: publicLinksStore,
  rateLimits: rateLimitsStore,
  recipients: recipientsStore,
  resumeParsing: resumeParsingStore,
  resumeIndex: resumeIndexStore,
  scanProgress: scanProgressStore,
  searchTokens: searchTokensStore,
  secondSteps: secondStepsStore,
  sessions: sessionsStore,
  sharedLinks: sharedLinksStore,
  shortlists: shortlistsStore,
  skillsCandidates: skillsCandidatesStore,
  tearsheets: tearsheetsStore,
  syncRuns: syncRunsStore,
  sendouts: sendoutsStore,
  tearsheetChanges: tearsheetChangesStore,
  threads: threadsStore,
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
