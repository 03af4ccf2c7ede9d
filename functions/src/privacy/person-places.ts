import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { Person } from '@portal/domain/privacy/person';
import type { PlaceName } from '@portal/domain/texts/privacy';
import type { PersonDocument } from '../store/person-documents';
import { personIdOf } from '../store/agency-people';
import type { Store } from '../store/store';
import {
  eraseExports,
  eraseFiles,
  eraseFromIndexes,
  eraseFromShortlists,
  eraseFromTearsheets,
  stopMailings,
  type ErasurePorts,
} from './own-places';
import { hasId } from './person-texts';
import { personIds, type Subject } from './subject';

/** A path of the database, by its name in `firestore-paths.ts`. */
type PathName = keyof typeof collections | keyof typeof documents;

interface Place {
  name: PlaceName;
  /** The paths that it covers. */
  holds: readonly PathName[];
}

/** A place where documents of a person are. */
interface DocumentPlace extends Place {
  /** The documents there that may be about the person, page by page. */
  find: (subject: Subject, store: Pick<Store, 'personDocuments'>) => AsyncGenerator<PersonDocument[]>[];
  /** Which of them are; all when absent. */
  isAbout?: (document: PersonDocument, subject: Subject) => boolean;
  /** `redact` removes the person from texts of a document that is about something else. */
  erase: 'delete' | 'redact';
  /** Whether the person gets it; of the documents there, those for which a function answers true. */
  exports: boolean | ((document: PersonDocument) => boolean);
}

/** A place with an erasure of its own; what of it is exported, the export's own steps know. */
interface OwnPlace extends Place {
  /** @returns how many documents or files there were. */
  eraseOwn: (subject: Subject, ports: ErasurePorts) => Promise<number>;
}

/** A place where data of a person is stored. Erasure and export share this table. */
export type PersonPlace = DocumentPlace | OwnPlace;

const candidateIds = ({ candidates }: Person) => candidates.map(({ candidateId }) => candidateId);
const jobIds = ({ candidates }: Person) => [...new Set(candidates.map(({ jobId }) => jobId))];

/** Fields that name a candidate, in records of any kind. */
const candidateFields = ['candidateId', 'portalCandidateId', 'targetId'];

function namesPerson({ data }: PersonDocument, { person, texts }: Subject): boolean {
  return (
    hasId(data, candidateFields, new Set(personIds(person))) ||
    hasId(data, ['recipientId'], new Set([...person.contactIds, ...person.leadIds])) ||
    texts.isIn(data)
  );
}

