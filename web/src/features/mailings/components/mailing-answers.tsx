import type { Mailing, MailingRecipient } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { decisionText } from '@portal/domain/texts/viewer-answer';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { formatDayAndTime } from '../../../components/ui/format';
import { useAnsweredRecipients } from '../data/use-mailings';

type Answer = MailingRecipient['answers'][number];

/** What the recipients of a mailing answered, in their words; nothing without an answer. */
export function MailingAnswers({ mailing }: { mailing: Mailing }) {
  const recipients = useAnsweredRecipients(mailing).filter(({ answers }) => answers.length > 0);
  if (recipients.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={texts.answers}>
      <Title order={2} size="h4">
        {texts.answers}
      </Title>
      {recipients.map((recipient) => (
        <Paper key={recipient.id} p="md">
          <Group gap="xs">
            <Text fw={600}>{recipient.name || recipient.email}</Text>
            <Text size="sm" c="dimmed">
              {[recipient.companyName, formatDayAndTime(recipient.answeredAt)].filter(Boolean).join(' · ')}
            </Text>
          </Group>
          {recipient.answers.map((answer) => (
            <OneAnswer key={`${answer.page}/${answer.targetId}`} answer={answer} />
          ))}
        </Paper>
      ))}
    </Stack>
  );
}

function OneAnswer({ answer }: { answer: Answer }) {
  return (
    <Stack gap={2} mt="xs">
      <div>
        <Badge variant="light" radius="sm" tt="none" color={answer.approve ? 'green' : 'red'} c="var(--ink)">
          {decisionOf(answer)}
        </Badge>
      </div>
      {answer.words.map(({ question, answer: said }) => (
        <Text key={question} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text span size="sm" c="dimmed">
            {question}{' '}
          </Text>
          {said}
        </Text>
      ))}
    </Stack>
  );
}

/** "Thumbs up for Ada Ng", "Interested in Registered Nurse". */
export function decisionOf(answer: Answer): string {
  const isJob = answer.page === 'job';
  const text = decisionText(answer, { candidateName: isJob ? '' : answer.name, jobTitle: isJob ? answer.name : '' });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
