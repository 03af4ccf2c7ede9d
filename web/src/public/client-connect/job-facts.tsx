import type { ClientJobRow } from '@portal/domain/contracts/client-api';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { formatDay } from './format';

/** Candidates, day and account manager of a job, each in a part of its own. */
export function JobFacts({ job }: { job: Pick<ClientJobRow, 'candidates' | 'createdAt' | 'accountManager'> }) {
  return (
    <>
      <span>{texts.candidates(job.candidates)}</span>
      {job.createdAt !== null && (
        <span>
          {texts.createdOn} {formatDay(job.createdAt)}
        </span>
      )}
      {job.accountManager && (
        <span>
          {texts.accountManager}: {job.accountManager}
        </span>
      )}
    </>
  );
}
