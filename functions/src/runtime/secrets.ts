import { defineSecret } from 'firebase-functions/params';

const names = [
  ...['AI_SERVICE_KEY', 'CODE_KEY', 'SMTP_PASSWORD', 'MAIL_EVENTS_KEY', 'MAIL_REPLIES_KEY', 'GEOLOCATION_KEY'],
  ...['ELASTICSEARCH_API_KEY', 'PARSING_SERVICE_KEY', 'BULLHORN_CLIENT_SECRET'],
] as const;
type SecretName = (typeof names)[number];

/** APIs reach every service. What other systems report by mail keys is `publicApi`'s. */
const ofApis = names.filter((name) => name !== 'MAIL_EVENTS_KEY' && name !== 'MAIL_REPLIES_KEY');
const search: SecretName[] = ['ELASTICSEARCH_API_KEY'];
const resumes: SecretName[] = ['PARSING_SERVICE_KEY', ...search];
const mail: SecretName[] = ['CODE_KEY', 'SMTP_PASSWORD'];
const ats: SecretName[] = ['BULLHORN_CLIENT_SECRET'];

/** Secrets in Secret Manager by function; `config.ts` reads them from the environment. Unlisted functions get none. */
const byFunction: Readonly<Record<string, readonly SecretName[]>> = {
  app: ofApis,
  admin: ofApis,
  client: ofApis,
  publicApi: names,
  middleware: ofApis,
  publicUpload: ofApis,
  agencyApi: ofApis,
  scim: ofApis,
  publicPage: ['CODE_KEY'],
  onJobWritten: resumes,
  onCandidateWritten: resumes,
  onUserWritten: search,
  onOrganizationWritten: search,
  onSkillsCandidateWritten: search,
  onTearsheetWritten: search,
  onGradingRunWritten: resumes,
  onSyncRunWritten: ['CODE_KEY', ...resumes, ...ats],
  onAtsNoteWritten: ats,
  onMailingWritten: mail,
  onPrivacyRunWritten: ['CODE_KEY', ...resumes, ...ats],
  onOutboxItemWritten: mail,
  sendOutbox: mail,
  applyRetention: [...mail, ...resumes],
  sendAtsNotes: ats,
  refreshFromAts: [...mail, ...ats],
};

/**
 * The secrets of a function. A process serves one function; one that gets a secret of another, as from the emulator, which
 * passes all to all, drops it, so that a missing entry shows wherever the portal runs.
 * @param name as exported by `index.ts`.
 */
export function secretsOf(name: string): ReturnType<typeof defineSecret>[] {
  const own = byFunction[name] ?? [];
  if (process.env.FUNCTION_TARGET === name) {
    for (const other of names) if (!own.includes(other)) Reflect.deleteProperty(process.env, other);
  }
  return own.map((secret) => defineSecret(secret));
}
