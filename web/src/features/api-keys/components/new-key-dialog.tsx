import { apiKeyTexts as texts } from '@portal/domain/texts/api-keys';
import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Shows a new key, this once; it closes by its button alone. */
export function NewKeyDialog({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.createdTitle}
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        <Text size="sm">{texts.createdHint}</Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {apiKey}
        </Code>
        <Group justify="flex-end">
          <CopyButton value={apiKey} timeout={2000}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                onClick={copy}
                data-autofocus
              >
                {copied ? texts.copied : texts.copy}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{texts.kept}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
