import type { ClientCandidateRow, ClientJob } from '@portal/domain/contracts/client-api';

/** The candidates who can be compared: an expired page shows nothing. */
export function comparableRows({ rows }: Pick<ClientJob, 'rows'>): ClientCandidateRow[] {
  return rows.filter(({ isExpired }) => !isExpired);
}
