import type { ClientColumn } from '@portal/domain/client-connect/client-columns';
import type { ClientCandidateRow, ClientJob, ClientPlace } from '@portal/domain/contracts/client-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import Comparison from '../shortlist/comparison';
import { callClient } from './call-client';
import { comparableRows } from './comparable-rows';

interface Props {
  place: ClientPlace;
  job: ClientJob;
  onSignedOut: (error: PortalError) => void;
}

/** The candidates of a job side by side, with what the contact and colleagues have decided. */
export default function CompareCandidates({ place: { organizationId, contactId }, job, onSignedOut }: Props) {
  const { jobId } = job;
  const open = async (candidateId: string, signal: AbortSignal) => {
    try {
      const { publicToken } = await callClient(
        'openCandidate',
        { organizationId, contactId, jobId, candidateId },
        signal,
      );
      return { publicToken, accessCode: '' };
    } catch (thrown) {
      const error = PortalError.from(thrown);
      if (error.kind === 'unauthenticated') onSignedOut(error);
      throw error;
    }
  };
  const rows = comparableRows(job).map((row) => ({
    candidateId: row.candidateId,
    name: row.name,
    decisions: decisionsOf(row, job.columns),
  }));
  return <Comparison rows={rows} mustHaves={job.mustHaves} heading="h2" open={open} />;
}

/** The contact's own decision, and what colleagues decided where the organization lists that. */
function decisionsOf(
  { decision, approvals, declines }: ClientCandidateRow,
  columns: readonly ClientColumn[],
): string[] {
  const counts: [ClientColumn, string][] = [
    ['views.approved', texts.approvals(approvals)],
    ['views.declined', texts.declines(declines)],
  ];
  return [
    ...(decision === '' ? [] : [texts.decided[decision]]),
    ...counts.flatMap(([column, words]) => (columns.includes(column) ? [words] : [])),
  ];
}
