import { minAccessCodeLength } from '@portal/domain/constants/public-links';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import { formTexts } from '@portal/domain/texts/form';
import { jobAccessTexts as texts } from '@portal/domain/texts/job-form';
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { generateCode } from '../../../components/described/generate-code';
import { CopyLinkButton } from '../../../components/ui/copy-button';
import { useFirebase } from '../../../firebase/firebase-context';
import { setJobAccessCode } from './set-job-access-code';

interface Props {
  job: Job;
  isSet: boolean;
  onClose: () => void;
}

/** Sets the access code of a job, shows it once, and removes it. */
export default function JobAccessCodeDialog({ job, isSet, onClose }: Props) {
  const { auth } = useFirebase();
  const [code, setCode] = useState('');
  const [savedCode, setSavedCode] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState('');
  const save = async (accessCode: string) => {
    if (accessCode !== '' && accessCode.length < minAccessCodeLength) {
      setError(formTexts.tooShort(minAccessCodeLength));
      return;
    }
    setSaving(true);
    try {
      await setJobAccessCode(auth, { organizationId: job.organizationId, jobId: job.id, accessCode });
      setSavedCode(accessCode);
      if (accessCode !== '') return;
      notifications.show({ color: 'green', message: texts.removed });
      onClose();
    } catch (failure) {
      setError(PortalError.from(failure).userMessage);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={texts.open}>
      {savedCode !== '' ? (
        <Stack gap="sm">
          <Alert color="green" role="status">
            {texts.saved(savedCode)}
          </Alert>
          <Group justify="flex-end">
            <CopyLinkButton value={savedCode} label={texts.copy} />
            <Button onClick={onClose}>{formTexts.close}</Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {isSet ? texts.isSet : texts.isNotSet} {texts.hint}
          </Text>
          <TextInput
            label={texts.code}
            value={code}
            maxLength={100}
            error={error}
            autoComplete="off"
            data-autofocus
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setError('');
            }}
          />
          <Group justify="space-between">
            <Button
              variant="default"
              onClick={() => {
                setCode(generateCode());
                setError('');
              }}
            >
              {texts.generate}
            </Button>
            <Group gap="xs">
              {isSet && (
                <Button variant="subtle" color="red" loading={isSaving} onClick={() => void save('')}>
                  {texts.remove}
                </Button>
              )}
              <Button loading={isSaving} disabled={code.trim() === ''} onClick={() => void save(code.trim())}>
                {texts.save}
              </Button>
            </Group>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
