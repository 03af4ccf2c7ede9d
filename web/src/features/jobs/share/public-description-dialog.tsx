import { findRevealed } from '@portal/domain/jobs/find-revealed';
import { maxJobDescriptionLength, type Job } from '@portal/domain/jobs/job';
import { formTexts } from '@portal/domain/texts/form';
import { publicDescriptionTexts as texts } from '@portal/domain/texts/job-form';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { showFailure } from '../../../components/ui/run-with-notice';
import { useUnsavedChange } from '../../../components/ui/unsaved-guard';
import { useData } from '../../../firebase/data-provider';
import { useSignedIn } from '../../../session/session-context';
import { updateJob } from '../data/update-job';

interface Props {
  job: Job;
  /** The text to begin with. */
  proposal: string;
  onClose: () => void;
}

/** Edits the description of the job's public page. */
export default function PublicDescriptionDialog({ job, proposal, onClose }: Props) {
  const { firestore } = useData();
  const changedBy = useSignedIn().user.id;
  const [text, setText] = useState(proposal);
  const [isSaving, setSaving] = useState(false);
  const askFirst = useUnsavedChange(text !== proposal && !isSaving);
  const left = findRevealed(text, job);
  const save = async () => {
    setSaving(true);
    try {
      const key = { organizationId: job.organizationId, jobId: job.id, changedBy };
      await updateJob(firestore, key, { publicDescription: text.trim() });
      notifications.show({ color: 'green', message: texts.saved });
      onClose();
    } catch {
      showFailure();
      setSaving(false);
    }
  };
  return (
    <Modal
      opened
      onClose={() => {
        askFirst(onClose);
      }}
      title={texts.title}
      size="lg"
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {job.publicDescription ? texts.hint : `${texts.hint} ${texts.proposed}`}
        </Text>
        <Textarea
          aria-label={texts.title}
          data-autofocus
          autosize
          minRows={10}
          maxRows={20}
          maxLength={maxJobDescriptionLength}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        {left.length > 0 && (
          <Text size="sm" c="orange.9" style={{ overflowWrap: 'anywhere' }}>
            {texts.stillFound(left.map((found) => found.text).join(', '))}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="subtle"
            onClick={() => {
              askFirst(onClose);
            }}
          >
            {formTexts.cancel}
          </Button>
          <Button variant="filled" loading={isSaving} onClick={() => void save()}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
