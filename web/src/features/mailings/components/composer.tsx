import type { Contact } from '@portal/domain/contacts/contact';
import type { MailDraft } from '@portal/domain/contracts/mailings-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { localInputValue } from '@portal/domain/fields/local-time';
import { mailVariables, subjectVariables, unknownVariables } from '@portal/domain/mail/mail-variables';
import type { MailText } from '@portal/domain/mail/mail-text';
import { reminderChoices, type Audience } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import {
  Alert,
  Button,
  Group,
  Input,
  NativeSelect,
  Paper,
  Radio,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconUsers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { insertedAt } from '../../../components/described/inserted-at';
import { Variables } from '../../../components/described/variables';
import { RichText } from '../../../components/editor/rich-text';
import { MailPreviewDialog } from '../../../components/mail/mail-preview-dialog';
import { ClientNamed } from '../../../components/ui/client-named';
import { BusyButton } from '../../../components/ui/busy-button';
import { formatMoment } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useUnsavedChange } from '../../../components/ui/unsaved-guard';
import { paths } from '../../../config/paths';
import { useMailingCalls, type MailingRequest } from '../data/mailing-calls';
import { useRecipientCheck } from '../data/use-draft';
import type { NewMailingProps } from './new-mailing';
import { isEmptyPage, MissingProfiles } from './missing-profiles';
import { RecipientCheckResult } from './recipient-check-result';

