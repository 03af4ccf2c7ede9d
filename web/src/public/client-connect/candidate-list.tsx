import type { ClientColumn } from '@portal/domain/client-connect/client-columns';
import type { ClientCandidateRow, ClientJob, ClientPlace } from '@portal/domain/contracts/client-api';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { InterviewNote } from '../interviews/interview-note';
import classes from './client.module.css';
import { clientPaths, goTo } from './client-route';
import { formatDay } from './format';

/** What a column shows of a candidate. */
const cells: Record<ClientColumn, (row: ClientCandidateRow) => string> = {
  fullName: ({ name }) => name,
  occupation: ({ occupation }) => occupation,
  currentSubmissionStatus: ({ status }) => status,
  'public.linkExpiry': ({ expiresAt, isExpired }) => (isExpired ? texts.expired : formatDay(expiresAt)),
  'views.approved': ({ approvals }) => String(approvals),
  'views.declined': ({ declines }) => String(declines),
  'views.total': ({ views }) => String(views),
  'submissionStatus.submittedDate': ({ submittedAt }) => formatDay(submittedAt),
};

const dayColumns = new Set<ClientColumn>(['public.linkExpiry', 'submissionStatus.submittedDate']);

/** The candidates of a job, as a table; on narrow screens each is a card. */
export function CandidateList({ place, job }: { place: ClientPlace; job: ClientJob }) {
  // A column that says nothing about any candidate is left out.
  const columns = job.columns.filter(
    (column) => column === 'fullName' || job.rows.some((row) => cells[column](row) !== ''),
  );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
          <th scope="col">
            <span className={classes.unseen}>{texts.decided['']}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {job.rows.map((row) => {
          const path = clientPaths.job(place, job.jobId, row.candidateId);
          return (
            <tr key={row.candidateId}>
              {columns.map((column) =>
                column === 'fullName' ? (
                  <th key={column} scope="row" dir="auto">
                    {row.name} {row.isNew && <span className={classes.badge}>{texts.news(1).replace('1 ', '')}</span>}
                  </th>
                ) : (
                  <td
                    key={column}
                    data-label={texts.columns[column]}
                    data-day={dayColumns.has(column) || undefined}
                    data-empty={cells[column](row) === '' || undefined}
                  >
                    {cells[column](row)}
                  </td>
                ),
              )}
              <td>
                <div className={classes.rowEnd}>
                  <span className={classes.answer}>
                    <span className={classes.decision} data-decision={row.decision}>
                      {texts.decided[row.decision]}
                    </span>
                    <InterviewNote interview={row.interview} />
                  </span>
                  <a
                    className={classes.viewResume}
                    href={path}
                    aria-label={`${texts.viewResume}: ${row.name}`}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      goTo(path);
                    }}
                  >
                    {texts.viewResume}
                  </a>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
