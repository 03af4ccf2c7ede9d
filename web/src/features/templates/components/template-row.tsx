import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { templateTexts } from '@portal/domain/texts/templates';
import { ActionIcon, Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconEye, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DeleteTemplate } from './delete-template';
import { DesignPicture } from './design-picture';
import classes from './templates.module.css';

interface Props {
  template: ProfileTemplate;
  isDefault: boolean;
  onSetDefault: () => Promise<unknown>;
  onCopy: () => Promise<unknown>;
  /** Shows the template; for the built-in one, which nobody edits. */
  onOpen?: () => void;
  /** The rest is missing for the built-in template. */
  editHref?: string;
  onExport?: () => void;
  onDelete?: () => Promise<unknown>;
}

/** A template of the list with what can be done with it. */
export function TemplateRow(props: Props) {
  const { template, isDefault, onSetDefault, editHref, onOpen, onCopy, onExport, onDelete } = props;
  const { name, design, isTwoColumns, secondColumn } = template;
  return (
    <Group component="li" className={classes.row ?? ''} wrap="nowrap" gap="md">
      <DesignPicture design={design} className={classes.rowPicture ?? ''} />
      <Stack gap={0} flex={1} miw={0}>
        <Group gap="xs" wrap="nowrap">
          {editHref === undefined ? (
            <Text size="md" fw={500} truncate>
              {name}
            </Text>
          ) : (
            <Anchor component={Link} to={editHref} fw={500} truncate>
              {name}
            </Anchor>
          )}
          {isDefault && (
            <Badge variant="light" color="green" size="sm" style={{ flexShrink: 0 }}>
              {templateTexts.default}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          {templateTexts.columns(template.template.length, isTwoColumns ? secondColumn.length : 0)}
        </Text>
        {!isDefault && (
          <Anchor
            component="button"
            type="button"
            size="xs"
            ta="start"
            w="fit-content"
            aria-label={templateTexts.setAsDefaultOf(name)}
            onClick={() => void onSetDefault()}
          >
            {templateTexts.setAsDefault}
          </Anchor>
        )}
      </Stack>
      <Group gap={4} wrap="nowrap">
        {onOpen && (
          <ActionIcon variant="subtle" color="gray" aria-label={templateTexts.open(name)} onClick={onOpen}>
            <IconEye size={18} aria-hidden />
          </ActionIcon>
        )}
        {editHref !== undefined && (
          <ActionIcon
            component={Link}
            to={editHref}
            variant="subtle"
            color="gray"
            aria-label={templateTexts.edit(name)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={templateTexts.copy(name)} onClick={() => void onCopy()}>
          <IconCopy size={18} aria-hidden />
        </ActionIcon>
        {onExport && (
          <ActionIcon variant="subtle" color="gray" aria-label={templateTexts.exportOne(name)} onClick={onExport}>
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        )}
        {onDelete && <DeleteTemplate name={name} onDelete={onDelete} />}
      </Group>
    </Group>
  );
}