/** Who gets a mail, what it says, and when it is sent. */
export function Composer(props: NewMailingProps & { draft: MailDraft }) {
  const { organizationId, kind, targetId, picker, draft, from } = props;
  const replaces = from && !from.isCopy ? from.mailing.id : '';
  const navigate = useNavigate();
  const calls = useMailingCalls(kind, targetId);
  const [first] = useState<MailText>(() => ({
    subject: from?.mailing.subject ?? draft.subject,
    body: from?.mailing.body ?? draft.body,
  }));
  const [audience, setAudience] = useState<Audience>(() => from?.mailing.audience ?? firstAudience(kind, draft));
  const [chosen, setChosen] = useState<Contact[]>(from?.chosen ?? []);
  const [isPicking, setPicking] = useState(false);
  const [text, setText] = useState<MailText>(first);
  const subjectInput = useRef<HTMLInputElement>(null);
  const [comments, setComments] = useState(from?.mailing.comments ?? '');
  const scheduledBefore = replaces === '' ? undefined : from?.mailing.scheduledAt?.toMillis();
  const [sendAt, setSendAt] = useState(
    scheduledBefore === undefined ? null : localInputValue(scheduledBefore, 'datetime-local'),
  );
  const [remindAfterDays, setRemindAfterDays] = useState(from?.mailing.remindAfterDays ?? 0);
  const [profiles, setProfiles] = useState(draft.profiles);
  const [isPreviewing, setPreviewing] = useState(false);
  const [isSending, setSending] = useState(false);
  const isChanged =
    text.subject !== first.subject ||
    text.body !== first.body ||
    comments !== (from?.mailing.comments ?? '') ||
    chosen !== (from?.chosen ?? chosen) ||
    (!from && chosen.length > 0);
  // What is being sent is not lost when the sent mail's page opens.
  useUnsavedChange(isChanged && !isSending);
  const request: MailingRequest = {
    organizationId,
    senderId: '',
    audience,
    recipients: audience === 'chosen' ? chosen.map(({ id, email, isLead }) => ({ id, email, isLead })) : [],
    subject: text.subject,
    body: text.body,
    comments,
    scheduledAt: sendAt === null ? null : new Date(sendAt).getTime(),
    remindAfterDays,
    replaces,
  };
  const check = useRecipientCheck(calls.check, request);
  const sendable = check.status === 'loaded' ? check.data.sendable : 0;
  const send = async (mail: MailText) => {
    let mailingId = '';
    setSending(true);
    const isStarted = await runWithNotice(
      async () => {
        ({ mailingId } = await calls.send({ ...request, ...mail }));
      },
      { done: replaces !== '' ? texts.saved : request.scheduledAt === null ? texts.started : texts.scheduled },
    );
    if (isStarted) await navigate(paths.mailing.href(mailingId));
    else setSending(false);
    return isStarted;
  };
  const test = async () => {
    try {
      const { sentTo } = await calls.test(request);
      notifications.show({ color: 'green', message: texts.testSent(sentTo) });
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  const unknown = unknownVariables(`${text.subject} ${text.body}`);
  // eslint-disable-next-line react-hooks/purity -- the server checks the time again
  const isTimeMissing = sendAt !== null && !(request.scheduledAt !== null && request.scheduledAt > Date.now());
  return (
    <Stack maw={860} gap="md">
      <Title order={1}>{replaces === '' ? texts.newTitle(draft.targetName) : texts.editTitle(draft.targetName)}</Title>
      <MissingProfiles
        profiles={profiles}
        create={(id) =>
          calls.createProfile(organizationId, profiles.kind === 'jobs' ? { jobId: id } : { candidateId: id })
        }
        onChange={setProfiles}
      />
      <ClientNamed jobs={draft.namingClient} />
      <Paper p="md" component="section" aria-label={texts.recipients}>
        <Stack gap="sm">
          <Title order={2}>{texts.recipients}</Title>
          <Radio.Group
            label={texts.audience}
            value={audience}
            onChange={(value) => {
              setAudience(value);
            }}
          >
            <Stack gap="xs" mt={6}>
              {isTearsheet(kind) && (
                <Radio value="tearsheet" label={texts.audiences.tearsheet(draft.counts.tearsheet)} />
              )}
              <Radio value="everyone" label={texts.audiences.everyone(draft.counts.everyone)} />
              <Radio value="chosen" label={texts.audiences.chosen} />
            </Stack>
          </Radio.Group>
          {audience === 'chosen' && (
            <div>
              <Button
                variant="default"
                leftSection={<IconUsers size={16} aria-hidden />}
                onClick={() => {
                  setPicking(true);
                }}
              >
                {texts.chooseRecipients}
              </Button>
            </div>
          )}
          <RecipientCheckResult check={check} />
        </Stack>
      </Paper>
      <Paper p="md" component="section" aria-label={texts.message}>
        <Stack gap="sm">
          <Title order={2}>{texts.message}</Title>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {texts.sender}: {draft.sender.name} &lt;{draft.sender.email}&gt; ({draft.sender.label})
          </Text>
          {draft.canEdit ? (
            <>
              <TextInput
                label={texts.subject}
                required
                value={text.subject}
                maxLength={300}
                ref={subjectInput}
                onChange={(event) => {
                  setText({ ...text, subject: event.currentTarget.value });
                }}
              />
              <Variables
                names={subjectVariables}
                onInsert={(variable) => {
                  setText({ ...text, subject: insertedAt(subjectInput.current, text.subject, variable) });
                }}
              />
              <RichText
                label={texts.body}
                value={text.body}
                placeholders={mailVariables}
                minHeight={200}
                onChange={(body) => {
                  setText((before) => ({ ...before, body }));
                }}
              />
            </>
          ) : (
            <Text size="sm">{texts.fixedText}</Text>
          )}
          <Textarea
            label={texts.comments}
            description={texts.commentsHelp}
            error={comments.trim() !== '' && !text.body.includes('[comments]') ? texts.commentsUnused : undefined}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={5000}
            value={comments}
            onChange={(event) => {
              setComments(event.currentTarget.value);
            }}
          />
          {unknown.length > 0 && (
            <Alert color="yellow" role="status">
              {texts.unknownVariables(unknown)}
            </Alert>
          )}
          <Text size="xs" c="dimmed">
            {draft.isTracked ? texts.tracked : texts.notTracked}
          </Text>
        </Stack>
      </Paper>
      <Paper p="md" component="section" aria-label={texts.when}>
        <Group align="flex-end" gap="md">
          <Stack gap={4}>
            <Input.Label labelElement="div">{texts.when}</Input.Label>
            <SegmentedControl
              aria-label={texts.when}
              value={sendAt === null ? 'now' : 'later'}
              onChange={(value) => {
                setSendAt(value === 'now' ? null : '');
              }}
              data={[
                { value: 'now', label: texts.now },
                { value: 'later', label: texts.later },
              ]}
            />
          </Stack>
          {sendAt !== null && (
            <TextInput
              type="datetime-local"
              label={texts.sendAt}
              value={sendAt}
              error={sendAt !== '' && isTimeMissing ? texts.past : undefined}
              onChange={(event) => {
                setSendAt(event.currentTarget.value);
              }}
            />
          )}
          <NativeSelect
            label={texts.remindAfter}
            value={remindAfterDays}
            onChange={(event) => {
              setRemindAfterDays(Number(event.currentTarget.value));
            }}
            data={reminderChoices.map((days) => ({ value: String(days), label: texts.remindAfterDays(days) }))}
          />
        </Group>
      </Paper>
      <Group justify="flex-end" gap="xs">
        <BusyButton onClick={test}>{texts.test}</BusyButton>
        <Button
          disabled={sendable === 0 || isEmptyPage(profiles) || isTimeMissing || text.subject.trim() === ''}
          onClick={() => {
            setPreviewing(true);
          }}
        >
          {replaces === '' ? texts.previewAndSend : texts.save}
        </Button>
      </Group>
      {isPicking &&
        picker({
          chosen,
          onChange: setChosen,
          onClose: () => {
            setPicking(false);
          },
        })}
      {isPreviewing && (
        <MailPreviewDialog
          mail={text}
          canEdit={draft.canEdit}
          preview={(mail) => calls.preview({ ...request, ...mail })}
          onSend={send}
          onCancel={() => {
            setPreviewing(false);
          }}
        >
          <Text size="sm">
            {[texts.check(sendable), request.scheduledAt !== null && texts.sendsAt(formatMoment(request.scheduledAt))]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {unknown.length > 0 && (
            <Alert color="yellow" role="status">
              {texts.unknownVariables(unknown)}
            </Alert>
          )}
        </MailPreviewDialog>
      )}
    </Stack>
  );
}

function isTearsheet(kind: NewMailingProps['kind']): boolean {
  return kind === 'tearsheet' || kind === 'jobTearsheet';
}

function firstAudience(kind: NewMailingProps['kind'], { counts }: MailDraft): Audience {
  return isTearsheet(kind) && counts.tearsheet > 0 ? 'tearsheet' : 'chosen';
}
