import { mixed, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';

/** Entries of the audit trail that a search shows at most. */
export const maxAuditEntries = 500;

/** How long an organization can keep its trail, in months; 0 keeps it. */
export const auditKeptMonths = [0, 12, 24, 36, 60, 84, 120] as const;

/** Most candidates that an entry names. */
export const maxAuditedCandidates = 100;

/** One action in an organization, `organizations/{id}/audit/{id}`: functions write it, never changed. */
export const auditEntrySchema = record({
  id: string().required(),
  /** Milliseconds since 1970. */
  at: number().required(),
  /** What was done, as `secondStepReset`. */
  action: string().max(60).required(),
  /** Who did it. */
  uid: string().default(''),
  email: string().default(''),
  /** The super admin who acted as that user; `''` otherwise. */
  impersonatedBy: string().default(''),
  /** Ids of what it was done to, by their names in the call. */
  subject: mixed<Record<string, string>>().default({}),
  /** The candidates that it is about, so that a candidate's part of the trail can be shown. */
  candidateIds: list(string().required(), maxAuditedCandidates),
  /** Method and device of a sign-in, names of changed settings. */
  details: string().default(''),
});
export type AuditEntry = Model<typeof auditEntrySchema>;

/** Ties an entry to all before it, `organizations/{id}/auditSeals/{entryId}`: functions only. */
export const auditSealSchema = record({
  entryId: string().required(),
  /** 1 for the first entry. */
  number: number().required(),
  previousHash: string().default(''),
  hash: string().required(),
});
export type AuditSeal = Model<typeof auditSealSchema>;

/** A place in the chain; number 0 is before the first seal. */
const chainPlace = () => ({ number: number().default(0), hash: string().default('') });

/** The last seal of an organization, `organizations/{id}/private/audit`. */
export const auditHeadSchema = record({
  ...chainPlace(),
  /** The last seal that the organization's retention removed: the chain that is left begins after it. */
  removed: record(chainPlace()),
});
