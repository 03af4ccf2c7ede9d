import type { ClientWait } from '@portal/domain/submissions/client-wait';
import { clientWaitTexts as texts } from '@portal/domain/texts/client-waits';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { MatchText } from '../../components/grid/cells/match-text';
import type { Column } from '../../components/grid/column';
import { BusyButton } from '../../components/ui/busy-button';
import { formatDay } from '../../components/ui/format';
import { paths } from '../../config/paths';

/** The columns of the submissions without an answer. @param remind reports its outcome. */
export function waitColumns(remind: (wait: ClientWait) => Promise<unknown>): Column<ClientWait>[] {
  return [
    {
      id: 'candidate',
      header: texts.candidate,
      sortField: 'candidateName',
      text: ({ candidateName }) => candidateName,
      cell: ({ jobId, candidateId, candidateName }) => (
        <Anchor component={Link} to={paths.candidateOfRow.href(jobId, candidateId)} fw={500} truncate dir="auto">
          <MatchText>{candidateName}</MatchText>
        </Anchor>
      ),
      minWidth: 170,
      card: 'title',
    },
    {
      id: 'job',
      header: texts.job,
      sortField: 'jobTitle',
      text: ({ jobTitle }) => jobTitle,
      cell: ({ jobId, jobTitle }) => (
        <Anchor component={Link} to={paths.job.href(jobId)} truncate dir="auto">
          <MatchText>{jobTitle}</MatchText>
        </Anchor>
      ),
      minWidth: 150,
    },
    { id: 'client', header: texts.client, sortField: 'company', text: ({ company }) => company, minWidth: 130 },
    {
      id: 'since',
      header: texts.since,
      sortField: 'submittedAt',
      text: ({ submittedAt }) => formatDay(submittedAt),
      width: 140,
    },
    {
      id: 'seen',
      header: texts.seen,
      text: ({ firstViewedAt }) => formatDay(firstViewedAt) || texts.notSeen,
      width: 150,
    },
    {
      id: 'reminded',
      header: texts.reminded,
      text: ({ remindedAt }) => formatDay(remindedAt) || texts.never,
      width: 140,
    },
    {
      id: 'remind',
      header: texts.remind,
      text: () => '',
      cell: (wait) => (
        <BusyButton size="compact-sm" label={texts.remindAbout(wait.candidateName)} onClick={() => remind(wait)}>
          {texts.remind}
        </BusyButton>
      ),
      isAction: true,
      width: 150,
    },
  ];
}
