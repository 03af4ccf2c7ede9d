import { cityAndState } from '@portal/domain/fields/address';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { jobColumnTexts as jobs } from '@portal/domain/texts/columns';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Column } from '../../../components/grid/column';
import { formatDay, formatSalary } from '../../../components/ui/format';
import { paths } from '../../../config/paths';
import { JobStatusBadge } from './job-status-badge';

/**
 * The jobs table's columns (001 §2.5 "Jobs").
 * @param nameOf the name of a colleague by id.
 */
export function jobColumns(nameOf: (uid: string) => string): Column<Job>[] {
  return [
    {
      id: 'view',
      header: jobs.viewJob,
      text: () => jobs.viewJob,
      cell: (job) => (
        <Button component={Link} to={paths.job.href(job.id)} variant="default" size="compact-sm">
          View
        </Button>
      ),
      width: 96,
      card: 'hidden',
    },
    {
      id: 'title',
      header: jobs.jobTitle,
      text: (job) => job.jobTitle,
      cell: (job) => (
        <Anchor component={Link} to={paths.job.href(job.id)} fw={500} display="block" truncate title={job.jobTitle}>
          {job.jobTitle}
        </Anchor>
      ),
      sortField: 'jobTitle',
      minWidth: 240,
      card: 'title',
    },
    { id: 'company', header: jobs.company, text: (job) => job.company, sortField: 'company' },
    { id: 'accountManager', header: jobs.accountManager, text: (job) => nameOf(job.accountManagerId) },
    { id: 'recruiter', header: jobs.recruiter, text: (job) => nameOf(job.recruiterId || job.createdBy) },
    {
      id: 'status',
      header: jobs.status,
      text: (job) => (job.status === jobStatus.open ? jobTexts.open : jobTexts.closed),
      cell: (job) => <JobStatusBadge status={job.status} />,
      width: 150,
      card: 'corner',
    },
    {
      id: 'createdOn',
      header: jobs.createdOn,
      text: (job) => formatDay(job.createdAt),
      sortField: 'createdAt',
      width: 145,
    },
    { id: 'location', header: jobs.location, text: (job) => cityAndState(job.address) },
    { id: 'createdBy', header: jobs.createdBy, text: (job) => nameOf(job.createdBy), isOptional: true },
    {
      id: 'assignedRecruiter',
      header: jobs.assignedRecruiter,
      text: (job) => nameOf(job.recruiterId),
      isOptional: true,
    },
    { id: 'salary', header: jobs.salary, text: (job) => formatSalary(job.salary), isOptional: true, minWidth: 170 },
    {
      id: 'publicUrl',
      header: jobs.publicUrl,
      text: (job) => job.public?.jobLink ?? '',
      cell: (job) =>
        job.public && (
          <Anchor href={job.public.jobLink} target="_blank" rel="noopener">
            Open
          </Anchor>
        ),
      isOptional: true,
      width: 110,
    },
    {
      id: 'totalCandidates',
      header: jobs.totalCandidates,
      text: (job) => String(job.totalCandidates),
      sortField: 'totalCandidates',
      isOptional: true,
      width: 140,
    },
  ];
}
