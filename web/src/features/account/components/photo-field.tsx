import { accountTexts } from '@portal/domain/texts/shell';
import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { useData } from '../../../firebase/data-provider';
import { isPhoto, uploadPhoto } from '../data/upload-photo';

interface Props {
  uid: string;
  name: string;
  /** URL of the photo; `''` for none. */
  value: string;
  onChange: (url: string) => void;
  /** Called while a photo is being uploaded: the form waits for it. */
  onUploading: (isUploading: boolean) => void;
}

/** A user's photo, previewed before it is uploaded. */
export function PhotoField({ uid, name, value, onChange, onUploading }: Props) {
  const { storage } = useData();
  const [preview, setPreview] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const reset = useRef<() => void>(null);
  useEffect(() => {
    if (preview === undefined) return undefined;
    return () => {
      URL.revokeObjectURL(preview);
    };
  }, [preview]);

  const upload = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    setFailure(undefined);
    if (!isPhoto(file)) {
      setFailure(accountTexts.photoUnusable);
      return;
    }
    setPreview(URL.createObjectURL(file));
    setProgress(0);
    onUploading(true);
    try {
      onChange(await uploadPhoto(storage, uid, file, setProgress));
    } catch {
      setPreview(undefined);
      setFailure(accountTexts.photoFailed);
    } finally {
      setProgress(undefined);
      onUploading(false);
    }
  };

  return (
    <Group align="center" gap="md" wrap="nowrap">
      <Avatar src={(preview ?? value) || null} name={name} color="accent" size={72} alt={accountTexts.photo} />
      <Stack gap={6} style={{ minWidth: 0 }}>
        <Group gap="xs">
          <FileButton
            onChange={(file) => void upload(file)}
            accept="image/jpeg,image/png,image/gif,image/webp"
            resetRef={reset}
          >
            {(props) => (
              <Button {...props} variant="default" size="compact-md" loading={progress !== undefined}>
                {accountTexts.choosePhoto}
              </Button>
            )}
          </FileButton>
          {value !== '' && progress === undefined && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-md"
              onClick={() => {
                setPreview(undefined);
                onChange('');
              }}
            >
              {accountTexts.removePhoto}
            </Button>
          )}
        </Group>
        {progress === undefined ? (
          <Text size="xs" c={failure ? 'var(--score-red)' : 'dimmed'} role={failure ? 'alert' : undefined}>
            {failure ?? accountTexts.photoHint}
          </Text>
        ) : (
          <ProgressBar label={accountTexts.photo} part={progress} size="md" w={220} maw="100%" />
        )}
      </Stack>
    </Group>
  );
}
