import { cityAndState } from '@portal/domain/fields/postal-address';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { jobTexts } from '@portal/domain/texts/jobs';
import { jobSummaryTexts } from '@portal/domain/texts/job-form';
import { Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconBriefcase, IconCash, IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { CopyLinkButton } from '../../../components/ui/copy-button';
import { formatDay, formatSalary } from '../../../components/ui/format';
import { paths } from '../../../config/paths';
import classes from './job-header.module.css';
import { JobAccessCode } from '../share/job-access-code';
import { useJobStatus } from '../status/use-job-status';
import { JobStatusBadge } from '../status/job-status-badge';

interface Props {
  job: Job;
  /** Whether it agrees with the ATS. */
  state: ReactNode;
  /** Further actions. */
  children: ReactNode;
}

/** The facts of a job, and actions on it. */
export function JobHeader({ job, state, children }: Props) {
  return (
    <Paper p="md">
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={6} style={{ minWidth: 0, flex: '1 1 320px' }}>
          <Group gap="sm" wrap="nowrap">
            <Title order={1} style={{ overflowWrap: 'anywhere' }}>
              {job.jobTitle}
            </Title>
            <JobStatusBadge status={job.status} />
          </Group>
          <Group gap="md">
            <Fact icon={<IconBriefcase size={15} aria-hidden />}>{job.company}</Fact>
            <Fact icon={<IconMapPin size={15} aria-hidden />}>{cityAndState(job.address)}</Fact>
            <Fact icon={<IconCash size={15} aria-hidden />}>{formatSalary(job.salary)}</Fact>
            <Fact icon={<IconClock size={15} aria-hidden />}>{formatDay(job.createdAt)}</Fact>
          </Group>
          {state}
        </Stack>
        <Group gap="xs" className={classes.actions}>
          {job.public && (
            <CopyLinkButton
              label={jobSummaryTexts.copyLink}
              value={`${window.location.origin}${job.public.jobLink}`}
              done={job.status === jobStatus.open ? jobTexts.publicLinkReady : undefined}
            />
          )}
          <Button component={Link} to={paths.editJob.href(job.id)} variant="default">
            {jobTexts.edit}
          </Button>
          <JobAccessCode job={job} />
          <StatusButton job={job} />
          {children}
        </Group>
      </Group>
    </Paper>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  if (!children) return null;
  return (
    <Group gap={5} wrap="nowrap" c="dimmed" miw={0} maw="100%">
      <Box component="span" display="flex" style={{ flexShrink: 0 }}>
        {icon}
      </Box>
      <Text size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Group>
  );
}

/** Closes an open job and opens a closed one. */
function StatusButton({ job }: { job: Job }) {
  const toggle = useJobStatus();
  return (
    <BusyButton onClick={() => toggle(job)}>
      {job.status === jobStatus.open ? jobTexts.closeJob : jobTexts.openJob}
    </BusyButton>
  );
}
