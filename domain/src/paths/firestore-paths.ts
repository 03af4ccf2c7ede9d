import { isDocumentId } from './document-id';
import { customTagId, type TagCollection } from '../tags/tag-collection';

/**
 * All Firestore paths. `docs/data-model.md` lists who reads and writes each; `firestore.rules` enforces it. With
 * `{name}` placeholders as arguments the functions return the patterns of triggers.
 */
export const collections = {
  users: () => 'users',
  organizations: () => 'organizations',
  teamMembers: (organizationId: string) => `${documents.organization(organizationId)}/teamMembers`,
  usersLogs: (organizationId: string) => `${documents.organization(organizationId)}/usersLogs`,
  /** What was done, by whom; chained by `auditSeals`. */
  audit: (organizationId: string) => `${documents.organization(organizationId)}/audit`,
  auditSeals: (organizationId: string) => `${documents.organization(organizationId)}/auditSeals`,
  /** Product usage by staff; functions only. */
  usage: (organizationId: string) => `${documents.organization(organizationId)}/usage`,
  /** What super admins decide, and what the organization's admins do. */
  settings: (organizationId: string) => `${documents.organization(organizationId)}/settings`,
  /** Who changed which settings. */
  settingChanges: (organizationId: string) => `${documents.organization(organizationId)}/settingChanges`,
  /** Brands of the submission platform. */
  brands: (organizationId: string) => `${documents.organization(organizationId)}/brands`,
  smBrands: (organizationId: string) => `${documents.organization(organizationId)}/smBrands`,
  jmBrands: (organizationId: string) => `${documents.organization(organizationId)}/jmBrands`,
  profileTemplates: (organizationId: string) => `${documents.organization(organizationId)}/profileTemplates`,
  jobTemplates: (organizationId: string) => `${documents.organization(organizationId)}/jobTemplates`,
  customTags: (organizationId: string, collection: TagCollection) =>
    `${documents.organization(organizationId)}/${collection}`,
  /** Links of marketing pages, one for each recipient. */
  sharedLinks: (organizationId: string) => `${documents.organization(organizationId)}/sharedLinks`,
  /** Visits of marketing pages. */
  marketingViews: (organizationId: string) => `${documents.organization(organizationId)}/marketingViews`,
  /** Addresses of other systems that are called for events. */
  webhooks: (organizationId: string) => `${documents.organization(organizationId)}/webhooks`,
  /** The jobs in the lists of clients; functions only. */
  clientJobs: (organizationId: string) => `${documents.organization(organizationId)}/clientJobs`,
  /** Which client contacts have access to Client Connect. */
  portalAccess: (organizationId: string) => `${documents.organization(organizationId)}/portalAccess`,
  /** Interviews of clients with candidates. */
  interviews: (organizationId: string) => `${documents.organization(organizationId)}/interviews`,
  /** Submitted candidates and what the client has done since. */
  clientWaits: (organizationId: string) => `${documents.organization(organizationId)}/clientWaits`,
  /** How far the recognition of uploaded scans is, by the ids of the future candidates; each is gone when it ends. */
  scanProgress: (organizationId: string) => `${documents.organization(organizationId)}/scanProgress`,
  /** The people in an organization's jobs, each once. */
  agencyPeople: (organizationId: string) => `${documents.organization(organizationId)}/people`,
  jobAIContent: (organizationId: string) => `${documents.organization(organizationId)}/jobAIContent`,
  jobs: (organizationId: string) => `${documents.organization(organizationId)}/jobs`,
  jobProfiles: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/jobProfiles`,
  jobFeedback: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/feedback`,
  jobNotes: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/notes`,
  jobVotes: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/votes`,
  jobEvents: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/events`,
  candidates: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/candidates`,
  candidateFeedback: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/feedback`,
  candidateVotes: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/votes`,
  candidateViews: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/views`,
  /** Recipients of submissions to the client. */
  candidateRecipients: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/recipients`,
  candidateEvents: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/events`,
  /** Questions of clients about a candidate, a thread for each client. */
  threads: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/threads`,
  threadMessages: (organizationId: string, jobId: string, candidateId: string, threadId: string) =>
    `${documents.thread(organizationId, jobId, candidateId, threadId)}/messages`,
  /** Users who are editing a candidate right now, one document each. */
  candidateEditing: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/editing`,
  fileAttachments: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/fileAttachments`,
  profiles: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/profiles`,
  publicJobs: () => 'publicJobs',
  publicCandidates: () => 'publicCandidates',
  /** Links of single recipients by their token; functions only. */
  recipientLinks: (candidateId: string) => `publicCandidates/${candidateId}/recipients`,
  /** Agencies by the first label of their hosts. */
  hosts: () => 'hosts',
  /** Organizations by the email domains that they have verified; functions only. */
  signInDomains: () => 'signInDomains',
  /** Links of submissions of several candidates by their token; functions only. */
  shortlists: () => 'shortlists',
  integrations: () => 'integrations',
  atsUsers: (organizationId: string) => `${documents.integration(organizationId)}/users`,
  /** Jobs of the ATS, and its candidates on jobs. */
  atsJobs: (organizationId: string) => `${documents.integration(organizationId)}/jobs`,
  atsCandidates: (organizationId: string) => `${documents.integration(organizationId)}/candidates`,
  /** Marketing candidates: candidates of the ATS without a job. */
  skillsCandidates: (organizationId: string) => `${documents.integration(organizationId)}/bhSmCandidates`,
  skillsCandidateVotes: (organizationId: string, id: string) =>
    `${documents.skillsCandidate(organizationId, id)}/votes`,
  skillsCandidateFeedback: (organizationId: string, id: string) =>
    `${documents.skillsCandidate(organizationId, id)}/feedback`,
  /** Profiles of a marketing candidate. */
  skillsProfiles: (organizationId: string, candidateId: string) =>
    `${documents.skillsCandidate(organizationId, candidateId)}/profiles`,
  tearsheets: (organizationId: string) => `${documents.integration(organizationId)}/tearsheets`,
  /** People at clients, and leads: recipients of marketing mails. */
  clientContacts: (organizationId: string) => `${documents.integration(organizationId)}/clientContacts`,
  leads: (organizationId: string) => `${documents.integration(organizationId)}/leads`,
  /** Fields of the ATS's entities, for settings and templates. */
  entitiesMetadata: (organizationId: string) => `${documents.integration(organizationId)}/entitiesMetadata`,
  /** Finished imports from the ATS. */
  syncHistory: (organizationId: string) => `${documents.integration(organizationId)}/syncHistory`,
  /** The newest import from the ATS of each kind. */
  syncRuns: (organizationId: string) => `${documents.integration(organizationId)}/syncRuns`,
  /** Events of sent mails and links. */
  sendoutRecords: (organizationId: string) => `${documents.integration(organizationId)}/sendoutRecords`,
  /** Notes for the ATS: waiting, sent and failed. */
  atsNotes: (organizationId: string) => `${documents.integration(organizationId)}/notes`,
  mailings: (organizationId: string) => `${documents.organization(organizationId)}/mailings`,
  /** What the rules of retention did, by night. */
  retentionRuns: (organizationId: string) => `${documents.organization(organizationId)}/retentionRuns`,
  /** Erasures and exports of people. */
  privacyRuns: (organizationId: string) => `${documents.organization(organizationId)}/privacyRuns`,
  /** Keyed hashes of the emails and ids of erased people; functions only. */
  erasedPeople: (organizationId: string) => `${documents.organization(organizationId)}/erasedPeople`,
  mailingRecipients: (organizationId: string, mailingId: string) =>
    `${documents.mailing(organizationId, mailingId)}/recipients`,
  parserIndexes: () => 'parserIndexes',
  parserDocuments: (indexId: string) => `parserIndexes/${indexId}/documents`,
  gradingRuns: () => 'gradingRuns',
  /** The indexed resumes of an organization with their terms; functions only. */
  indexedResumes: (organizationId: string) => `${documents.resumeIndex(organizationId)}/resumes`,
  /** The resumes of each term; functions only. */
  postings: (organizationId: string) => `${documents.resumeIndex(organizationId)}/postings`,
  /** Keys with which other systems call; functions only. */
  apiKeys: () => 'apiKeys',
  rateLimits: () => 'rateLimits',
  /** What is to be sent: mails about viewers' answers and messages, requested mails, calls of webhooks. */
  outbox: () => 'outbox',
  /** Where the thread of a reply address is; functions only. */
  replyAddresses: () => 'replyAddresses',
  /** `usersLogs` of users without an organization. */
  platformLogs: () => 'platformLogs',
} as const;

export const documents = {
  user: (uid: string) => `users/${uid}`,
  host: (subdomain: string) => `hosts/${subdomain}`,
  signInDomain: (domain: string) => `signInDomains/${domain}`,
  userAtsToken: (uid: string) => `users/${uid}/private/integration`,
  /** Key and recovery codes of the second step. */
  userSecondStep: (uid: string) => `users/${uid}/private/secondStep`,
  userSessions: (uid: string) => `users/${uid}/private/sessions`,
  userPasskeys: (uid: string) => `users/${uid}/private/passkeys`,
  organization: (organizationId: string) => `organizations/${organizationId}`,
  apiKey: (id: string) => `${collections.apiKeys()}/${id}`,
  /** What an identity provider says about a member; functions only. */
  provisionedUser: (organizationId: string, uid: string) =>
    `${documents.organization(organizationId)}/provisionedUsers/${uid}`,
  auditEntry: (organizationId: string, id: string) => `${collections.audit(organizationId)}/${id}`,
  auditSeal: (organizationId: string, entryId: string) => `${collections.auditSeals(organizationId)}/${entryId}`,
  auditHead: (organizationId: string) => `organizations/${organizationId}/private/audit`,
  /** Where its members sign in, with the sealed secret. */
  identityProvider: (organizationId: string) => `organizations/${organizationId}/private/identityProvider`,
  /** Settings that super admins alone decide. */
  platformSettings: (organizationId: string) => `${collections.settings(organizationId)}/platform`,
  /** Settings of the organization's admins, a map for each tab. */
  agencySettings: (organizationId: string) => `${collections.settings(organizationId)}/agency`,
  /** Settings that only admins read. */
  secretSettings: (organizationId: string) => `${collections.settings(organizationId)}/secrets`,
  teamMember: (organizationId: string, uid: string) => `${collections.teamMembers(organizationId)}/${uid}`,
  /** Names and photos of an organization's team, in one document. */
  directory: (organizationId: string) => `${documents.organization(organizationId)}/directory/people`,
  webhook: (organizationId: string, id: string) => `${collections.webhooks(organizationId)}/${id}`,
  /** The secret that signs a webhook's calls: functions only. */
  webhookSecret: (organizationId: string, id: string) => `${documents.webhook(organizationId, id)}/private/secret`,
  brand: (organizationId: string, brandId: string) => `${documents.organization(organizationId)}/brands/${brandId}`,
  job: (organizationId: string, jobId: string) => `${collections.jobs(organizationId)}/${jobId}`,
  /** privateToken and secretPin of a job: functions only. */
  jobAccess: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/private/access`,
  jobParsing: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/parsing/description`,
  clientWait: (organizationId: string, candidateId: string) =>
    `${collections.clientWaits(organizationId)}/${candidateId}`,
  agencyPerson: (organizationId: string, personId: string) => `${collections.agencyPeople(organizationId)}/${personId}`,
  candidate: (organizationId: string, jobId: string, candidateId: string) =>
    `${collections.candidates(organizationId, jobId)}/${candidateId}`,
  /** privateToken and secretPin of a candidate: functions only. */
  candidateAccess: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/private/access`,
  candidateParsing: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/parsing/resume`,
  scanProgress: (organizationId: string, candidateId: string) =>
    `${collections.scanProgress(organizationId)}/${candidateId}`,
  thread: (organizationId: string, jobId: string, candidateId: string, threadId: string) =>
    `${collections.threads(organizationId, jobId, candidateId)}/${threadId}`,
  customTag: (organizationId: string, collection: TagCollection, caseInsensitive: string) =>
    `${collections.customTags(organizationId, collection)}/${customTagId(caseInsensitive)}`,
  /** The organization's connection to its ATS, by the organization's id. */
  integration: (organizationId: string) => `integrations/${organizationId}`,
  atsUser: (organizationId: string, id: string) => `${collections.atsUsers(organizationId)}/${id}`,
  sharedLink: (organizationId: string, linkId: string) => `${collections.sharedLinks(organizationId)}/${linkId}`,
  skillsCandidate: (organizationId: string, id: string) => `${collections.skillsCandidates(organizationId)}/${id}`,
  tearsheet: (organizationId: string, id: string) => `${collections.tearsheets(organizationId)}/${id}`,
  entityMetadata: (organizationId: string, entity: string) =>
    `${collections.entitiesMetadata(organizationId)}/${entity}`,
  atsNote: (organizationId: string, id: string) => `${collections.atsNotes(organizationId)}/${id}`,
  syncRun: (organizationId: string, kind: string) => `${collections.syncRuns(organizationId)}/${kind}`,
  clientContact: (organizationId: string, id: string) => `${collections.clientContacts(organizationId)}/${id}`,
  clientJob: (organizationId: string, jobId: string) => `${collections.clientJobs(organizationId)}/${jobId}`,
  portalAccess: (organizationId: string, contactId: string) =>
    `${collections.portalAccess(organizationId)}/${contactId}`,
  /** When a contact last looked at a job in Client Connect; functions only. */
  portalVisit: (organizationId: string, contactId: string, jobId: string) =>
    `${documents.portalAccess(organizationId, contactId)}/visits/${jobId}`,
  interview: (organizationId: string, id: string) => `${collections.interviews(organizationId)}/${id}`,
  retentionRun: (organizationId: string, day: string) => `${collections.retentionRuns(organizationId)}/${day}`,
  privacyRun: (organizationId: string, id: string) => `${collections.privacyRuns(organizationId)}/${id}`,
  /** Whom a run is about, while it works; functions only. */
  privacyPerson: (organizationId: string, id: string) => `${documents.privacyRun(organizationId, id)}/private/person`,
  erasedPerson: (organizationId: string, hash: string) => `${collections.erasedPeople(organizationId)}/${hash}`,
  lead: (organizationId: string, id: string) => `${collections.leads(organizationId)}/${id}`,
  mailing: (organizationId: string, id: string) => `${collections.mailings(organizationId)}/${id}`,
  /** State of grading all candidates of a job; functions only. */
  gradingRun: (organizationId: string, jobId: string) => `${collections.gradingRuns()}/${organizationId}~${jobId}`,
  /** Corrections of the parsed resume. */
  candidateCorrections: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/parsing/corrections`,
  /** The parsed resume before corrections; absent without corrections. */
  candidateOriginalParsing: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/parsing/original`,
  replyAddress: (threadId: string) => `${collections.replyAddresses()}/${threadId}`,
  outboxItem: (id: string) => `${collections.outbox()}/${id}`,
  /** The inverted index of an organization's resumes; functions only. */
  resumeIndex: (organizationId: string) => `resumeIndexes/${organizationId}`,
  /** How far a migration has come, while it runs. */
  migration: (name: string) => `migrations/${name}`,
  publicJob: (jobId: string) => `publicJobs/${jobId}`,
  publicCandidate: (candidateId: string) => `publicCandidates/${candidateId}`,
  parserIndex: (indexId: string) => `parserIndexes/${indexId}`,
  parserDocument: (indexId: string, documentId: string) => `${collections.parserDocuments(indexId)}/${documentId}`,
} as const;

/** Index ids of the parsing service: the organization's id plus `_Jobs` or `_Resumes`. */
export const parserIndexIds = {
  jobs: (organizationId: string) => `${organizationId}_Jobs`,
  resumes: (organizationId: string) => `${organizationId}_Resumes`,
} as const;

/**
 * The organization and kind of an index id. The service stores ids in lower case, so compare the organization's id
 * without case.
 * @returns null for an id in another format.
 */
export function parseIndexId(indexId: string): { organizationId: string; kind: 'jobs' | 'resumes' } | null {
  const match = /^([\w-]{1,128})_(Jobs|Resumes)$/i.exec(indexId);
  if (!match?.[1] || !match[2] || !isDocumentId(match[1])) return null;
  return { organizationId: match[1], kind: match[2].toLowerCase() === 'jobs' ? 'jobs' : 'resumes' };
}