/** The places in the order of an erasure: what still reaches people first, the candidates themselves last. */
export const personPlaces: readonly PersonPlace[] = [
  {
    name: 'links',
    holds: ['publicCandidates', 'publicCandidate', 'recipientLinks', 'replyAddresses', 'replyAddress'],
    find: ({ organizationId, person }, { personDocuments }) => [
      ...candidateIds(person).map((id) => personDocuments.tree(documents.publicCandidate(id))),
      personDocuments.byField(collections.replyAddresses(), 'candidateId', candidateIds(person), { organizationId }),
    ],
    erase: 'delete',
    exports: false,
  },
  { name: 'mailings', holds: ['mailings', 'mailing'], eraseOwn: stopMailings },
  {
    name: 'outbox',
    holds: ['outbox', 'outboxItem'],
    find: ({ organizationId }, { personDocuments }) => [personDocuments.all(collections.outbox(), { organizationId })],
    isAbout: namesPerson,
    erase: 'delete',
    exports: false,
  },
  { name: 'files', holds: [], eraseOwn: eraseFiles },
  { name: 'indexes', holds: ['resumeIndex', 'indexedResumes', 'postings'], eraseOwn: eraseFromIndexes },
  { name: 'shortlists', holds: ['shortlists'], eraseOwn: eraseFromShortlists },
  { name: 'tearsheets', holds: ['tearsheets', 'tearsheet'], eraseOwn: eraseFromTearsheets },
  { name: 'exports', holds: ['privacyRuns', 'privacyRun', 'privacyPerson'], eraseOwn: eraseExports },
  {
    name: 'parser',
    holds: ['parserIndexes', 'parserIndex', 'parserDocuments', 'parserDocument'],
    find: ({ organizationId, person }, { personDocuments }) => {
      const index = collections.parserDocuments(parserIndexIds.resumes(organizationId).toLowerCase());
      return [
        personDocuments.byField(index, 'documentId', candidateIds(person)),
        personDocuments.byField(index, 'sha256', person.files),
        personDocuments.untaken(index),
      ];
    },
    isAbout: ({ data }, { person, texts }) =>
      candidateIds(person).includes(String(data.documentId)) ||
      person.files.includes(String(data.sha256)) ||
      texts.isIn(data),
    erase: 'delete',
    exports: false,
  },
  {
    name: 'jobActivities',
    holds: ['jobEvents'],
    find: ({ organizationId, person }, { personDocuments }) =>
      jobIds(person).map((jobId) =>
        personDocuments.byField(collections.jobEvents(organizationId, jobId), 'candidateId', candidateIds(person)),
      ),
    erase: 'delete',
    exports: false,
  },
  {
    name: 'jobTexts',
    holds: ['jobNotes', 'jobFeedback'],
    find: ({ organizationId, person }, { personDocuments }) =>
      jobIds(person).flatMap((jobId) => [
        // Those with a candidate belong to that candidate.
        personDocuments.all(collections.jobEvents(organizationId, jobId), { candidateId: '' }),
        personDocuments.all(collections.jobNotes(organizationId, jobId)),
        personDocuments.all(collections.jobFeedback(organizationId, jobId)),
      ]),
    isAbout: ({ data }, { texts }) => texts.isIn(data),
    erase: 'redact',
    exports: ({ data }) => data.isForClient === true,
  },
  {
    name: 'jobWriting',
    holds: ['jobAIContent'],
    find: ({ organizationId, person }, { personDocuments }) => [
      personDocuments.named(jobIds(person).map((jobId) => `${collections.jobAIContent(organizationId)}/${jobId}`)),
    ],
    isAbout: ({ data }, { texts }) => texts.isIn(data),
    erase: 'redact',
    exports: false,
  },
  {
    name: 'atsRecords',
    holds: ['atsCandidates'],
    find: ({ organizationId, person }, { personDocuments }) => [
      personDocuments.byField(collections.atsCandidates(organizationId), 'candidateId', candidateIds(person)),
      personDocuments.byField(collections.atsCandidates(organizationId), 'id', person.atsIds),
    ],
    erase: 'delete',
    exports: true,
  },
  {
    name: 'atsNotes',
    holds: ['atsNotes', 'atsNote'],
    find: ({ organizationId }, { personDocuments }) => [personDocuments.all(collections.atsNotes(organizationId))],
    isAbout: (document, subject) => document.data.noteType !== 'personErased' && namesPerson(document, subject),
    erase: 'delete',
    exports: false,
  },
  {
    name: 'clientWaits',
    holds: ['clientWaits', 'clientWait'],
    find: ({ organizationId, person }, { personDocuments }) => [
      personDocuments.named(candidateIds(person).map((id) => documents.clientWait(organizationId, id))),
    ],
    erase: 'delete',
    exports: true,
  },
  {
    name: 'interviews',
    holds: ['interviews', 'interview'],
    find: ({ organizationId, person }, { personDocuments }) => [
      personDocuments.byField(collections.interviews(organizationId), 'candidateId', candidateIds(person)),
    ],
    erase: 'delete',
    exports: true,
  },
  {
    name: 'sendouts',
    holds: ['sendoutRecords'],
    find: ({ organizationId, person }, { personDocuments }) => {
      const records = collections.sendoutRecords(organizationId);
      return [
        personDocuments.byField(records, 'candidateId', [...person.skillsCandidateIds, ...candidateIds(person)]),
        personDocuments.byField(records, 'recipentId', person.contactIds, { isLead: false }),
        personDocuments.byField(records, 'recipentId', person.leadIds, { isLead: true }),
      ];
    },
    erase: 'delete',
    exports: true,
  },
  {
    name: 'marketingLinks',
    holds: ['sharedLinks', 'sharedLink'],
    find: ({ organizationId, person }, { personDocuments }) => {
      const links = collections.sharedLinks(organizationId);
      return [
        personDocuments.byField(links, 'targetId', person.skillsCandidateIds, { kind: 'profile' }),
        personDocuments.byField(links, 'recipientId', person.contactIds, { isLead: false }),
        personDocuments.byField(links, 'recipientId', person.leadIds, { isLead: true }),
      ];
    },
    erase: 'delete',
    exports: false,
  },
  {
    name: 'marketingViews',
    holds: ['marketingViews'],
    find: ({ organizationId, person }, { personDocuments }) => {
      const views = collections.marketingViews(organizationId);
      return [
        personDocuments.byField(views, 'targetId', person.skillsCandidateIds, { kind: 'profile' }),
        personDocuments.byField(views, 'recipientId', person.contactIds, { isLead: false }),
        personDocuments.byField(views, 'recipientId', person.leadIds, { isLead: true }),
      ];
    },
    erase: 'delete',
    exports: true,
  },
  {
    name: 'mailingRecipients',
    holds: ['mailingRecipients'],
    find: ({ organizationId, person }, { personDocuments }) => [
      personDocuments.mailingRecipientsBy(organizationId, person.emails),
    ],
    erase: 'delete',
    exports: true,
  },
  {
    name: 'mailingTexts',
    holds: [],
    find: ({ organizationId }, { personDocuments }) => [
      personDocuments.all(collections.mailings(organizationId)),
      personDocuments.answeredRecipients(organizationId),
    ],
    isAbout: ({ data }, { texts }) => texts.isIn(data),
    erase: 'redact',
    exports: ({ path }) => !path.includes('/recipients/'),
  },
  {
    name: 'contacts',
    holds: ['clientContacts', 'clientContact', 'leads', 'lead'],
    find: ({ organizationId, person }, { personDocuments }) => [
      ...person.contactIds.map((id) => personDocuments.tree(documents.clientContact(organizationId, id))),
      ...person.leadIds.map((id) => personDocuments.tree(documents.lead(organizationId, id))),
    ],
    erase: 'delete',
    exports: true,
  },
  {
    name: 'marketing',
    holds: ['skillsCandidates', 'skillsCandidate', 'skillsCandidateVotes', 'skillsCandidateFeedback', 'skillsProfiles'],
    find: ({ organizationId, person }, { personDocuments }) =>
      person.skillsCandidateIds.map((id) => personDocuments.tree(documents.skillsCandidate(organizationId, id))),
    erase: 'delete',
    exports: true,
  },
  {
    name: 'people',
    holds: ['agencyPeople', 'agencyPerson'],
    // It repeats what the candidates have, and keeps that of those who stay.
    eraseOwn: async ({ organizationId, person }, { store }) => {
      const ids = [
        ...person.emails.map((email) => personIdOf({ email, id: '' })),
        ...candidateIds(person).map((id) => personIdOf({ email: '', id })),
      ];
      return await store.agencyPeople.leave(organizationId, [...new Set(ids)], candidateIds(person));
    },
  },
  {
    name: 'candidates',
    holds: [
      'candidates',
      'candidate',
      'candidateFeedback',
      'candidateVotes',
      'candidateViews',
      'candidateRecipients',
      'candidateEvents',
      'candidateEditing',
      'fileAttachments',
      'profiles',
      'candidateAccess',
      'candidateParsing',
      'candidateCorrections',
      'candidateOriginalParsing',
      'threads',
      'thread',
      'threadMessages',
    ],
    find: ({ organizationId, person }, { personDocuments }) =>
      person.candidates.map(({ jobId, candidateId }) =>
        personDocuments.tree(documents.candidate(organizationId, jobId, candidateId)),
      ),
    erase: 'delete',
    exports: ({ path }) => !path.includes('/private/'),
  },
];

