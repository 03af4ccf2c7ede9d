import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface Props {
  title: string;
  hint: string;
  secret: string;
  buttons: { copy: string; copied: string; done: string };
  /** Closes by its button alone, which comes after the one that copies. */
  isStrict?: boolean;
  onClose: () => void;
}

/** Shows a secret, this once. */
export function SecretDialog({ title, hint, secret, buttons, isStrict = false, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      closeOnClickOutside={false}
      closeOnEscape={!isStrict}
      withCloseButton={!isStrict}
    >
      <Stack>
        <Text size="sm">{hint}</Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group justify="flex-end">
          <CopyButton value={secret} timeout={2000}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                onClick={copy}
                data-autofocus={isStrict || undefined}
              >
                {copied ? buttons.copied : buttons.copy}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose} data-autofocus={!isStrict || undefined}>
            {buttons.done}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
