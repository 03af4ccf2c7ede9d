import { statusId, stepNames } from '@portal/domain/candidates/status-text';
import {
  submissionSteps,
  type SubmissionStatus,
  type SubmissionStep,
} from '@portal/domain/candidates/submission-status';
import type { BullhornSettings } from '@portal/domain/organizations/bullhorn-settings';
import { defaultSubmissionStatuses } from '@portal/domain/texts/candidates';

/** The flags that stand for a step. */
export const stepFlags: Record<SubmissionStep, { accountManager: boolean; client: boolean }> = {
  Submitted: { accountManager: false, client: false },
  'Sent to Account Manager': { accountManager: true, client: false },
  'Client Submission': { accountManager: true, client: true },
};

type StatusFields = Pick<SubmissionStatus, 'accountManager' | 'client' | 'detail'>;

/** The organization's own statuses, and those that candidates have. */
export function ownStatuses(bhStatuses: readonly string[], found: readonly string[]): string[] {
  return [...new Set([...defaultSubmissionStatuses, ...bhStatuses, ...found].filter((status) => status !== ''))];
}

/** A column of the board: a step, or a status of the organization's own. */
export interface BoardColumn {
  id: string;
  name: string;
  /** What a candidate in it has. */
  changes: Partial<StatusFields>;
}

/** All columns: the steps, then the statuses of the organization's own. */
export function boardColumns(
  { jobSubmission, bhStatuses }: Pick<BullhornSettings, 'jobSubmission' | 'bhStatuses'>,
  statuses: readonly StatusFields[],
): BoardColumn[] {
  const names = stepNames(jobSubmission);
  const found = statuses.map(({ detail }) => detail);
  return [
    ...submissionSteps.map((step) => ({
      id: statusId({ ...stepFlags[step], detail: '' }),
      name: names[step],
      changes: { ...stepFlags[step], detail: '' },
    })),
    ...ownStatuses(bhStatuses, found).map((detail) => ({
      id: statusId({ ...stepFlags.Submitted, detail }),
      name: detail,
      changes: { detail },
    })),
  ];
}
