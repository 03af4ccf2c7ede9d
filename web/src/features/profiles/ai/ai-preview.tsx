import type { AiSection } from '@portal/domain/contracts/profiles-api';
import { formTexts } from '@portal/domain/texts/form';
import { aiTexts, profileTexts } from '@portal/domain/texts/profiles';
import { Accordion, Alert, Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedText } from '../../../components/editor/formatted-text';
import classes from '../components/profiles.module.css';

interface Props {
  section: AiSection;
  onUse: () => void;
  onDismiss: () => void;
}

/** An AI text before it is taken: the text, what in it has no source, and where each sentence comes from. */
export function AiPreview({ section: { content, sentences, writer }, onUse, onDismiss }: Props) {
  const unsourced = sentences.filter(({ source }) => source === null);
  return (
    <Modal opened onClose={onDismiss} title={profileTexts.preview} size="xl" centered>
      <Stack>
        {unsourced.length > 0 && (
          <Alert color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} title={aiTexts.unsourced}>
            <ul className={classes.plainList}>
              {unsourced.map(({ text }, index) => (
                <li key={index}>{text}</li>
              ))}
            </ul>
          </Alert>
        )}
        <div className={classes.aiText}>
          <FormattedText html={content} />
        </div>
        {sentences.length > 0 && (
          <Accordion variant="contained">
            <Accordion.Item value="sources">
              <Accordion.Control>{aiTexts.sources(sentences.length)}</Accordion.Control>
              <Accordion.Panel>
                <Stack gap="xs">
                  {sentences.map(({ text, source }, index) => (
                    <div key={index}>
                      <Text size="sm">{text}</Text>
                      {source ? (
                        <Text size="xs" c="dimmed">
                          {aiTexts.source(source.name, source.quote)}
                        </Text>
                      ) : (
                        <Badge size="xs" color="yellow" variant="light" tt="none">
                          {aiTexts.noSource}
                        </Badge>
                      )}
                    </div>
                  ))}
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
        )}
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {aiTexts.writer(writer)}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onDismiss}>
              {formTexts.cancel}
            </Button>
            <Button onClick={onUse}>{profileTexts.useContent}</Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
