import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { collection, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { table } from '../harness/table';
import type { TriedCollection } from '../harness/tried-collection';

const { a } = castOrganizations;
const candidate = documents.candidate(a, 'job-1', 'candidate-1');

const readByStaff = table(`
  actor                 get   list   unfiltered   group   create   update   delete
  signedOut             -     -      -            -       -        -        -
  stranger              -     -      -            -       -        -        -
  recruiter             yes   yes    -            -       -        -        -
  otherRecruiter        yes   yes    -            -       -        -        -
  admin                 yes   yes    -            -       -        -        -
  superAdmin            yes   yes    -            -       -        -        -
  foreignRecruiter      -     -      -            -       -        -        -
  foreignAdmin          -     -      -            -       -        -        -
  disabled              -     -      -            -       -        -        -
  disabledAdmin         -     -      -            -       -        -        -
  recruiterClient       -     -      -            -       -        -        -
  withoutRole           -     -      -            -       -        -        -
  withoutAccess         -     -      -            -       -        -        -
  withoutOrganization   -     -      -            -       -        -        -
  unverified            -     -      -            -       -        -        -
  endedSession          -     -      -            -       -        -        -
`);

/** Listed without a limit, because tables count it. */
const countedByStaff = table(`
  actor                 get   list   unfiltered   group   create   update   delete
  signedOut             -     -      -            -       -        -        -
  stranger              -     -      -            -       -        -        -
  recruiter             yes   yes    yes           -       -        -        -
  otherRecruiter        yes   yes    yes           -       -        -        -
  admin                 yes   yes    yes           -       -        -        -
  superAdmin            yes   yes    yes           -       -        -        -
  foreignRecruiter      -     -      -            -       -        -        -
  foreignAdmin          -     -      -            -       -        -        -
  disabled              -     -      -            -       -        -        -
  disabledAdmin         -     -      -            -       -        -        -
  recruiterClient       -     -      -            -       -        -        -
  withoutRole           -     -      -            -       -        -        -
  withoutAccess         -     -      -            -       -        -        -
  withoutOrganization   -     -      -            -       -        -        -
  unverified            -     -      -            -       -        -        -
  endedSession          -     -      -            -       -        -        -
`);

const gotByStaff = table(`
  actor                 get   list   unfiltered   group   create   update   delete
  signedOut             -     -      -            -       -        -        -
  stranger              -     -      -            -       -        -        -
  recruiter             yes   -      -            -       -        -        -
  otherRecruiter        yes   -      -            -       -        -        -
  admin                 yes   -      -            -       -        -        -
  superAdmin            yes   -      -            -       -        -        -
  foreignRecruiter      -     -      -            -       -        -        -
  foreignAdmin          -     -      -            -       -        -        -
  disabled              -     -      -            -       -        -        -
  disabledAdmin         -     -      -            -       -        -        -
  recruiterClient       -     -      -            -       -        -        -
  withoutRole           -     -      -            -       -        -        -
  withoutAccess         -     -      -            -       -        -        -
  withoutOrganization   -     -      -            -       -        -        -
  unverified            -     -      -            -       -        -        -
  endedSession          -     -      -            -       -        -        -
`);

const closed = table(`
  actor                 get   list   unfiltered   group   create   update   delete
  signedOut             -     -      -            -       -        -        -
  stranger              -     -      -            -       -        -        -
  recruiter             -     -      -            -       -        -        -
  otherRecruiter        -     -      -            -       -        -        -
  admin                 -     -      -            -       -        -        -
  superAdmin            -     -      -            -       -        -        -
  foreignRecruiter      -     -      -            -       -        -        -
  foreignAdmin          -     -      -            -       -        -        -
  disabled              -     -      -            -       -        -        -
  disabledAdmin         -     -      -            -       -        -        -
  recruiterClient       -     -      -            -       -        -        -
  withoutRole           -     -      -            -       -        -        -
  withoutAccess         -     -      -            -       -        -        -
  withoutOrganization   -     -      -            -       -        -        -
  unverified            -     -      -            -       -        -        -
  endedSession          -     -      -            -       -        -        -
`);

/** Some of them, by a query that names them; admins get all. */
const listedByStaff = table(`
  actor                 get   list   unfiltered   group   create   update   delete
  signedOut             -     -      -            -       -        -        -
  stranger              -     -      -            -       -        -        -
  recruiter             -     yes    -            -       -        -        -
  otherRecruiter        -     yes    -            -       -        -        -
  admin                 yes   yes    -            -       -        -        -
  superAdmin            yes   yes    -            -       -        -        -
  foreignRecruiter      -     -      -            -       -        -        -
  foreignAdmin          -     -      -            -       -        -        -
  disabled              -     -      -            -       -        -        -
  disabledAdmin         -     -      -            -       -        -        -
  recruiterClient       -     -      -            -       -        -        -
  withoutRole           -     -      -            -       -        -        -
  withoutAccess         -     -      -            -       -        -        -
  withoutOrganization   -     -      -            -       -        -        -
  unverified            -     -      -            -       -        -        -
  endedSession          -     -      -            -       -        -        -
`);

/** Written by functions alone, read by the organization's staff. */
export const readable: Record<string, TriedCollection> = {
  teamMembers: { path: collections.teamMembers(a), id: 'recruiter', permits: readByStaff },
  directory: { path: `${documents.organization(a)}/directory`, id: 'people', permits: gotByStaff },
  jobEvents: { path: collections.jobEvents(a, 'job-1'), id: 'event-1', permits: readByStaff },
  jobFeedback: { path: collections.jobFeedback(a, 'job-1'), id: 'feedback-1', permits: readByStaff },
  jobNotes: { path: collections.jobNotes(a, 'job-1'), id: 'note-1', permits: readByStaff },
  jobProfiles: { path: collections.jobProfiles(a, 'job-1'), id: 'profile-1', permits: readByStaff },
  candidateViews: {
    path: collections.candidateViews(a, 'job-1', 'candidate-1'),
    id: 'session-1',
    permits: readByStaff,
  },
  candidateRecipients: {
    path: collections.candidateRecipients(a, 'job-1', 'candidate-1'),
    id: 'recipient-1',
    permits: readByStaff,
  },
  candidateVotes: { path: collections.candidateVotes(a, 'job-1', 'candidate-1'), id: 'viewer-1', permits: readByStaff },
  candidateFeedback: {
    path: collections.candidateFeedback(a, 'job-1', 'candidate-1'),
    id: 'feedback-1',
    permits: readByStaff,
  },
  candidateEvents: {
    path: collections.candidateEvents(a, 'job-1', 'candidate-1'),
    id: 'event-1',
    permits: readByStaff,
  },
  threads: { path: collections.threads(a, 'job-1', 'candidate-1'), id: 'thread-1', permits: readByStaff },
  threadMessages: {
    path: collections.threadMessages(a, 'job-1', 'candidate-1', 'thread-1'),
    id: 'message-1',
    permits: readByStaff,
  },
  fileAttachments: { path: collections.fileAttachments(a, 'job-1', 'candidate-1'), id: 'file-1', permits: readByStaff },
  profiles: { path: collections.profiles(a, 'job-1', 'candidate-1'), id: 'profile-1', permits: readByStaff },
  skillsProfiles: { path: collections.skillsProfiles(a, '7001'), id: 'profile-1', permits: readByStaff },
  skillsCandidates: { path: collections.skillsCandidates(a), id: '7001', permits: countedByStaff },
  skillsCandidateVotes: { path: collections.skillsCandidateVotes(a, '7001'), id: 'viewer-1', permits: readByStaff },
  skillsCandidateFeedback: {
    path: collections.skillsCandidateFeedback(a, '7001'),
    id: 'feedback-1',
    permits: readByStaff,
  },
  portalAccess: { path: collections.portalAccess(a), id: 'contact-1', permits: readByStaff },
  interviews: { path: collections.interviews(a), id: 'interview-1', permits: readByStaff },
  sharedLinks: { path: collections.sharedLinks(a), id: 'link-1', permits: readByStaff },
  marketingViews: { path: collections.marketingViews(a), id: 'session-1', permits: readByStaff },
  jobVotes: { path: collections.jobVotes(a, 'job-1'), id: 'viewer-1', permits: readByStaff },
  tearsheets: { path: collections.tearsheets(a), id: '31', permits: countedByStaff },
  syncRuns: { path: collections.syncRuns(a), id: 'leads', permits: readByStaff },
  entitiesMetadata: { path: collections.entitiesMetadata(a), id: 'Candidate', permits: gotByStaff },
  atsJobs: { path: collections.atsJobs(a), id: '41', permits: gotByStaff },
  atsCandidates: { path: collections.atsCandidates(a), id: 'candidate-1', permits: gotByStaff },
  submissionStatuses: {
    path: collections.atsNotes(a),
    id: 'note-1',
    appQuery: (db) =>
      query(
        collection(db, collections.atsNotes(a)),
        where('noteType', '==', 'submissionStatus'),
        where('portalCandidateId', '==', 'candidate-1'),
        orderBy('createdAt', 'desc'),
        limit(1),
      ),
    permits: listedByStaff,
  },
  clientContacts: { path: collections.clientContacts(a), id: 'contact-1', permits: countedByStaff },
  leads: { path: collections.leads(a), id: 'lead-1', permits: countedByStaff },
  mailings: { path: collections.mailings(a), id: 'mailing-1', permits: countedByStaff },
  mailingRecipients: {
    path: collections.mailingRecipients(a, 'mailing-1'),
    id: 'recipient-1',
    permits: countedByStaff,
  },
  agencyPeople: { path: collections.agencyPeople(a), id: 'person-1', permits: countedByStaff },
  clientWaits: { path: collections.clientWaits(a), id: 'candidate-1', permits: readByStaff },
  scanProgress: { path: collections.scanProgress(a), id: 'candidate-1', permits: readByStaff },
  sendoutRecords: { path: collections.sendoutRecords(a), id: 'record-1', permits: readByStaff },
  jobParsing: { path: `${documents.job(a, 'job-1')}/parsing`, id: 'description', permits: gotByStaff },
  candidateParsing: { path: `${candidate}/parsing`, id: 'resume', permits: gotByStaff },
};

/** Closed to browsers: secrets, lookups, indexes, and paths that the rules do not name. */
export const closedToAll: Record<string, TriedCollection> = {
  userSecrets: { path: `${documents.user('recruiter')}/private`, id: 'integration', permits: closed },
  secondSteps: { path: `${documents.user('recruiter')}/private`, id: 'secondStep', permits: closed },
  passkeys: { path: `${documents.user('recruiter')}/private`, id: 'passkeys', permits: closed },
  userSessions: { path: `${documents.user('recruiter')}/private`, id: 'sessions', permits: closed },
  auditHead: { path: `${documents.organization(a)}/private`, id: 'audit', permits: closed },
  identityProviders: { path: `${documents.organization(a)}/private`, id: 'identityProvider', permits: closed },
  signInDomains: { path: collections.signInDomains(), id: 'agency.example', permits: closed },
  auditSeals: { path: collections.auditSeals(a), id: 'entry-1', permits: closed },
  jobSecrets: { path: `${documents.job(a, 'job-1')}/private`, id: 'access', permits: closed },
  apiKeys: { path: collections.apiKeys(), id: 'key-1', permits: closed },
  provisionedUsers: { path: `${documents.organization(a)}/provisionedUsers`, id: 'recruiter', permits: closed },
  webhookSecrets: { path: `${documents.webhook(a, 'webhook-1')}/private`, id: 'secret', permits: closed },
  candidateSecrets: { path: `${candidate}/private`, id: 'access', permits: closed },
  clientJobs: { path: collections.clientJobs(a), id: 'job-1', permits: closed },
  portalVisits: { path: `${documents.portalAccess(a, 'contact-1')}/visits`, id: 'job-1', permits: closed },
  privacyPeople: { path: `${documents.privacyRun(a, 'run-1')}/private`, id: 'person', permits: closed },
  erasedPeople: { path: collections.erasedPeople(a), id: 'hash-1', permits: closed },
  publicJobs: { path: collections.publicJobs(), id: 'job-1', permits: closed },
  recipientLinks: { path: collections.recipientLinks('candidate-1'), id: 'token-1', permits: closed },
  shortlists: { path: collections.shortlists(), id: 'token-1', permits: closed },
  publicCandidates: { path: collections.publicCandidates(), id: 'candidate-1', permits: closed },
  parserDocuments: { path: collections.parserDocuments(`${a}_Jobs`), id: 'job-1', permits: closed },
  indexedResumes: { path: collections.indexedResumes(a), id: 'candidate-1', permits: closed },
  postings: { path: collections.postings(a), id: 'term-0', permits: closed },
  gradingRuns: { path: collections.gradingRuns(), id: `${a}~job-1`, permits: closed },
  mailRequests: { path: collections.outbox(), id: 'request-1', permits: closed },
  replyAddresses: { path: collections.replyAddresses(), id: 'thread-1', permits: closed },
  rateLimits: { path: collections.rateLimits(), id: 'limit-1', permits: closed },
  usage: { path: collections.usage(a), id: 'use-1', permits: closed },
  jobAIContent: { path: collections.jobAIContent(a), id: 'content-1', permits: closed },
  unheardOf: { path: 'unheardOf', id: 'document-1', permits: closed },
};
