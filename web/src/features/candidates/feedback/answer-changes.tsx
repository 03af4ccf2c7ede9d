import type { Activity } from '@portal/domain/events/activity';
import { votesTexts } from '@portal/domain/texts/candidate-page';
import { answerWords } from '@portal/domain/texts/feedback';
import { Group, Stack, Text } from '@mantine/core';
import { fullMoment } from '../../../components/ui/format';

/** Who changed an answer, how and when, from the events of votes; nothing without a change. */
export function AnswerChanges({ events }: { events: readonly Activity[] }) {
  const changes = events.flatMap((event) => changeOf(event) ?? []);
  if (changes.length === 0) return null;
  return (
    <Stack gap={2} mt="xs" role="group" aria-label={votesTexts.history}>
      <Text size="xs" c="dimmed">
        {votesTexts.history}
      </Text>
      {changes.map(({ name, words, at }, index) => (
        <Group key={changes.length - index} justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi> {words}
          </Text>
          {at && (
            <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
              {fullMoment.format(at)}
            </Text>
          )}
        </Group>
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
