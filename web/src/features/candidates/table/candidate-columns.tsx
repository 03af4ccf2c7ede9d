import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { clientStateText } from '@portal/domain/candidates/client-state';
import type { SubmissionStatus } from '@portal/domain/candidates/submission-status';
import { scoreState, type ScoreState } from '@portal/domain/grading/display-score';
import { isPartialReading } from '@portal/domain/resumes/reading';
import { clientWaitTexts } from '@portal/domain/texts/client-waits';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { readingTexts } from '@portal/domain/texts/reading';
import { candidateColumnTexts as headings } from '@portal/domain/texts/columns';
import { Anchor, Badge, Box, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { DatesList } from '../../../components/grid/cells/dates-list';
import { MatchText } from '../../../components/grid/cells/match-text';
import type { Selection } from '../../../components/grid/cells/select-box';
import { StarButton } from '../../../components/grid/cells/star-button';
import { Votes } from '../../../components/grid/cells/votes';
import { availableColumns, type Column } from '../../../components/grid/column';
import { formatDay } from '../../../components/ui/format';
import { ScanNote } from '../../../components/ui/scan-note';
import { ScoreBar } from '../../../components/ui/score-bar';
import { paths } from '../../../config/paths';
import { selectColumn } from './select-column';

export interface CandidateColumnOptions {
  nameOf: (uid: string) => string;
  statusOf: (status: SubmissionStatus) => string;
  isJobParsed: boolean;
  isExpiryOn: boolean;
  /** Is Client Connect on for the organization? */
  isPortalOn: boolean;
  /** Since when the client has owed an answer about a candidate; `''` when it is not due. */
  waitingSince?: (candidate: JobCandidate) => string;
  /** Marks a favourite. */
  onFavorite: (candidate: JobCandidate, isFavorite: boolean) => Promise<void>;
  /** Shows the candidate in Client Connect, or hides them there. */
  onClientConnect: (candidate: JobCandidate, isShown: boolean) => Promise<void>;
  /** Left out where nothing follows from choosing rows: then there is no box. */
  selection?: Selection;
  /** Where a candidate's profile is chosen or made; left out, there is no button for it. */
  profileHref?: (candidate: JobCandidate) => string;
}

/** The columns of the candidates table. */
export function candidateColumns(options: CandidateColumnOptions): Column<JobCandidate>[] {
  const { nameOf, statusOf, isExpiryOn, selection, profileHref } = options;
  const stateOf = ({ sovren }: JobCandidate) =>
    scoreState({
      isJobParsed: options.isJobParsed,
      isFileParsed: sovren.sovrenParsedStatus === 'parsed',
      weightedScore: sovren.weightedScore,
    });
  return availableColumns<JobCandidate>([
    {
      id: 'resume',
      header: headings.resume,
      sortField: 'sovren.weightedScore',
      text: (candidate) => scoreText(stateOf(candidate)),
      cell: (candidate) => (
        <Group gap={8} w="100%">
          <Box flex="1 1 100px">
            <ScoreBar state={stateOf(candidate)} />
            {stateOf(candidate).kind === 'score' && isPartialReading(candidate.reading) && (
              <Text size="xs" c="dimmed" truncate title={readingTexts.missing(candidate.reading)}>
                {readingTexts.partialScore}
              </Text>
            )}
          </Box>
          {profileHref && (
            <Button
              component={Link}
              to={profileHref(candidate)}
              variant="default"
              size="compact-xs"
              style={{ flexShrink: 0 }}
            >
              {candidate.public.selectedProfileId ? candidateTexts.changeProfile : candidateTexts.createProfile}
            </Button>
          )}
        </Group>
      ),
      width: profileHref ? 280 : 136,
    },
    {
      id: 'mustHaves',
      header: headings.mustHaves,
      sortField: 'sovren.mustHavesMet',
      text: ({ sovren: { mustHavesMet, mustHavesAsked } }) =>
        mustHavesMet === null ? '' : mustHaveTexts.count(mustHavesMet, mustHavesAsked),
      isUnsearched: true,
      width: 118,
    },
    {
      id: 'name',
      header: headings.name,
      sortField: 'fullName',
      text: candidateName,
      cell: (candidate) => (
        <Group gap={4} wrap="nowrap" w="100%">
          <StarButton
            label={`${candidateTexts.favorite}: ${candidateName(candidate)}`}
            isOn={candidate.isFavorite}
            onChange={(isFavorite) => options.onFavorite(candidate, isFavorite)}
          />
          <Stack gap={0} style={{ minWidth: 0, flex: 1, lineHeight: 1.25 }}>
            <Anchor
              component={Link}
              to={paths.candidateOfRow.href(candidate.jobId, candidate.id)}
              fw={500}
              display="block"
              truncate
              dir="auto"
              ta="left"
            >
              <MatchText>{candidateName(candidate)}</MatchText>
            </Anchor>
            <ScanNote reading={candidate.reading} />
            {isPartialReading(candidate.reading) && (
              <Text
                size="xs"
                c="var(--score-red)"
                truncate
                title={`${readingTexts.warning}. ${readingTexts.missing(candidate.reading)}`}
              >
                {readingTexts.warning}
              </Text>
            )}
            {candidate.occupation && (
              <Text size="xs" c="dimmed" truncate>
                <MatchText>{candidate.occupation}</MatchText>
              </Text>
            )}
          </Stack>
        </Group>
      ),
      minWidth: 172,
      flex: 1.6,
      card: 'title',
    },
    {
      id: 'recruiter',
      header: headings.recruiter,
      sortField: 'recruiterId',
      text: ({ recruiterId }) => nameOf(recruiterId),
      isUnsearched: true,
      minWidth: 110,
    },
    {
      id: 'status',
      header: headings.status,
      sortField: 'submissionStatus.detail',
      text: ({ submissionStatus }) => statusOf(submissionStatus),
      cell: (candidate) => {
        const since = options.waitingSince?.(candidate) ?? '';
        return (
          <Stack gap={0} style={{ minWidth: 0, lineHeight: 1.25 }}>
            <span>{statusOf(candidate.submissionStatus)}</span>
            {since !== '' && (
              <Text size="xs" c="var(--score-red)" truncate title={clientWaitTexts.waitingSince(since)}>
                {clientWaitTexts.waitingSince(since)}
              </Text>
            )}
          </Stack>
        );
      },
      isUnsearched: true,
      width: 190,
    },
    {
      id: 'client',
      header: headings.client,
      sortField: 'clientState.state',
      text: ({ clientState }) => clientStateText(clientState, formatDay),
      isUnsearched: true,
      width: 206,
    },
    {
      id: 'views',
      header: headings.views,
      sortField: 'public.pageViews',
      text: (candidate) => String(candidate.public.pageViews),
      cell: (candidate) => (
        <Group gap={6} wrap="nowrap">
          <span>{candidate.public.pageViews}</span>
          {candidate.analytics.newResumeViews > 0 && (
            <Badge size="sm" radius="sm">
              {candidateTexts.newViews(candidate.analytics.newResumeViews)}
            </Badge>
          )}
        </Group>
      ),
      width: 98,
    },
    {
      id: 'votes',
      header: headings.votes,
      sortField: 'public.upVotes',
      text: (candidate) => `${candidate.public.upVotes} / ${candidate.public.downVotes}`,
      cell: (candidate) => <Votes approvals={candidate.public.upVotes} declines={candidate.public.downVotes} />,
      width: 150,
    },
    selectColumn(selection),
    {
      id: 'clientConnect',
      header: headings.clientConnect,
      text: ({ submissionStatus }) => connectText(submissionStatus.portal),
      cell: (candidate) => (
        <BusyButton
          size="compact-sm"
          label={`${headings.clientConnect}: ${candidateName(candidate)}, ${connectText(candidate.submissionStatus.portal)}`}
          onClick={() => options.onClientConnect(candidate, !candidate.submissionStatus.portal)}
        >
          {connectText(candidate.submissionStatus.portal)}
        </BusyButton>
      ),
      width: 140,
      isAvailable: options.isPortalOn,
    },
    {
      id: 'dates',
      header: headings.dates,
      sortField: 'createdAt',
      text: (candidate) =>
        datesOf(candidate, isExpiryOn)
          .map(([label, day]) => `${label} ${day}`)
          .join(', '),
      cell: (candidate) => <DatesList dates={datesOf(candidate, isExpiryOn)} />,
      width: 192,
    },
  ]);
}

function connectText(isShown: boolean): string {
  return isShown ? candidateTexts.shownInClientConnect : candidateTexts.hiddenInClientConnect;
}

/** Created, submitted, and, where links expire, the expiry of this one. */
function datesOf(candidate: JobCandidate, isExpiryOn: boolean): [label: string, day: string][] {
  const dates: [string, string][] = [
    [candidateTexts.createdAt, formatDay(candidate.createdAt)],
    [candidateTexts.submittedOn, formatDay(candidate.submissionStatus.submittedDate)],
  ];
  if (isExpiryOn) dates.push([candidateTexts.expiresOn, formatDay(candidate.public.linkExpiry)]);
  return dates.filter(([, day]) => day !== '');
}

/** The score as a number, or what is missing for one. */
function scoreText(state: ScoreState): string {
  if (state.kind === 'score') return String(state.display);
  return state.kind === 'jobNotParsed' ? candidateTexts.parseJobFirst : candidateTexts.parseFileForScore;
}
