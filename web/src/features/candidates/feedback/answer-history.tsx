import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { activitySchema, type Activity } from '@portal/domain/events/activity';
import { collections } from '@portal/domain/paths/firestore-paths';
import { votesTexts } from '@portal/domain/texts/candidate-page';
import { answerWords } from '@portal/domain/texts/feedback';
import { Stack, Text } from '@mantine/core';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { LoadFailed } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

const maxEvents = 200;
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Answers that viewers have changed, newest first, live. Empty while nobody has changed one. */
export function AnswerHistory({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.candidateEvents(organizationId, jobId, candidateId);
  const votes = useLiveQuery(
    `${path}|feedbackVote|${maxEvents}`,
    query(
      collection(firestore, path),
      where('eventType', '==', 'feedbackVote'),
      orderBy('date', 'desc'),
      limit(maxEvents),
    ),
    activitySchema,
  );
  if (votes.status === 'error') return <LoadFailed onRetry={votes.retry} />;
  const changes = votes.status === 'loading' ? [] : votes.data.flatMap((event) => changeOf(event) ?? []);
  if (changes.length === 0) return null;
  return (
    <Stack gap={2} mt="xs" role="group" aria-label={votesTexts.history}>
      <Text size="xs" c="dimmed">
        {votesTexts.history}
      </Text>
      {changes.map(({ name, words, at }, index) => (
        <Text key={changes.length - index} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi> {words}
          {at && (
            <Text span size="xs" c="dimmed">
              {' '}
              {dayAndTime.format(at)}
            </Text>
          )}
        </Text>
      ))}
    </Stack>
  );
}

/** The change that an event records; null for a first answer. */
function changeOf({ actorName, data, date }: Activity): { name: string; words: string; at: Date | null } | null {
  const [from, to] = [wordOf(data.previousVote), wordOf(data.vote)];
  if (from === '' || to === '') return null;
  return { name: actorName, words: votesTexts.changed(from, to), at: date?.toDate() ?? null };
}

function wordOf(vote: Activity['data'][string] | undefined): string {
  const known = Object.entries(answerWords).find(([name]) => name === vote);
  return known ? known[1] : '';
}
