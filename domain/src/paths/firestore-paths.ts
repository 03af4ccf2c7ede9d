import { customTagId, type TagCollection } from '../tags/custom-tag';

/**
 * Where everything stands in Firestore: the one place with path strings. Who writes and who reads each is told in
 * `docs/data-model.md` and decided by `firestore.rules`. Called with `{name}` placeholders the same functions give the
 * patterns of triggers.
 */
export const collections = {
  users: () => 'users',
  organizations: () => 'organizations',
  teamMembers: (organizationId: string) => `${documents.organization(organizationId)}/teamMembers`,
  usersLogs: (organizationId: string) => `${documents.organization(organizationId)}/usersLogs`,
  /** Time and use of the product by staff (000 §7 analytics/event); functions only. */
  usage: (organizationId: string) => `${documents.organization(organizationId)}/usage`,
  smBrands: (organizationId: string) => `${documents.organization(organizationId)}/smBrands`,
  jmBrands: (organizationId: string) => `${documents.organization(organizationId)}/jmBrands`,
  profileTemplates: (organizationId: string) => `${documents.organization(organizationId)}/profileTemplates`,
  jobTemplates: (organizationId: string) => `${documents.organization(organizationId)}/jobTemplates`,
  customTags: (organizationId: string, collection: TagCollection) =>
    `${documents.organization(organizationId)}/${collection}`,
  jobAIContent: (organizationId: string) => `${documents.organization(organizationId)}/jobAIContent`,
  jobs: (organizationId: string) => `${documents.organization(organizationId)}/jobs`,
  jobProfiles: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/jobProfiles`,
  jobFeedback: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/feedback`,
  jobEvents: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/events`,
  candidates: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/candidates`,
  candidateFeedback: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/feedback`,
  candidateVotes: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/votes`,
  candidateViews: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/views`,
  candidateEvents: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/events`,
  /** Who is writing in a field of a candidate just now: one document a person. */
  candidateEditing: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/editing`,
  fileAttachments: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/fileAttachments`,
  profiles: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/profiles`,
  publicJobs: () => 'publicJobs',
  publicCandidates: () => 'publicCandidates',
  integrations: () => 'integrations',
  atsUsers: (organizationId: string) => `${documents.integration(organizationId)}/users`,
  /** Marketing candidates: people of the applicant-tracking system without a job. */
  skillsCandidates: (organizationId: string) => `${documents.integration(organizationId)}/bhSmCandidates`,
  tearsheets: (organizationId: string) => `${documents.integration(organizationId)}/tearsheets`,
  parserIndexes: () => 'parserIndexes',
  parserDocuments: (indexId: string) => `parserIndexes/${indexId}/documents`,
  gradingRuns: () => 'gradingRuns',
  /** The resumes of an organization with the terms they are filed under; functions only. */
  indexedResumes: (organizationId: string) => `${documents.resumeIndex(organizationId)}/resumes`,
  /** From a term to the resumes that are filed under it; functions only. */
  postings: (organizationId: string) => `${documents.resumeIndex(organizationId)}/postings`,
  rateLimits: () => 'rateLimits',
  /** Mails that are asked for by people who are not signed in; sent by a trigger. */
  mailRequests: () => 'mailRequests',
  /** What was done to people who belong to no organization, as `usersLogs` of one. */
  platformLogs: () => 'platformLogs',
} as const;

export const documents = {
  user: (uid: string) => `users/${uid}`,
  userAtsToken: (uid: string) => `users/${uid}/private/integration`,
  organization: (organizationId: string) => `organizations/${organizationId}`,
  teamMember: (organizationId: string, uid: string) => `${collections.teamMembers(organizationId)}/${uid}`,
  /** Names and pictures of an organization's people, in one document. */
  directory: (organizationId: string) => `${documents.organization(organizationId)}/directory/people`,
  job: (organizationId: string, jobId: string) => `${collections.jobs(organizationId)}/${jobId}`,
  /** privateToken and secretPin of a job: functions only. */
  jobAccess: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/private/access`,
  jobParsing: (organizationId: string, jobId: string) => `${documents.job(organizationId, jobId)}/parsing/description`,
  candidate: (organizationId: string, jobId: string, candidateId: string) =>
    `${collections.candidates(organizationId, jobId)}/${candidateId}`,
  /** privateToken and secretPin of a candidate: functions only. */
  candidateAccess: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/private/access`,
  candidateParsing: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/parsing/resume`,
  customTag: (organizationId: string, collection: TagCollection, caseInsensitive: string) =>
    `${collections.customTags(organizationId, collection)}/${customTagId(caseInsensitive)}`,
  /** An organization has one applicant-tracking system, which stands under the organization's id. */
  integration: (organizationId: string) => `integrations/${organizationId}`,
  atsUser: (organizationId: string, id: string) => `${collections.atsUsers(organizationId)}/${id}`,
  skillsCandidate: (organizationId: string, id: string) => `${collections.skillsCandidates(organizationId)}/${id}`,
  tearsheet: (organizationId: string, id: string) => `${collections.tearsheets(organizationId)}/${id}`,
  /** Where the grading of all candidates of a job stands: functions only. */
  gradingRun: (organizationId: string, jobId: string) => `${collections.gradingRuns()}/${organizationId}~${jobId}`,
  /** What people corrected about it. */
  candidateCorrections: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/parsing/corrections`,
  /** What the parser read before people corrected it; absent as long as nobody has. */
  candidateOriginalParsing: (organizationId: string, jobId: string, candidateId: string) =>
    `${documents.candidate(organizationId, jobId, candidateId)}/parsing/original`,
  mailRequest: (id: string) => `${collections.mailRequests()}/${id}`,
  /** The inverted index by which resumes of all jobs are found: functions only. */
  resumeIndex: (organizationId: string) => `resumeIndexes/${organizationId}`,
  publicJob: (jobId: string) => `publicJobs/${jobId}`,
  publicCandidate: (candidateId: string) => `publicCandidates/${candidateId}`,
  parserIndex: (indexId: string) => `parserIndexes/${indexId}`,
  parserDocument: (indexId: string, documentId: string) => `${collections.parserDocuments(indexId)}/${documentId}`,
} as const;

/** Ids of the parsing service's indexes (000 §7): the organization's id plus `_Jobs` or `_Resumes`. */
export const parserIndexIds = {
  jobs: (organizationId: string) => `${organizationId}_Jobs`,
  resumes: (organizationId: string) => `${organizationId}_Resumes`,
} as const;

/**
 * Which organization and kind an index id means. The service stores ids in lower case; the organization's id is taken
 * as it stands, so compare without case.
 * @returns null for an id of another form.
 */
export function parseIndexId(indexId: string): { organizationId: string; kind: 'jobs' | 'resumes' } | null {
  const match = /^([\w-]{1,128})_(Jobs|Resumes)$/i.exec(indexId);
  if (!match?.[1] || !match[2]) return null;
  return { organizationId: match[1], kind: match[2].toLowerCase() === 'jobs' ? 'jobs' : 'resumes' };
}
