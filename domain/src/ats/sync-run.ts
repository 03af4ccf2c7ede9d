import { array, number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** What is imported from the ATS in a run. */
export const syncKinds = ['jobs', 'tearsheets', 'candidates', 'clientContacts', 'leads', 'users', 'fields'] as const;
export type SyncKind = (typeof syncKinds)[number];

/** Kinds that an admin chooses from; candidates follow tearsheets, and fields are imported when templates need them. */
export const chosenKinds = [
  'users',
  'jobs',
  'tearsheets',
  'clientContacts',
  'leads',
] as const satisfies readonly SyncKind[];

export const syncStates = ['queued', 'running', 'done', 'failed'] as const;
export type SyncState = (typeof syncStates)[number];

/**
 * The newest import of one kind for an organization, `integrations/{organizationId}/syncRuns/{kind}`. It proceeds page by page: each
 * finished page moves the cursor, and that change starts the next one.
 */
export const syncRunSchema = record({
  organizationId: string().required(),
  kind: string().oneOf(syncKinds).required(),
  runId: string().required(),
  state: string().oneOf(syncStates).required(),
  /** Only what changed since then, in milliseconds since 1970; null for everything. */
  since: number().nullable().default(null),
  /** Further fields of candidates. */
  extraFields: array().of(string().required()).max(50).default([]),
  /** Id of the last record that was read. */
  cursor: string().default(''),
  read: number().default(0),
  /** Records that differed and were written; unchanged ones are not. */
  written: number().default(0),
  removed: number().default(0),
  /** Failures since the cursor moved. */
  attempts: number().default(0),
  /** Restarts since the cursor moved. */
  restarts: number().default(0),
  /** For admins: why it failed or waits, or what was left out. */
  message: string().default(''),
  requestedBy: string().default(''),
  startedAt: timestamp(),
  finishedAt: timestamp(),
  /** Time of the last progress; absent after the end. */
  activeAt: timestamp(),
});
export type SyncRun = Model<typeof syncRunSchema>;

/** A finished import, `integrations/{organizationId}/syncHistory/{runId}`; removed after a while. */
export const syncHistorySchema = record({
  kind: string().oneOf(syncKinds).required(),
  state: string().oneOf(syncStates).required(),
  read: number().default(0),
  written: number().default(0),
  removed: number().default(0),
  message: string().default(''),
  /** Uid; `''` for the schedule. */
  requestedBy: string().default(''),
  startedAt: timestamp(),
  finishedAt: timestamp(),
});
export type SyncHistoryEntry = Model<typeof syncHistorySchema>;

/** Whether a run has not ended; a further request joins it. */
export function isSyncing({ state }: Pick<SyncRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}
