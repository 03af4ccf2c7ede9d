import { candidateTexts, duplicateTexts, uploadListTexts } from '@portal/domain/texts/candidates';
import { Button, Group, Paper, ScrollArea, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useNetwork } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './upload-area.module.css';
import { isCancelable, isFinished, type DuplicateAnswer, type Upload } from './upload';
import { DuplicateAnswers, UploadRow } from './upload-row';

interface Props {
  uploads: readonly Upload[];
  onAdd: (files: File[]) => void;
  onClear: () => void;
  onCancel: (ids: readonly string[]) => void;
  onAnswer: (ids: readonly string[], answer: DuplicateAnswer) => void;
  /** Further ways to add candidates, below the place to drop on. */
  children?: ReactNode;
}

/** The drop area for files, and a row for each of them. */
export function UploadArea({ uploads, onAdd, onClear, onCancel, onAnswer, children }: Props) {
  const { online } = useNetwork();
  const finished = uploads.filter(({ phase }) => isFinished(phase)).length;
  const failed = uploads.filter(({ phase }) => phase === 'failed').length;
  const cancelable = uploads.filter(({ phase }) => isCancelable(phase)).map(({ id }) => id);
  const asking = uploads.filter(({ phase }) => phase === 'asking');
  return (
    <Paper p="sm">
      <Stack gap="sm">
        <Dropzone
          onDrop={onAdd}
          multiple
          validator={() => null}
          p="md"
          className={classes.drop ?? ''}
          // It opens the choice of files, by the keyboard as well; nothing in it is to be come to by itself.
          role="button"
          inputProps={{ style: { display: 'none' } }}
          aria-label={candidateTexts.dropResumes}
        >
          <Group justify="center" gap="sm" className={classes.invitation}>
            <IconUpload size={20} stroke={1.6} aria-hidden />
            <Text size="sm">{candidateTexts.dropResumes}</Text>
          </Group>
        </Dropzone>
        {children}
        {uploads.length > 0 && (
          <>
            <Group justify="space-between">
              <Text size="sm" role="status">
                {uploadListTexts.finished(finished, uploads.length, failed)}
              </Text>
              <Group gap="xs">
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
            {/* In the order of the keyboard, so that a long list can be scrolled without a mouse. */}
            <ScrollArea.Autosize mah="min(60vh, 440px)" offsetScrollbars="present" viewportProps={{ tabIndex: 0 }}>
              <ul className={classes.list} aria-label={uploadListTexts.title}>
                {uploads.map((upload) => (
                  <UploadRow
                    key={upload.id}
                    upload={upload}
                    isOffline={!online}
                    onCancel={onCancel}
                    onAnswer={onAnswer}
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
