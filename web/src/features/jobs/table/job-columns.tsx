import { cityAndState } from '@portal/domain/fields/postal-address';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { jobColumnTexts as headings } from '@portal/domain/texts/columns';
import { displayScore, scoreState } from '@portal/domain/grading/display-score';
import { jobTexts } from '@portal/domain/texts/jobs';
import { Anchor, Badge, Group } from '@mantine/core';
import { TitleLink } from '../../../components/grid/cells/title-link';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { formatDay, formatSalary } from '../../../components/ui/format';
import { ScoreBar } from '../../../components/ui/score-bar';
import { paths } from '../../../config/paths';
import { JobStatusBadge } from '../status/job-status-badge';

/**
 * The columns of the jobs table.
 * @param nameOf the name of a user by id.
 */
export function jobColumns(nameOf: (uid: string) => string): Column<Job>[] {
  return [
    {
      id: 'view',
      header: headings.viewJob,
      text: () => headings.viewJob,
      cell: (job) => <ViewButton to={paths.job.href(job.id)} label={`${headings.viewJob}: ${job.jobTitle}`} />,
      width: 104,
      card: 'hidden',
      isAction: true,
    },
    {
      id: 'title',
      header: headings.jobTitle,
      sortField: 'jobTitle',
      text: (job) => job.jobTitle,
      cell: (job) => <TitleLink to={paths.job.href(job.id)}>{job.jobTitle}</TitleLink>,
      minWidth: 200,
      flex: 1.6,
      card: 'title',
    },
    {
      id: 'totalCandidates',
      header: headings.totalCandidates,
      sortField: 'totalCandidates',
      text: (job) => [String(job.totalCandidates), newActivity(job)].filter(Boolean).join(', '),
      cell: (job) => (
        <Group gap={6} wrap="nowrap">
          <span>{job.totalCandidates}</span>
          {job.newActivity > 0 && (
            <Badge size="sm" radius="sm" title={jobTexts.newActivityHint(job.newActivity)}>
              {newActivity(job)}
            </Badge>
          )}
        </Group>
      ),
      width: 158,
      isUnsearched: true,
    },
    {
      id: 'bestScore',
      header: headings.bestScore,
      text: ({ bestScore }) => (bestScore === null ? '' : String(displayScore(bestScore))),
      cell: ({ bestScore }) =>
        bestScore !== null && (
          <ScoreBar state={scoreState({ isJobParsed: true, isFileParsed: true, weightedScore: bestScore })} />
        ),
      width: 124,
      isUnsearched: true,
    },
    {
      id: 'company',
      header: headings.company,
      sortField: 'company',
      text: (job) => job.company,
      minWidth: 140,
      flex: 1.3,
    },
    {
      id: 'accountManager',
      header: headings.accountManager,
      sortField: 'accountManagerId',
      text: (job) => nameOf(job.accountManagerId),
      isUnsearched: true,
      minWidth: 168,
    },
    {
      id: 'recruiter',
      header: headings.recruiter,
      sortField: 'recruiterId',
      text: (job) => nameOf(job.recruiterId || job.createdBy),
      isUnsearched: true,
    },
    {
      id: 'status',
      header: headings.status,
      text: (job) => (job.status === jobStatus.open ? jobTexts.open : jobTexts.closed),
      cell: (job) => <JobStatusBadge status={job.status} />,
      width: 138,
      card: 'corner',
    },
    {
      id: 'createdOn',
      header: headings.createdOn,
      sortField: 'createdAt',
      text: (job) => formatDay(job.createdAt),
      width: 146,
      isUnsearched: true,
    },
    { id: 'location', header: headings.location, sortField: 'address.city', text: (job) => cityAndState(job.address) },
    {
      id: 'createdBy',
      header: headings.createdBy,
      text: (job) => nameOf(job.createdBy),
      isUnsearched: true,
      isOptional: true,
    },
    {
      id: 'assignedRecruiter',
      header: headings.assignedRecruiter,
      text: (job) => nameOf(job.recruiterId),
      isUnsearched: true,
      isOptional: true,
    },
    {
      id: 'salary',
      header: headings.salary,
      sortField: 'salary.amount',
      text: (job) => formatSalary(job.salary),
      minWidth: 170,
      isUnsearched: true,
      isOptional: true,
    },
    {
      id: 'publicUrl',
      header: headings.publicUrl,
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
      isOptional: true,
    },
  ];
}

/** How many candidates have activity that no user has looked at; empty for none. */
function newActivity(job: Job): string {
  return job.newActivity > 0 ? jobTexts.newActivity(job.newActivity) : '';
}
