import { accountsStore } from './accounts';
import { candidateGradesStore } from './candidate-grades';
import { attachmentsStore } from './attachments';
import { candidatesStore } from './candidates';
import { directoriesStore } from './directories';
import { eventsStore } from './events';
import { gradingRunsStore } from './grading-runs';
import { integrationUsersStore } from './integration-users';
import { integrationsStore } from './integrations';
import { jobsStore } from './jobs';
import { mailRequestsStore } from './mail-requests';
import { organizationsStore } from './organizations';
import { parserDocumentsStore } from './parser-documents';
import { peopleStore } from './people';
import { publicActivityStore } from './public-activity';
import { publicLinksStore } from './public-links';
import { rateLimitsStore } from './rate-limits';
import { resumeParsingStore } from './resume-parsing';
import { resumeIndexStore } from './resume-index';
import { searchTokensStore } from './search-tokens';
import { usersStore } from './users';

const store = {
  accounts: accountsStore,
  candidateGrades: candidateGradesStore,
  attachments: attachmentsStore,
  candidates: candidatesStore,
  directories: directoriesStore,
  events: eventsStore,
  gradingRuns: gradingRunsStore,
  integrationUsers: integrationUsersStore,
  integrations: integrationsStore,
  jobs: jobsStore,
  mailRequests: mailRequestsStore,
  organizations: organizationsStore,
  parserDocuments: parserDocumentsStore,
  people: peopleStore,
  publicActivity: publicActivityStore,
  publicLinks: publicLinksStore,
  rateLimits: rateLimitsStore,
  resumeParsing: resumeParsingStore,
  resumeIndex: resumeIndexStore,
  searchTokens: searchTokensStore,
  users: usersStore,
};

/** Reads and writes of Firestore by noun, one file each. */
export type Store = typeof store;

/** All stores. Opens no connection before the first call. */
export function createStore(): Store {
  return store;
}
