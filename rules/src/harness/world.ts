import { doc, Timestamp, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore/lite';
import { documents } from '@portal/domain/paths/firestore-paths';
import { makeCustomTag } from '@portal/domain/tags/custom-tag';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import {
  brand,
  storedCandidate,
  storedJob,
  storedJobTemplate,
  storedOrganization,
  storedProfileTemplate,
} from './documents';
import type { RulesEnvironment } from './environment';
import { permitted } from './outcome';

const { a, b } = castOrganizations;
const job = documents.job(a, 'job-1');
const candidate = documents.candidate(a, 'job-1', 'candidate-1');

/** Firestore at the start of a test: the cast, two organizations, and one document of every kind in the first. */
export function world(): Record<string, DocumentData> {
  return {
    ...Object.fromEntries(Object.values(cast).map((user) => [documents.user(user.id), user])),
    [documents.userAtsToken('recruiter')]: { access_token: 'x', refresh_token: 'x', expire_time: 0 },
    [documents.userSecondStep('recruiter')]: { secret: 'x', lastStep: 0, recoveryHashes: [] },
    [documents.userPasskeys('recruiter')]: { passkeys: [] },
    [documents.userSessions('recruiter')]: { sessions: {} },
    ...storedOrganization(a),
    ...storedOrganization(b),
    [documents.host('acme')]: { organizationId: a },
    [documents.host('second')]: { organizationId: b },
    [documents.teamMember(a, 'recruiter')]: { userId: 'recruiter', email: 'recruiter@example.com' },
    [documents.directory(a)]: { people: { recruiter: { name: 'Recruiter', photoURL: '' } } },
    [`organizations/${a}/webhooks/webhook-1`]: { id: 'webhook-1', url: 'https://hooks.example/a' },
    [`organizations/${a}/webhooks/webhook-1/private/secret`]: { secret: 'whsec_c2VjcmV0' },
    [documents.apiKey('key-1')]: { id: 'key-1', organizationId: a, secretHash: 'x' },
    [documents.provisionedUser(a, 'recruiter')]: { externalId: 'x' },
    [`organizations/${a}/usersLogs/log-1`]: { eventType: 'login', date: 1_760_000_000, user: { uid: 'recruiter' } },
    [documents.auditEntry(a, 'entry-1')]: { id: 'entry-1', at: 1_760_000_000_000, action: 'signedIn' },
    [documents.auditSeal(a, 'entry-1')]: { entryId: 'entry-1', number: 1, hash: 'x' },
    [documents.identityProvider(a)]: { issuer: 'https://id.example', clientId: 'x', sealedSecret: 'x', domains: [] },
    [documents.signInDomain('agency.example')]: { organizationId: a, verifiedAt: 0 },
    [documents.auditHead(a)]: { number: 1, hash: 'x' },
    [documents.privacyRun(a, 'run-1')]: { id: 'run-1', kind: 'erasure', state: 'running' },
    [documents.retentionRun(a, '2026-11-29')]: { id: '2026-11-29', seen: 1 },
    [documents.privacyPerson(a, 'run-1')]: { name: 'Jane Doe' },
    [documents.erasedPerson(a, 'hash-1')]: { erasedAt: 0 },
    [`organizations/${a}/smBrands/brand-1`]: brand('brand-1'),
    [documents.customTag(a, 'customSkills', 'arc welding')]: makeCustomTag('customSkills', 'Arc Welding'),
    [`organizations/${a}/jmBrands/brand-1`]: brand('brand-1'),
    [`organizations/${a}/profileTemplates/template-1`]: storedProfileTemplate('template-1'),
    [`organizations/${a}/jobTemplates/template-1`]: storedJobTemplate('template-1'),
    [`organizations/${a}/usage/use-1`]: { product: 'core' },
    [`organizations/${a}/jobAIContent/content-1`]: { jobId: 'job-1' },
    [job]: storedJob('job-1', 'recruiter'),
    [documents.job(b, 'job-1')]: storedJob('job-1', 'foreign-recruiter', b),
    [documents.jobParsing(a, 'job-1')]: { parsed: {} },
    [documents.jobAccess(a, 'job-1')]: { privateToken: 'x', secretPin: 'x' },
    [`${job}/events/event-1`]: { eventType: 'jobAdded' },
    [`${job}/feedback/feedback-1`]: { type: 'approval' },
    [`${job}/notes/note-1`]: { id: 'note-1', text: 'x' },
    [`${job}/jobProfiles/profile-1`]: { id: 'profile-1' },
    [candidate]: storedCandidate('candidate-1', 'job-1'),
    [documents.candidateParsing(a, 'job-1', 'candidate-1')]: { parsed: {} },
    [documents.candidateAccess(a, 'job-1', 'candidate-1')]: { privateToken: 'x', secretPin: 'x' },
    [`${candidate}/views/session-1`]: { startedAt: 0 },
    [`${candidate}/votes/viewer-1`]: { vote: 'positive' },
    [`${candidate}/recipients/recipient-1`]: { email: 'client@example.com' },
    [`${documents.publicCandidate('candidate-1')}/recipients/token-1`]: { recipientId: 'recipient-1' },
    [`${candidate}/threads/thread-1`]: { id: 'thread-1' },
    [`${candidate}/threads/thread-1/messages/message-1`]: { id: 'message-1', text: 'x' },
    [documents.replyAddress('thread-1')]: { organizationId: a, jobId: 'job-1', candidateId: 'candidate-1' },
    [`${candidate}/feedback/feedback-1`]: { type: 'approval' },
    [`${candidate}/events/event-1`]: { eventType: 'viewResume' },
    [`${candidate}/editing/recruiter`]: { field: 'privateNotes', at: Timestamp.fromMillis(0) },
    [`${candidate}/fileAttachments/file-1`]: { id: 'file-1' },
    [`${candidate}/profiles/profile-1`]: { id: 'profile-1' },
    [documents.publicJob('job-1')]: { publicToken: 'abcdefghij', organizationId: a },
    [documents.publicCandidate('candidate-1')]: { publicToken: 'abcdefghij', organizationId: a },
    [documents.parserDocument(`${a}_Jobs`, 'job-1')]: { text: 'x' },
    [`${documents.resumeIndex(a)}/resumes/candidate-1`]: {
      jobId: 'job-1',
      candidateId: 'candidate-1',
      terms: ['skill:go'],
    },
    [`${documents.resumeIndex(a)}/postings/term-0`]: { entries: ['job-1/candidate-1'] },
    [documents.gradingRun(a, 'job-1')]: { organizationId: a, jobId: 'job-1', state: 'running' },
    'rateLimits/limit-1': { count: 1 },
    [documents.outboxItem('delivery-1')]: { kind: 'webhook', organizationId: a, createdAt: new Date(0) },
    [documents.outboxItem('request-1')]: { kind: 'mailRequest', organizationId: '', email: 'recruiter@example.com' },
    'platformLogs/log-1': { eventType: 'userEdited', date: 1_760_000_000, user: { uid: 'super-admin' } },
    [documents.integration(a)]: { organizationId: a },
    [documents.skillsCandidate(a, '7001')]: { id: '7001', organizationId: a, candidate: { id: '7001', name: 'Ada' } },
    [documents.tearsheet(a, '31')]: { id: '31', organizationId: a, name: 'Engineers' },
    [documents.atsUser(a, '7')]: { id: '7', email: 'recruiter@example.com' },
    'unheardOf/document-1': { organizationId: a },
  };
}

/** Permitted operations when the documents of a project were set. */
const setAt = new WeakMap<RulesEnvironment, number>();

/** Restores the documents that every test starts with, past the rules, unless nothing was permitted since. */
export async function setWorld(environment: RulesEnvironment): Promise<void> {
  if (setAt.get(environment) === permitted.count) return;
  await environment.clear();
  const db = environment.firestoreOf('owner');
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(world())) batch.set(doc(db, path), data);
  await batch.commit();
  setAt.set(environment, permitted.count);
}

/** Changes documents past the rules. */
export async function pastRules(
  environment: RulesEnvironment,
  act: (db: Firestore) => Promise<unknown>,
): Promise<void> {
  await act(environment.firestoreOf('owner'));
  setAt.delete(environment);
}
