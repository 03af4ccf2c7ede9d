import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { currentSubmissionStatus } from '@portal/domain/candidates/submission-status';
import { scoreState } from '@portal/domain/grading/display-score';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { candidateColumnTexts as headers } from '@portal/domain/texts/columns';
import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Column } from '../../../components/grid/column';
import { formatDay } from '../../../components/ui/format';
import { ScoreBar } from '../../../components/ui/score-bar';
import { paths } from '../../../config/paths';

interface Options {
  nameOf: (uid: string) => string;
  isJobParsed: boolean;
  isExpiryOn: boolean;
}

/** The candidates table's columns (001 §2.5 "Candidates"). */
export function candidateColumns({ nameOf, isJobParsed, isExpiryOn }: Options): Column<JobCandidate>[] {
  const stateOf = ({ sovren }: JobCandidate) =>
    scoreState({
      isJobParsed,
      isFileParsed: sovren.sovrenParsedStatus === 'parsed',
      weightedScore: sovren.weightedScore,
    });
  return [
    {
      id: 'name',
      header: headers.name,
      text: nameText,
      cell: (candidate) => (
        <Stack gap={0} w="100%" style={{ minWidth: 0, lineHeight: 1.25 }}>
          <Anchor
            component={Link}
            to={paths.candidate.href(candidate.jobId, candidate.id)}
            fw={500}
            display="block"
            truncate
          >
            {nameText(candidate)}
          </Anchor>
          {candidate.occupation && (
            <Text size="xs" c="dimmed" truncate>
              {candidate.occupation}
            </Text>
          )}
        </Stack>
      ),
      sortField: 'fullName',
      minWidth: 200,
      card: 'title',
    },
    {
      id: 'resume',
      header: headers.resume,
      text: (candidate) => {
        const state = stateOf(candidate);
        return state.kind === 'score' ? String(state.display) : '';
      },
      cell: (candidate) => <ScoreBar state={stateOf(candidate)} />,
      sortField: 'sovren.weightedScore',
      width: 190,
    },
    { id: 'recruiter', header: headers.recruiter, text: ({ recruiterId }) => nameOf(recruiterId) },
    {
      id: 'status',
      header: headers.status,
      text: ({ submissionStatus }) => currentSubmissionStatus(submissionStatus),
      cell: ({ submissionStatus }) => (
        <Badge variant="light" color="gray" radius="sm" tt="none">
          {currentSubmissionStatus(submissionStatus)}
        </Badge>
      ),
      width: 200,
    },
    {
      id: 'views',
      header: headers.views,
      text: (candidate) => String(candidate.public.pageViews),
      cell: (candidate) => (
        <Group gap={6} wrap="nowrap">
          <span>{candidate.public.pageViews}</span>
          {candidate.analytics.newResumeViews > 0 && (
            <Badge size="sm" radius="sm">
              {candidate.analytics.newResumeViews} new
            </Badge>
          )}
        </Group>
      ),
      sortField: 'public.pageViews',
      width: 110,
    },
    {
      id: 'votes',
      header: headers.votes,
      text: (candidate) => `${candidate.public.upVotes} / ${candidate.public.downVotes}`,
      cell: (candidate) => (
        <Group gap={10} wrap="nowrap">
          <Group gap={4} wrap="nowrap">
            <IconThumbUp size={15} color="var(--score-green)" aria-label="Approved" />
            <span>{candidate.public.upVotes}</span>
          </Group>
          <Group gap={4} wrap="nowrap">
            <IconThumbDown size={15} color="var(--score-red)" aria-label="Declined" />
            <span>{candidate.public.downVotes}</span>
          </Group>
        </Group>
      ),
      width: 160,
    },
    {
      id: 'dates',
      header: headers.dates,
      text: (candidate) =>
        datesOf(candidate, isExpiryOn)
          .map(([label, day]) => `${label} ${day}`)
          .join(', '),
      cell: (candidate) => (
        <Stack gap={0} style={{ lineHeight: 1.25 }}>
          {datesOf(candidate, isExpiryOn).map(([label, day]) => (
            <Text key={label} size="xs" c="dimmed">
              {label} {day}
            </Text>
          ))}
        </Stack>
      ),
      sortField: 'createdAt',
      minWidth: 180,
    },
  ];
}

function nameText(candidate: JobCandidate): string {
  return candidate.fullName || candidate.email || candidate.resume?.fileName || 'Candidate';
}

/** Created, submitted, and, where links expire, the day on which this one does (001 §2.5). */
function datesOf(candidate: JobCandidate, isExpiryOn: boolean): [label: string, day: string][] {
  const dates: [string, string][] = [
    [candidateTexts.createdAt, formatDay(candidate.createdAt)],
    [candidateTexts.submittedOn, formatDay(candidate.submissionStatus.submittedDate)],
  ];
  if (isExpiryOn) dates.push([candidateTexts.expiresOn, formatDay(candidate.public.linkExpiry)]);
  return dates.filter(([, day]) => day !== '');
}
