import type { InterviewAction } from '@portal/domain/interviews/change-interview';
import type { Interview } from '@portal/domain/interviews/interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { endOf } from '@portal/domain/interviews/slot-times';
import { formatSlot, ownTimeZone } from '@portal/domain/interviews/time-zone';
import { changeSentence, interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { Anchor, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { fullMoment } from '../../../components/ui/format';
import { useInterviewCalls } from '../data/use-interview-calls';
import { InterviewDialog, type DialogKind } from './interview-dialog';
import { SlotLine } from './slot-line';

const colors: Record<Interview['state'], string> = {
  proposed: 'yellow',
  confirmed: 'green',
  moved: 'green',
  canceled: 'gray',
};

interface Props {
  interview: Interview;
  /** In milliseconds since 1970. */
  now: number;
  /** Shown first: the candidate, in a list of several. */
  heading?: ReactNode;
}

/** One interview: its times in both time zones, what happened, and what the recruiter can do. */
export function InterviewItem({ interview, now, heading }: Props) {
  const { change } = useInterviewCalls();
  const [open, setOpen] = useState<{ kind: Exclude<DialogKind, 'offer'>; slot?: Slot } | null>(null);
  const { state, slots, confirmed, waitsFor, client, place, videoUrl, participants, history } = interview;
  const isActive = state !== 'canceled' && (confirmed === null || endOf(confirmed) > now || slots.length > 0);
  const action = (kind: Exclude<DialogKind, 'offer' | 'confirm'>, label: string) => (
    <Button
      variant={kind === 'cancel' ? 'subtle' : 'default'}
      size="xs"
      onClick={() => {
        setOpen({ kind });
      }}
    >
      {label}
    </Button>
  );
  return (
    <Paper withBorder p="sm" component="li">
      <Stack gap={6}>
        {heading}
        <Group gap="xs">
          <Badge variant="light" color={colors[state]} tt="none">
            {texts.states[state]}
          </Badge>
          {waitsFor !== '' && (
            <Text size="sm">{waitsFor === 'recruiter' ? texts.waitsForYou : texts.waitsForClient}</Text>
          )}
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{[client.name, client.email].filter(Boolean).join(', ')}</bdi>
          </Text>
        </Group>
        {confirmed && (
          <SlotLine slot={confirmed} client={client} note={state === 'proposed' ? texts.until : undefined} />
        )}
        {slots.map((slot) => (
          <Group key={slot.start} justify="space-between" gap="xs">
            <SlotLine slot={slot} client={client} />
            {waitsFor === 'recruiter' && slot.start > now && (
              <Button
                size="xs"
                aria-label={texts.confirmTime(formatSlot(slot, ownTimeZone()))}
                onClick={() => {
                  setOpen({ kind: 'confirm', slot });
                }}
              >
                {texts.confirm}
              </Button>
            )}
          </Group>
        ))}
        {[place, participants].filter(Boolean).map((line) => (
          <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{line}</bdi>
          </Text>
        ))}
        {videoUrl && (
          <Anchor size="sm" href={videoUrl} target="_blank" rel="noreferrer">
            {texts.join}
          </Anchor>
        )}
        <History history={history} />
        {isActive && (
          <Group gap="xs">
            {action('propose', texts.offerOthers)}
            {confirmed && action('move', texts.move)}
            {action('cancel', texts.cancel)}
          </Group>
        )}
      </Stack>
      {open && (
        <InterviewDialog
          kind={open.kind}
          slot={open.slot}
          interview={interview}
          onSend={(input) => change(interview, open.kind satisfies InterviewAction, input)}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </Paper>
  );
}

/** Who did what and when, newest first. */
function History({ history }: Pick<Interview, 'history'>) {
  return (
    <details>
      <Text component="summary" size="sm">
        {texts.history}
      </Text>
      <Stack gap={4} mt={4}>
        {history.toReversed().map((past) => (
          <Text key={past.id} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {fullMoment.format(past.at)}:{' '}
            <bdi>{[`${changeSentence(past)}.`, past.message].filter(Boolean).join(' ')}</bdi>
          </Text>
        ))}
      </Stack>
    </details>
  );
}
