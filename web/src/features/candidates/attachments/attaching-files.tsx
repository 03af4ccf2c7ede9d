import { uploadListTexts } from '@portal/domain/texts/candidates';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { Group, Stack, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { useFocusAfterRemoval } from '../../../components/ui/use-focus-after-removal';
import { CancelButton } from '../upload/cancel-button';
import type { Attaching } from './use-attach';

interface Props {
  files: readonly Attaching[];
  onCancel: (id: string) => void;
  /** Gets the focus when the focused button disappears. */
  next: RefObject<HTMLElement | null>;
}

/** Attachments being uploaded: progress, or what is wrong. */
export function AttachingFiles({ files, onCancel, next }: Props) {
  const handlers = useFocusAfterRemoval({ shown: files.filter(isCancelable).length, next });
  if (files.length === 0) return null;
  return (
    <Stack gap="sm" {...handlers}>
      {files.map((file) => (
        <AttachingFile key={file.id} file={file} onCancel={onCancel} />
      ))}
    </Stack>
  );
}

function AttachingFile({ file, onCancel }: { file: Attaching; onCancel: Props['onCancel'] }) {
  const { id, name, message, progress } = file;
  return (
    <div role={message ? 'alert' : 'status'}>
      <Text size="sm" truncate title={name}>
        {name}
      </Text>
      {message ? (
        <Text size="sm" c="var(--score-red)">
          {message}
        </Text>
      ) : (
        <Group gap="xs" wrap="nowrap" mih={24}>
          <ProgressBar label={`${attachmentTexts.adding}: ${name}`} part={progress} style={{ flex: 1 }} />
          {isCancelable(file) && (
            <CancelButton
              label={`${uploadListTexts.cancel}: ${name}`}
              onCancel={() => {
                onCancel(id);
              }}
            />
          )}
        </Group>
      )}
    </div>
  );
}

function isCancelable({ message, isArrived }: Attaching): boolean {
  return message === '' && !isArrived;
}
