import { candidateTexts, duplicateTexts, uploadListTexts } from '@portal/domain/texts/candidates';
import { isFromScan, isPartialReading } from '@portal/domain/resumes/reading';
import { doubtedResumeTexts } from '@portal/domain/texts/doubted-resume';
import { Button, Group, Paper, ScrollArea, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useDisclosure, useNetwork } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './upload-area.module.css';
import { DoubtAnswers, DuplicateAnswers } from './upload-answers';
import { isCancelable, isFinished, type DoubtAnswer, type DuplicateAnswer, type Upload } from './upload';
import { UploadRow } from './upload-row';
import { UploadScores } from './upload-scores';
import { useFileDrop } from './use-file-drop';

interface Props {
  uploads: readonly Upload[];
  onAdd: (files: File[]) => void;
  onClear: () => void;
  onCancel: (ids: readonly string[]) => void;
  onRetry: (ids: readonly string[]) => void;
  onAnswer: (ids: readonly string[], answer: DuplicateAnswer) => void;
  onDoubtAnswer: (ids: readonly string[], answer: DoubtAnswer) => void;
  /** Whether the drop area is a button only, because the page has candidates to show. */
  isCompact?: boolean;
  /** Further ways to add candidates, next to the drop area. */
  children?: ReactNode;
}

/** The drop area for files, and a row for each of them; all finished ones fold to a line with their scores. */
export function UploadArea(props: Props) {
  const { uploads, onAdd, onClear, onCancel, onRetry, onAnswer, onDoubtAnswer, isCompact = false, children } = props;
  const isDragging = useFileDrop(onAdd);
  const [isListShown, { toggle }] = useDisclosure(false);
  const { online } = useNetwork();
  const finished = uploads.filter(({ phase }) => isFinished(phase)).length;
  const failed = uploads.filter(({ phase }) => phase === 'failed').length;
  const cancelable = uploads.filter(({ phase }) => isCancelable(phase)).map(({ id }) => id);
  const retryable = uploads.filter(({ isRetryable }) => isRetryable).map(({ id }) => id);
  const asking = uploads.filter(({ phase }) => phase === 'asking');
  const label = isCompact ? candidateTexts.uploadResumes : candidateTexts.dropResumes;
  const confirming = uploads.filter(({ phase }) => phase === 'confirming').map(({ id }) => id);
  // What is said about a resume must not hide in a folded list.
  const isNoted = ({ reading }: Upload) => reading !== null && (isPartialReading(reading) || isFromScan(reading));
  const isFoldable = uploads.every((upload) => upload.phase === 'done' && !isNoted(upload));
  const isFolded = isFoldable && !isListShown;
  return (
    <Paper p="sm">
      {isDragging && (
        <div className={classes.overlay} role="status">
          {candidateTexts.dropAnywhere}
        </div>
      )}
      <Stack gap="sm">
        <div className={isCompact ? classes.compact : classes.full}>
          <Dropzone
            onDrop={onAdd}
            multiple
            validator={() => null}
            px={isCompact ? 14 : 'md'}
            py={isCompact ? 0 : 'md'}
            className={isCompact ? (classes.button ?? '') : (classes.drop ?? '')}
            // Opens the file picker, also by keyboard; nothing inside is focusable.
            role="button"
            data-drop-area
            inputProps={{ style: { display: 'none' } }}
            aria-label={label}
            title={isCompact ? candidateTexts.dropResumes : undefined}
          >
            <Group justify="center" gap="sm" wrap="nowrap" className={classes.invitation}>
              <IconUpload size={isCompact ? 16 : 20} stroke={1.6} aria-hidden />
              <Text size="sm" fw={isCompact ? 500 : 400}>
                {label}
              </Text>
            </Group>
          </Dropzone>
          {children}
        </div>
        {uploads.length > 0 && (
          <>
            <Group justify="space-between">
              <Group gap="xs" miw={0} style={{ flex: 1 }}>
                <Text size="sm" role="status">
                  {uploadListTexts.finished(finished, uploads.length, failed)}
                </Text>
                {isFolded && <UploadScores uploads={uploads} />}
              </Group>
              <Group gap="xs">
                {isFoldable && (
                  <Button variant="subtle" size="compact-sm" aria-expanded={!isFolded} onClick={toggle}>
                    {isFolded ? uploadListTexts.showFiles : uploadListTexts.hideFiles}
                  </Button>
                )}
                {cancelable.length > 1 && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    onClick={() => {
                      onCancel(cancelable);
                    }}
                  >
                    {uploadListTexts.cancelAll}
                  </Button>
                )}
                {retryable.length > 1 && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    onClick={() => {
                      onRetry(retryable);
                    }}
                  >
                    {uploadListTexts.retryAll}
                  </Button>
                )}
                <Button variant="subtle" size="compact-sm" onClick={onClear} disabled={finished === 0}>
                  {uploadListTexts.clear}
                </Button>
              </Group>
            </Group>
            {asking.length > 1 && (
              <Group gap="xs" className={classes.question}>
                <Text size="sm">
                  {duplicateTexts.waiting(asking.length)}. {duplicateTexts.forAll}
                </Text>
                <DuplicateAnswers
                  about={duplicateTexts.waiting(asking.length)}
                  onAnswer={(answer) => {
                    onAnswer(
                      asking.map(({ id }) => id),
                      answer,
                    );
                  }}
                />
              </Group>
            )}
            {confirming.length > 1 && (
              <Group gap="xs" className={classes.question}>
                <Text size="sm">{doubtedResumeTexts.severalQuestion}</Text>
                <DoubtAnswers
                  about={doubtedResumeTexts.severalQuestion}
                  onAnswer={(answer) => {
                    onDoubtAnswer(confirming, answer);
                  }}
                />
              </Group>
            )}
            {/* In the order of the keyboard, so that a long list can be scrolled without a mouse. */}
            <ScrollArea.Autosize
              hidden={isFolded}
              mah="min(60vh, 440px)"
              offsetScrollbars="present"
              viewportProps={{ tabIndex: 0 }}
            >
              <ul className={classes.list} aria-label={uploadListTexts.title}>
                {uploads.map((upload) => (
                  <UploadRow
                    key={upload.id}
                    upload={upload}
                    isOffline={!online}
                    onCancel={onCancel}
                    onRetry={onRetry}
                    onAnswer={onAnswer}
                    onDoubtAnswer={onDoubtAnswer}
                  />
                ))}
              </ul>
            </ScrollArea.Autosize>
          </>
        )}
      </Stack>
    </Paper>
  );
}
