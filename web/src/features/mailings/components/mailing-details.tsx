import { canEdit, canPause, canStop, defaultReminderDays, type Mailing } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { Button, Group, NumberInput, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { PortalError } from '@portal/domain/errors/portal-error';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { formatDay, formatDayAndTime } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useRunningMailing } from '../data/mailing-calls';
import { MailingAnswers } from './mailing-answers';
import { MailingFunnel } from './mailing-funnel';
import { MailingState } from './mailing-state';
import { RecipientsTable } from './recipients-table';

/** A mailing: its progress, what became of it, and each recipient. */
export function MailingDetails({ mailing }: { mailing: Mailing }) {
  return (
    <Stack gap="md">
      <Header mailing={mailing} />
      <MailingFunnel mailing={mailing} name={mailing.subject} />
      <MailingAnswers mailing={mailing} />
      <RecipientsTable mailing={mailing} />
    </Stack>
  );
}

function Header({ mailing }: { mailing: Mailing }) {
  const done = mailing.sent + mailing.skipped + mailing.failed + mailing.uncertain;
  const facts = [
    `${texts.kinds[mailing.kind]}: ${mailing.targetName}`,
    mailing.state === 'scheduled'
      ? texts.sendsAt(formatDayAndTime(mailing.scheduledAt))
      : formatDay(mailing.scheduledAt ?? mailing.createdAt),
    mailing.createdByName && texts.by(mailing.createdByName),
    mailing.remindAt && texts.reminderOn(formatDay(mailing.remindAt)),
  ];
  return (
    <Paper p="md">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div style={{ minWidth: 0, flex: '1 1 320px' }}>
            <Group gap="sm">
              <Title order={1} style={{ overflowWrap: 'anywhere' }}>
                {mailing.subject}
              </Title>
              <MailingState mailing={mailing} />
            </Group>
            <Text size="sm" c="dimmed">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </div>
          <Actions mailing={mailing} />
        </Group>
        {canStop(mailing) && mailing.state !== 'scheduled' && (
          <div>
            <Progress
              value={mailing.total > 0 ? (100 * done) / mailing.total : 0}
              aria-label={texts.progress(done, mailing.total)}
            />
            <Text size="xs" c="dimmed" mt={4} role="status">
              {mailing.total > 0 ? texts.progress(done, mailing.total) : texts.noRecipientsYet}
            </Text>
          </div>
        )}
      </Stack>
    </Paper>
  );
}

/** Edits, pauses, resumes or stops a mailing that has not ended; reminds after its end; copies any. */
function Actions({ mailing }: { mailing: Mailing }) {
  const { pause, resume, stop } = useRunningMailing(mailing.organizationId, mailing.id);
  return (
    <Group gap="xs" align="flex-end">
      {canEdit(mailing) && (
        <Button component={Link} to={paths.editMailing.href(mailing.id)} variant="default">
          {texts.edit}
        </Button>
      )}
      {canPause(mailing) && (
        <BusyButton
          onClick={() =>
            runWithNotice(
              async () => {
                requireChange((await pause()).paused);
              },
              { done: texts.paused },
            )
          }
        >
          {texts.pause}
        </BusyButton>
      )}
      {mailing.state === 'paused' && (
        <BusyButton
          onClick={() =>
            runWithNotice(
              async () => {
                requireChange((await resume()).resumed);
              },
              { done: texts.resumed },
            )
          }
        >
          {texts.resume}
        </BusyButton>
      )}
      <Button component={Link} to={paths.copyMailing.href(mailing.id)} variant="default">
        {texts.copy}
      </Button>
      {canStop(mailing) ? (
        <ConfirmButton
          color="red"
          variant="light"
          question={texts.stopQuestion}
          consequence={texts.stopConsequence}
          confirm={texts.stop}
          onConfirm={() => runWithNotice(stop, { done: texts.stopped, isWarning: true })}
        >
          {texts.stop}
        </ConfirmButton>
      ) : (
        mailing.sent > 0 && <Reminder mailing={mailing} />
      )}
    </Group>
  );
}

/** @throws PortalError when somebody else was quicker, or the mailing has ended. */
function requireChange(hasChanged: boolean): void {
  if (!hasChanged) throw new PortalError('invalidRequest', { userMessage: texts.alreadyOver });
}

function Reminder({ mailing }: { mailing: Mailing }) {
  const navigate = useNavigate();
  const { remind } = useRunningMailing(mailing.organizationId, mailing.id);
  const [days, setDays] = useState(defaultReminderDays);
  const send = async () => {
    try {
      const { mailingId, recipients } = await remind(days);
      notifications.show({ color: 'green', message: texts.reminded(recipients) });
      await navigate(paths.mailing.href(mailingId));
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  return (
    <Group gap="xs" align="flex-end">
      <NumberInput
        w={200}
        size="sm"
        label={texts.remindDays}
        min={1}
        max={60}
        value={days}
        onChange={(value) => {
          setDays(Math.min(60, Math.max(1, Number(value) || 1)));
        }}
      />
      <BusyButton onClick={send}>{texts.remind}</BusyButton>
    </Group>
  );
}
