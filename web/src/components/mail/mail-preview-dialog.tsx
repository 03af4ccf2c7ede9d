import { mailVariables } from '@portal/domain/mail/mail-variables';
import { mailTextSchema, type MailPreview, type MailText } from '@portal/domain/mail/mail-text';
import { formTexts } from '@portal/domain/texts/form';
import { mailPreviewTexts as texts } from '@portal/domain/texts/mail-preview';
import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { RichTextField } from '../editor/rich-text-field';
import { ChangeObserver } from '../form/change-observer';
import { Form } from '../form/form';
import { FormTextInput } from '../form/form-text-input';
import { BusyButton } from '../ui/busy-button';
import { LoadFailed, RowsLoading } from '../ui/states';
import { useIsDiscardAsked, useUnsavedChange } from '../ui/unsaved-guard';
import { MailFrame } from './mail-frame';
import classes from './mail.module.css';
import { useMailPreview } from './use-mail-preview';

interface Props {
  title?: string;
  /** The text before it is edited, with its variables. */
  mail: MailText;
  /** Whether the text may be edited before sending. */
  canEdit: boolean;
  /** Fills the variables and lays out the mail as a recipient gets it; nothing is sent. */
  preview: (mail: MailText) => Promise<MailPreview>;
  /** Sends the mail, edited or as it was. Resolves to whether it succeeded; reports its own failures. */
  onSend: (mail: MailText) => Promise<boolean>;
  /** Closed without sending. */
  onCancel: () => void;
  /** Whether closing would also lose input of an earlier step, such as the recipients. */
  isUnsaved?: boolean;
  /** Further content between the mail and the buttons, such as who gets it. */
  children?: ReactNode;
}

/**
 * Shows a mail before it is sent: a preview with Cancel, Edit and Send, and an edit mode with subject and message. What
 * was edited is previewed again and sent as edited.
 */
export function MailPreviewDialog(props: Props) {
  const { title = texts.title, canEdit, preview, onCancel, isUnsaved = false, children } = props;
  const [mail, setMail] = useState(props.mail);
  const [isEditing, setEditing] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const [isSending, setSending] = useState(false);
  // What is being sent is not lost when the sent mail's page opens.
  const askFirst = useUnsavedChange((isUnsaved || isEdited || mail !== props.mail) && !isSending);
  const isAsked = useIsDiscardAsked();
  const live = useMailPreview(mail, preview);
  const onSend = async (text: MailText) => {
    setSending(true);
    const isSent = await props.onSend(text);
    if (!isSent) setSending(false);
    return isSent;
  };
  return (
    <Modal
      opened
      onClose={() => {
        askFirst(onCancel);
      }}
      closeOnEscape={!isAsked}
      trapFocus={!isAsked}
      closeOnClickOutside={false}
      title={title}
      size={820}
      centered
    >
      {isEditing ? (
        <EditedMail
          mail={mail}
          onChange={setEdited}
          onDone={(edited) => {
            setMail(edited);
            setEditing(false);
          }}
          onCancel={() => {
            setEditing(false);
          }}
          onSend={onSend}
        />
      ) : (
        <Stack>
          <ShownMail live={live} />
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" onClick={onCancel}>
              {formTexts.cancel}
            </Button>
            {canEdit && (
              <Button
                variant="default"
                onClick={() => {
                  setEditing(true);
                }}
              >
                {formTexts.edit}
              </Button>
            )}
            <BusyButton variant="filled" disabled={!live.filled} onClick={() => onSend(mail)}>
              {formTexts.send}
            </BusyButton>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

/** Subject, sender, recipient and the mail itself, at the width of a desktop or a phone. */
function ShownMail({ live }: { live: ReturnType<typeof useMailPreview> }) {
  const [isPhone, setPhone] = useState(false);
  const { filled, hasFailed, retry } = live;
  if (hasFailed) return <LoadFailed what={texts.failed} onRetry={retry} />;
  if (!filled) return <RowsLoading rows={8} />;
  const facts = [
    [texts.from, filled.from],
    [texts.to, filled.to],
    [texts.subject, filled.subject],
  ].filter(([, value]) => value !== '');
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" wrap="wrap">
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <SegmentedControl
          size="xs"
          visibleFrom="sm"
          aria-label={texts.width}
          value={isPhone ? 'phone' : 'desktop'}
          onChange={(value) => {
            setPhone(value === 'phone');
          }}
          data={[
            { value: 'desktop', label: texts.desktop },
            { value: 'phone', label: texts.phone },
          ]}
        />
      </Group>
      <MailFrame html={filled.html} isPhone={isPhone} />
    </Stack>
  );
}

interface EditedProps {
  mail: MailText;
  onChange: (isChanged: boolean) => void;
  onDone: (mail: MailText) => void;
  onCancel: () => void;
  onSend: (mail: MailText) => Promise<boolean>;
}

/** Subject and message as a form; Preview goes back, Send sends what was edited. */
function EditedMail({ mail, onChange, onDone, onCancel, onSend }: EditedProps) {
  return (
    <Form
      label={texts.title}
      initialValues={mail}
      schema={mailTextSchema}
      onSubmit={async (values) => {
        await onSend(mailTextSchema.cast(values));
      }}
    >
      {({ values, isSubmitting, validateForm, setTouched }) => (
        <Stack>
          <ChangeObserver onChange={onChange} />
          <FormTextInput name="subject" label={texts.subject} required data-autofocus />
          <RichTextField name="body" label={texts.body} placeholders={mailVariables} minHeight={220} />
          <Text size="xs" c="dimmed">
            {texts.variables}
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" onClick={onCancel}>
              {formTexts.cancel}
            </Button>
            <BusyButton
              onClick={async () => {
                await setTouched({ subject: true, body: true }, false);
                const errors = await validateForm();
                if (Object.keys(errors).length === 0) onDone(values);
              }}
            >
              {texts.preview}
            </BusyButton>
            <Button type="submit" loading={isSubmitting}>
              {formTexts.send}
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
}
