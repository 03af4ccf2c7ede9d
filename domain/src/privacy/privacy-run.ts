import { number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** What is done about a person: everything is erased, or written down for them. */
const privacyRunKinds = ['erasure', 'export'] as const;
export type PrivacyRunKind = (typeof privacyRunKinds)[number];

/** `checking`: erased; what was under way meanwhile is looked for once more. */
const privacyRunStates = ['queued', 'running', 'checking', 'done', 'failed'] as const;

const count = () => number().integer().min(0).default(0);

/**
 * An erasure or an export, `organizations/{id}/privacyRuns/{runId}`; only functions write it. It names nobody: whom it is
 * about is in `private/person` below it, for functions alone, and goes with the end of the run.
 */
export const privacyRunSchema = record({
  id: string().required(),
  organizationId: string().required(),
  kind: string().oneOf(privacyRunKinds).required(),
  state: string().oneOf(privacyRunStates).required(),
  requestedBy: string().default(''),
  requestedByName: string().default(''),
  /** Finished places, of how many, and the name of the current one. */
  cursor: count(),
  total: count(),
  place: string().default(''),
  /** Documents and files that were erased or exported. */
  found: count(),
  /** Jobs in which the person was a candidate. */
  jobs: count(),
  /** Incremented with every step: its change starts the next one. */
  step: count(),
  /** Failures since the last progress. */
  attempts: count(),
  /** When the next step may begin, in milliseconds since 1970; during one, when that counts as lost. Null after the end. */
  wakeAt: number().nullable().default(null),
  createdAt: timestamp(),
  finishedAt: timestamp(),
  /** Of an export: when its files are deleted, in milliseconds since 1970. */
  expiresAt: number().nullable().default(null),
});
export type PrivacyRun = Model<typeof privacyRunSchema>;

/** Whether the run still works or waits. */
export function isRunActive({ state }: Pick<PrivacyRun, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'checking';
}

/** Whether users still wait for the result: an erasure that only looks for late documents is done for them. */
export function isRunUnderWay({ state }: Pick<PrivacyRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}
