import { clientWaitTexts as texts } from '@portal/domain/texts/client-waits';
import { Anchor, Paper, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { Loaded } from '../../components/ui/loaded';
import { paths } from '../../config/paths';
import { useLatestWaits } from '../../firebase/use-client-waits';
import { useOrganization } from '../../session/session-context';
import { answerTimes } from './answer-times';

const shown = (hours: number | null) => (hours === null ? texts.unknown : texts.hours(Math.round(hours)));

/** How fast clients look and answer, by client and job; nothing before the first submission. */
export function AnswerTimesTable() {
  const waits = useLatestWaits(useOrganization().id);
  return (
    <Loaded live={waits}>
      {(found) =>
        found.length > 0 && (
          <Paper withBorder p="md">
            <Title order={2} size="h4">
              {texts.times}
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              {texts.timesHint}
            </Text>
            <Table.ScrollContainer minWidth={520}>
              <Table aria-label={texts.times}>
                <Table.Thead>
                  <Table.Tr>
                    {[texts.client, texts.job, texts.answers, texts.firstView, texts.toAnswer].map((heading) => (
                      <Table.Th key={heading} scope="col">
                        {heading}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {answerTimes(found).map((times) => (
                    <Table.Tr key={times.jobId}>
                      <Table.Td dir="auto">{times.company}</Table.Td>
                      <Table.Td>
                        <Anchor component={Link} to={paths.job.href(times.jobId)} dir="auto">
                          {times.jobTitle}
                        </Anchor>
                      </Table.Td>
                      <Table.Td>{texts.ofSubmissions(times.answers, times.submissions)}</Table.Td>
                      <Table.Td>{shown(times.firstView)}</Table.Td>
                      <Table.Td>{shown(times.toAnswer)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          </Paper>
        )
      }
    </Loaded>
  );
}