/** Paths without data of candidates. Those of users, contacts and clients have owners of their own. */
export const pathsOfNobody: readonly PathName[] = [
  // Users, whose accounts admins remove, and what they did.
  ...([
    'users',
    'user',
    'userAtsToken',
    'userSecondStep',
    'userPasskeys',
    'userSessions',
    'teamMembers',
    'teamMember',
    'provisionedUser',
    'directory',
    'usersLogs',
    'usage',
  ] as const),
  ...(['platformLogs', 'atsUsers', 'atsUser'] as const),
  // Agencies and their settings.
  ...(['organizations', 'organization', 'hosts', 'host', 'settings', 'platformSettings', 'agencySettings'] as const),
  ...(['secretSettings', 'settingChanges', 'identityProvider', 'signInDomains', 'signInDomain'] as const),
  ...(['brands', 'brand', 'smBrands', 'jmBrands', 'profileTemplates', 'jobTemplates'] as const),
  ...(['customTags', 'customTag', 'webhooks', 'webhook', 'webhookSecret', 'apiKeys', 'apiKey'] as const),
  // Jobs, and what viewers answer about them.
  ...(['jobs', 'job', 'jobAccess', 'jobParsing', 'jobProfiles', 'jobVotes', 'publicJobs', 'publicJob'] as const),
  ...(['integrations', 'integration', 'atsJobs', 'entitiesMetadata', 'entityMetadata'] as const),
  // Clients in Client Connect, whose access admins remove.
  ...(['portalAccess', 'portalVisit', 'clientJobs', 'clientJob'] as const),
  // States of work, which hold ids alone, and keyed hashes.
  ...(['retentionRuns', 'retentionRun'] as const),
  ...(['syncHistory', 'syncRuns', 'syncRun', 'gradingRuns', 'gradingRun', 'migration', 'rateLimits'] as const),
  ...(['scanProgress'] as const),
  ...(['erasedPeople', 'erasedPerson'] as const),
  // What users did, with ids alone.
  ...(['audit', 'auditEntry', 'auditSeals', 'auditSeal', 'auditHead'] as const),
];
