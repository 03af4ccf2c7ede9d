import { maxAuditedCandidates } from './audit-entry';

/** Calls whose success is an entry of the audit trail, by path, with its action. Changes of users are logged as such. */
export const auditedCalls: Readonly<Record<string, string>> = {
  '/storageFileDownload': 'fileOpened',
  '/downloadResume': 'resumeExported',
  '/generatePdf': 'resumeExported',
  '/mergeDocuments': 'documentsExported',
  '/generateProfilePdf': 'profileExported',
  '/generateProfileWord': 'profileExported',
  '/generateDocumentPublicUrl': 'documentShared',
  '/generateSmProfileLink': 'candidateShared',
  '/generateJobProfileLink': 'jobShared',
  '/generateTearsheetLink': 'tearsheetShared',
  '/addClientJobSubmission': 'candidatesSubmitted',
  '/sendProfileEmail': 'candidateShared',
  '/sendTearsheetEmail': 'tearsheetShared',
  '/sendJobProfileEmail': 'jobShared',
  '/sendJobTearsheetEmail': 'tearsheetShared',
  '/revealProfile': 'profileRevealed',
  '/setPortalAccess': 'clientAccessChanged',
  '/setCandidatesInClientConnect': 'candidatesShared',
  '/setJobInClientConnect': 'jobShared',
  '/revokeLink': 'linkRevoked',
  '/revokeRecipientLink': 'linkRevoked',
  '/deleteDocumentPublicUrl': 'linkRevoked',
  '/deleteProfile': 'profileDeleted',
  '/removeProfileFile': 'fileDeleted',
  '/deleteContact': 'contactDeleted',
  '/deleteTearsheet': 'tearsheetDeleted',
  '/removeJobNote': 'noteDeleted',
  '/addWebhook': 'webhookAdded',
  '/updateWebhook': 'webhookChanged',
  '/removeWebhook': 'webhookDeleted',
  '/connectAts': 'atsConnected',
  '/disconnectAts': 'atsDisconnected',
  '/setJobAccessCode': 'accessCodeChanged',
  '/saveIdentityProvider': 'singleSignOnChanged',
  '/removeIdentityProvider': 'singleSignOnRemoved',
  '/verifySignInDomain': 'signInDomainChecked',
  '/restrictPerson': 'restrictionChanged',
  '/refuseAiTexts': 'aiTextsChanged',
  '/downloadExport': 'personExported',
  '/allowErasedPerson': 'erasedPersonAllowed',
  '/askAgreement': 'agreementAsked',
  '/recordAgreement': 'agreementRecorded',
  '/mailScoreExplanation': 'scoreExplained',
  '/biasReport': 'biasReported',
};

/** Actions that are no calls of staff, or entries of a call's own. */
const otherActions = [
  ...['signedIn', 'settingsChanged', 'candidateOpened', 'personErasureStarted', 'personExportStarted'],
  ...['apiKeyCreated', 'apiKeyRevoked', 'candidatesRead', 'candidateRead', 'candidateAdded'],
  ...['rolesChanged', 'userAdded', 'userDisabled', 'userEnabled', 'userDeleted', 'emailChanged'],
  ...['teamMemberAdded', 'teamMemberRemoved', 'impersonationStarted', 'impersonationEnded'],
  ...['passkeyAdded', 'passkeyRemoved', 'singleSignOnLinked', 'singleSignOnUnlinked'],
];

/** Actions to filter the trail by. */
export const auditActions: readonly string[] = [
  ...new Set([...Object.values(auditedCalls), ...otherActions]),
].toSorted();

const subjectNames = [
  ...['jobId', 'candidateId', 'profileId', 'fileId', 'documentId', 'contactId', 'tearsheetId'],
  ...['recipientId', 'webhookId', 'noteId', 'linkId', 'targetId'],
];
const maxIdLength = 200;

/** The candidates that the input of a call names. */
export function auditedCandidates(input: unknown): string[] {
  const given = new Map(typeof input === 'object' && input !== null ? Object.entries(input) : []);
  const several: unknown = given.get('candidateIds');
  const ids: unknown[] = [given.get('candidateId'), ...(Array.isArray(several) ? (several as unknown[]) : [])];
  const found = ids.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= maxIdLength);
  return [...new Set(found)].slice(0, maxAuditedCandidates);
}

/** The ids in the input of a call that say what it was about. */
export function subjectOf(input: unknown): Record<string, string> {
  const given = new Map(typeof input === 'object' && input !== null ? Object.entries(input) : []);
  return Object.fromEntries(
    subjectNames.flatMap((name): [string, string][] => {
      const id: unknown = given.get(name);
      return typeof id === 'string' && id !== '' ? [[name, id.slice(0, maxIdLength)]] : [];
    }),
  );
}
