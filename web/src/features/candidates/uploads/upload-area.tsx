import { candidateTexts, uploadProgressTexts } from '@portal/domain/texts/candidates';
import { saveStateTexts } from '@portal/domain/texts/states';
import { Button, Group, Paper, Progress, ScrollArea, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useNetwork } from '@mantine/hooks';
import { IconAlertCircle, IconCircleCheck, IconUpload } from '@tabler/icons-react';
import type { Upload, UploadPhase } from './upload-queue';
import classes from './upload-area.module.css';

const phaseTexts: Record<UploadPhase, string> = {
  waiting: uploadProgressTexts.waiting,
  uploading: uploadProgressTexts.uploading,
  expanding: uploadProgressTexts.expanding,
  parsing: uploadProgressTexts.parsing,
  grading: uploadProgressTexts.grading,
  done: uploadProgressTexts.done,
  failed: '',
};

interface Props {
  uploads: readonly Upload[];
  onAdd: (files: File[]) => void;
  onClear: () => void;
}

/** The place to drop files on, and a row for each of them. */
export function UploadArea({ uploads, onAdd, onClear }: Props) {
  const { online } = useNetwork();
  const finished = uploads.filter(({ phase }) => phase === 'done' || phase === 'failed').length;
  return (
    <Paper p="sm">
      <Stack gap="sm">
        <Dropzone onDrop={onAdd} multiple validator={() => null} p="md" aria-label={candidateTexts.dropResumes}>
          <Group justify="center" gap="sm" className={classes.invitation}>
            <IconUpload size={20} stroke={1.6} aria-hidden />
            <Text size="sm">{candidateTexts.dropResumes}</Text>
          </Group>
        </Dropzone>
        {uploads.length > 0 && (
          <>
            <Group justify="space-between">
              <Text size="sm" role="status">
                {finished} of {uploads.length} files
              </Text>
              <Button variant="subtle" size="compact-sm" onClick={onClear} disabled={finished === 0}>
                Clear finished
              </Button>
            </Group>
            <ScrollArea.Autosize mah={260}>
              <ul className={classes.list} aria-label="Uploads">
                {uploads.map((upload) => (
                  <UploadRow key={upload.id} upload={upload} isOffline={!online} />
                ))}
              </ul>
            </ScrollArea.Autosize>
          </>
        )}
      </Stack>
    </Paper>
  );
}

function UploadRow({ upload, isOffline }: { upload: Upload; isOffline: boolean }) {
  const { phase, progress, message, fileName } = upload;
  const isBusy = phase !== 'done' && phase !== 'failed';
  const isInterrupted = isBusy && (isOffline || upload.isInterrupted);
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        {phase === 'done' && <IconCircleCheck size={18} color="var(--score-green)" aria-hidden />}
        {phase === 'failed' && <IconAlertCircle size={18} color="var(--score-red)" aria-hidden />}
      </span>
      <Text size="sm" truncate className={classes.name} title={fileName}>
        {fileName}
      </Text>
      <div className={classes.state}>
        {phase === 'failed' ? (
          <Text size="sm" c="var(--score-red)">
            {message}
          </Text>
        ) : isInterrupted ? (
          <Text size="sm" c="var(--score-red)">
            {saveStateTexts.notSaved}
          </Text>
        ) : (
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" c="dimmed" w={76}>
              {phaseTexts[phase]}
            </Text>
            {isBusy && phase !== 'waiting' && (
              <Progress
                value={phase === 'uploading' ? progress * 100 : 100}
                animated={phase !== 'uploading'}
                size="sm"
                className={classes.bar}
                aria-label={`${fileName}: ${phaseTexts[phase]}`}
              />
            )}
          </Group>
        )}
      </div>
    </li>
  );
}
