import { uploadListTexts } from '@portal/domain/texts/candidates';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { Group, Text } from '@mantine/core';
import { CancelButton } from '../components/cancel-button';
import { ProgressBar } from '../../../components/ui/progress-bar';
import type { Attaching } from './use-attach';

interface Props {
  files: readonly Attaching[];
  onCancel: (id: string) => void;
}

/** Files on their way to a candidate: how far each has come, or what is wrong with it. */
export function AttachingFiles({ files, onCancel }: Props) {
  return files.map(({ id, name, message, progress, isArrived }) => (
    <div key={id} role={message ? 'alert' : 'status'}>
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
          {!isArrived && (
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
  ));
}
