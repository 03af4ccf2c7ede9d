import { candidateTexts, uploadProgressTexts } from '@portal/domain/texts/candidates';
import { Button, Group, Paper, Progress, ScrollArea, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconAlertCircle, IconCircleCheck, IconUpload } from '@tabler/icons-react';
import type { Upload, UploadPhase } from './upload-queue';
import classes from './upload-panel.module.css';
import { useUploadQueue } from './use-upload-queue';

const phaseTexts: Record<UploadPhase, string> = {
  waiting: uploadProgressTexts.waiting,
  uploading: uploadProgressTexts.uploading,
  expanding: uploadProgressTexts.expanding,
  parsing: uploadProgressTexts.parsing,
  grading: uploadProgressTexts.grading,
  done: uploadProgressTexts.done,
  failed: '',
};

/** Where resumes are dropped, and how far each has come. */
export function UploadPanel({ organizationId, jobId }: { organizationId: string; jobId: string }) {
  const { uploads, add, clear } = useUploadQueue(organizationId, jobId);
  const finished = uploads.filter(({ phase }) => phase === 'done' || phase === 'failed').length;
  return (
    <Paper p="sm">
      <Stack gap="sm">
        <Dropzone onDrop={add} multiple validator={() => null} p="md" aria-label={candidateTexts.dropResumes}>
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
              <Button variant="subtle" size="compact-sm" onClick={clear} disabled={finished === 0}>
                Clear finished
              </Button>
            </Group>
            <ScrollArea.Autosize mah={260}>
              <ul className={classes.list} aria-label="Uploads">
                {uploads.map((upload) => (
                  <UploadRow key={upload.id} upload={upload} />
                ))}
              </ul>
            </ScrollArea.Autosize>
          </>
        )}
      </Stack>
    </Paper>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { phase, progress, message, fileName } = upload;
  const isBusy = phase !== 'done' && phase !== 'failed';
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
