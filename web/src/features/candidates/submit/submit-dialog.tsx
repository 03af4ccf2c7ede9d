import type { AccessLevel } from '@portal/domain/client-connect/portal-access';
import { defaultBrandName } from '@portal/domain/constants/application';
import { submissionsApi } from '@portal/domain/contracts/submissions-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import type { MailText } from '@portal/domain/mail/mail-text';
import { maxSubmissionRecipients, recipientFrom, type SubmissionRecipient } from '@portal/domain/submissions/recipient';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { agreementTexts } from '@portal/domain/texts/agreement';
import { formTexts } from '@portal/domain/texts/form';
import { resolveLabel } from '@portal/domain/texts/labels';
import { submissionTexts as texts } from '@portal/domain/texts/submissions';
import { templateTexts } from '@portal/domain/texts/templates';
import { Alert, Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { ChipsInput } from '../../../components/form/chips-input';
import { RowsLoading } from '../../../components/ui/states';
import { useIsDiscardAsked, useUnsavedChange } from '../../../components/ui/unsaved-guard';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { useOrganization, useSignedIn } from '../../../session/session-context';
import { usePortalAccesses } from '../../../firebase/use-portal-access';
import { ClientRecipients } from './client-recipients';
import { recipientLine } from './known-recipients';
import { OnlyRecipients } from './only-recipients';
import { useKnownRecipients } from './use-known-recipients';
import { useSubmissionBrands } from './use-submission-brands';

const MailPreviewDialog = lazy(async () => ({
  default: (await import('../../../components/mail/mail-preview-dialog')).MailPreviewDialog,
}));

interface Props {
  organizationId: string;
  jobId: string;
  candidateIds: string[];
  onClose: () => void;
}

/** The first of each email; what is no email yet is left out. */
function uniqueByEmail(all: readonly SubmissionRecipient[]): SubmissionRecipient[] {
  const found = new Map<string, SubmissionRecipient>();
  for (const one of all) if (isEmail(one.email) && !found.has(one.email)) found.set(one.email, one);
  return [...found.values()];
}

/** Submits candidates to the client: asks for the recipients, then shows the mail, which can be edited and sent. */
export default function SubmitDialog({ onClose, ...props }: Props) {
  const { auth } = useFirebase();
  const { user } = useSignedIn();
  const organization = useOrganization();
  const { customLabels } = organization;
  const brands = useSubmissionBrands(props.organizationId);
  const known = useKnownRecipients(props.organizationId, props.jobId);
  const [brand, setBrand] = useState(user.selectedBrand);
  const subject = { ...props, brand };
  const [lines, setLines] = useState<string[]>([]);
  const [draft, setDraft] = useState<MailText | null>(null);
  const [missing, setMissing] = useState<string[]>([]);
  const [levels, setLevels] = useState<Readonly<Record<string, AccessLevel>>>({});
  const [verifiesRecipients, setVerifiesRecipients] = useState(organization.verifiesRecipients);
  const [error, setError] = useState('');
  const [isLoading, setLoading] = useState(false);
  const recipients = lines.map(recipientFrom);
  const offered = hasProduct(organization, 'portal') ? uniqueByEmail([...known, ...recipients]) : [];
  const accesses = usePortalAccesses(
    props.organizationId,
    offered.map(({ email }) => email),
  );
  const levelOf = (email: string) => levels[email] ?? accesses.get(email)?.level ?? 'off';
  // Who has had no access and gets none is left out.
  const chosenAccesses = offered.flatMap(({ email }) => {
    const isRecipient = recipients.some((recipient) => recipient.email === email);
    return isRecipient && (accesses.has(email) || levelOf(email) !== 'off') ? { email, level: levelOf(email) } : [];
  });
  const askFirst = useUnsavedChange(lines.length > 0 && draft === null);
  const isAsked = useIsDiscardAsked();

  const next = async () => {
    const wrong = recipients.findIndex(({ email }) => !isEmail(email));
    setError(lines.length === 0 ? formTexts.required : wrong < 0 ? '' : texts.notRecipient(lines[wrong] ?? ''));
    if (lines.length === 0 || wrong >= 0) return;
    setLoading(true);
    try {
      const { isSectionMissing, withoutAgreement, ...mail } = await callApi(
        auth,
        submissionsApi.clientSubmissionDraft,
        subject,
        {
          api: 'app',
        },
      );
      if (isSectionMissing) notifications.show({ color: 'blue', message: templateTexts.noEmailToSection });
      setMissing(withoutAgreement);
      setDraft(mail);
    } catch (thrown) {
      setError(PortalError.from(thrown).userMessage);
    } finally {
      setLoading(false);
    }
  };
  const send = async (mail: MailText) => {
    try {
      const request = { ...subject, recipients, ...mail, accesses: chosenAccesses, verifiesRecipients };
      const { sent, failed, notInAts } = await callApi(auth, submissionsApi.addClientJobSubmission, request, {
        api: 'app',
      });
      if (failed.length > 0)
        notifications.show({ color: 'red', autoClose: false, message: texts.notSent(failed.join(', ')) });
      if (sent === 0) return false;
      notifications.show({ color: 'green', message: texts.sent(sent) });
      if (notInAts.length > 0)
        notifications.show({ color: 'yellow', autoClose: false, message: texts.notInAts(notInAts) });
      onClose();
      return true;
    } catch (thrown) {
      notifications.show({ color: 'red', message: PortalError.from(thrown).userMessage });
      return false;
    }
  };

  if (draft) {
    return (
      <Suspense fallback={<RowsLoading rows={6} />}>
        <MailPreviewDialog
          title={texts.title}
          mail={draft}
          canEdit
          preview={(mail) =>
            callApi(auth, submissionsApi.previewClientSubmission, { ...subject, recipients, ...mail }, { api: 'app' })
          }
          onSend={send}
          onCancel={onClose}
          isUnsaved
        >
          {missing.length > 0 && (
            <Alert color="yellow" role="alert">
              {agreementTexts.missing(missing)}
            </Alert>
          )}
          <Text size="sm" c="dimmed">
            {texts.sentTo}: {lines.join(', ')}. {texts.ownLinks}
          </Text>
        </MailPreviewDialog>
      </Suspense>
    );
  }
  const close = () => {
    askFirst(onClose);
  };
  return (
    <Modal opened onClose={close} closeOnEscape={!isAsked} trapFocus={!isAsked} title={texts.title} size="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
      >
        <Stack gap="sm">
          <ChipsInput
            label={texts.recipients}
            description={texts.recipientsHint}
            data-autofocus
            splitChars={[',', ';', '\n']}
            data={known.map(recipientLine)}
            maxTags={maxSubmissionRecipients}
            value={lines}
            error={error || undefined}
            onChange={(value) => {
              setLines(value);
              setError('');
            }}
          />
          {brands.length > 0 && (
            <Select
              label={resolveLabel(customLabels, 'selectClientContactsBrandSelectLabel')}
              description={texts.brandHint}
              data={[...brands]}
              value={brands.find((name) => name.toLowerCase() === brand.toLowerCase()) ?? defaultBrandName}
              allowDeselect={false}
              onChange={(name) => {
                setBrand(name ?? '');
              }}
            />
          )}
          <Text size="xs" c="dimmed">
            {texts.ownLinks}
          </Text>
          <OnlyRecipients isOn={verifiesRecipients} onChange={setVerifiesRecipients} />
          {offered.length > 0 && (
            <ClientRecipients
              offered={offered}
              chosen={new Set(recipients.map(({ email }) => email))}
              accesses={accesses}
              levelOf={levelOf}
              onChoose={(person, isChosen) => {
                const others = lines.filter((line) => recipientFrom(line).email !== person.email);
                setLines(isChosen ? [...lines, recipientLine(person)].slice(0, maxSubmissionRecipients) : others);
                setError('');
              }}
              onLevel={(email, level) => {
                setLevels({ ...levels, [email]: level });
              }}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" onClick={close}>
              {formTexts.cancel}
            </Button>
            <Button type="submit" variant="filled" loading={isLoading}>
              {texts.next}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
