import { Group, Paper, Stack, Switch, Title } from '@mantine/core';
import type { RichTextProps } from '../../../components/editor/rich-text';
import { TemplateText } from './template-text';

interface Props extends Pick<RichTextProps, 'placeholders' | 'onUploadImage' | 'onUploading' | 'value' | 'onChange'> {
  title: string;
  showLabel: string;
  isHidden: boolean;
  /** Null where it is always shown. */
  onHide: ((isHidden: boolean) => void) | null;
}

/** The header or footer of a template, with the switch that shows it. */
export function EdgePanel({ title, showLabel, isHidden, onHide, ...text }: Props) {
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h3">
            {title}
          </Title>
          {onHide && (
            <Switch
              label={showLabel}
              checked={!isHidden}
              onChange={(event) => {
                onHide(!event.currentTarget.checked);
              }}
            />
          )}
        </Group>
        {!isHidden && <TemplateText {...text} label={title} isLabelHidden minHeight={56} />}
      </Stack>
    </Paper>
  );
}
