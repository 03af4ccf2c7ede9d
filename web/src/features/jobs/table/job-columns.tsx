import { cityAndState } from '@portal/domain/fields/postal-address';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { jobColumnTexts as headings } from '@portal/domain/texts/columns';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Anchor } from '@mantine/core';
import { TitleLink } from '../../../components/grid/cells/title-link';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';
import { formatDay, formatSalary } from '../../../components/ui/format';
import { paths } from '../../../config/paths';
import { JobStatusBadge } from '../status/job-status-badge';

/**
 * The jobs table's columns (001 §2.5 "Jobs").
 * @param nameOf the name of a colleague by id.
 */
export function jobColumns(nameOf: (uid: string) => string): Column<Job>[] {
  return columnsOf<'jobs', Job>('jobs', {
    view: {
      text: () => headings.viewJob,
      cell: (job) => <ViewButton to={paths.job.href(job.id)} label={`${headings.viewJob}: ${job.jobTitle}`} />,
      width: 104,
      card: 'hidden',
      isAction: true,
    },
    title: {
      text: (job) => job.jobTitle,
      cell: (job) => <TitleLink to={paths.job.href(job.id)}>{job.jobTitle}</TitleLink>,
      minWidth: 200,
      flex: 1.6,
      card: 'title',
    },
    company: { text: (job) => job.company, minWidth: 140, flex: 1.3 },
    accountManager: { text: (job) => nameOf(job.accountManagerId), isUnsearched: true, minWidth: 168 },
    recruiter: { text: (job) => nameOf(job.recruiterId || job.createdBy), isUnsearched: true },
    status: {
      text: (job) => (job.status === jobStatus.open ? jobTexts.open : jobTexts.closed),
      cell: (job) => <JobStatusBadge status={job.status} />,
      width: 138,
      card: 'corner',
    },
    createdOn: { text: (job) => formatDay(job.createdAt), width: 146, isUnsearched: true },
    location: { text: (job) => cityAndState(job.address) },
    createdBy: { text: (job) => nameOf(job.createdBy), isUnsearched: true },
    assignedRecruiter: { text: (job) => nameOf(job.recruiterId), isUnsearched: true },
    salary: { text: (job) => formatSalary(job.salary), minWidth: 170, isUnsearched: true },
    publicUrl: {
      text: (job) => (job.public ? new URL(job.public.jobLink, window.location.origin).href : ''),
      cell: (job) =>
        job.public && (
          <Anchor
            href={job.public.jobLink}
            target="_blank"
            rel="noopener"
            aria-label={`${headings.publicUrl}: ${job.jobTitle}`}
          >
            {jobTexts.open}
          </Anchor>
        ),
      width: 120,
    },
    totalCandidates: { text: (job) => String(job.totalCandidates), width: 160, isUnsearched: true },
  });
}
