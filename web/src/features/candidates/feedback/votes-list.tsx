import { viewerName } from '@portal/domain/events/public-viewer';
import { collections } from '@portal/domain/paths/firestore-paths';
import { votesTexts } from '@portal/domain/texts/candidate-page';
import { voteSchema, type Vote } from '@portal/domain/votes/vote';
import { Group, Stack, Text, Title } from '@mantine/core';
import { IconQuestionMark, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { AnswerHistory } from './answer-history';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { LoadFailed } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { fullMoment } from '../../../components/ui/format';

const maxVotes = 100;

/** The votes of viewers, newest first, live. Empty without votes. */
export function VotesList({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.candidateVotes(organizationId, jobId, candidateId);
  const votes = useLiveQuery(
    `${path}|${maxVotes}`,
    query(collection(firestore, path), orderBy('votedAt', 'desc'), limit(maxVotes)),
    voteSchema,
  );
  if (votes.status === 'error') return <LoadFailed onRetry={votes.retry} />;
  if (votes.status === 'loading' || votes.data.length === 0) return null;
  return (
    <section aria-label={votesTexts.title}>
      <Title order={2} size="h5" mb={6}>
        {votesTexts.title}
      </Title>
      <Stack gap={6}>
        {votes.data.map(({ vote, viewer, votedAt }) => {
          return (
            <Group key={viewer.guid} justify="space-between" gap="xs" wrap="nowrap">
              <Group gap={6} wrap="nowrap" style={{ minWidth: 0 }}>
                <VoteIcon vote={vote} />
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  <bdi>{viewerName(viewer)}</bdi> {wordsOf(vote)}
                </Text>
              </Group>
              <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
                {fullMoment.format(votedAt)}
              </Text>
            </Group>
          );
        })}
      </Stack>
      <AnswerHistory {...{ organizationId, jobId, candidateId }} />
    </section>
  );
}

function wordsOf(vote: Vote['vote']): string {
  if (vote === 'maybe') return votesTexts.maybe;
  return vote === 'positive' ? votesTexts.approved : votesTexts.declined;
}

function VoteIcon({ vote }: Pick<Vote, 'vote'>) {
  const shape = { size: 16, style: { flexShrink: 0 }, 'aria-hidden': true } as const;
  if (vote === 'maybe') return <IconQuestionMark {...shape} color="var(--mantine-color-dimmed)" />;
  if (vote === 'positive') return <IconThumbUp {...shape} color="var(--score-green)" />;
  return <IconThumbDown {...shape} color="var(--score-red)" />;
}
