import type { ProfileSide } from '@portal/domain/templates/choose-template';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { designTemplates } from '@portal/domain/templates/design-templates';
import { designHintTexts, templateTexts } from '@portal/domain/texts/templates';
import { Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { DesignPicture } from './design-picture';
import classes from './templates.module.css';

interface Props {
  side: ProfileSide;
  /** Of the new template. */
  templateId: string;
  onChoose: (template: ProfileTemplate) => void;
}

/** The designs that a new template can start from. */
export function ChooseStarter({ side, templateId, onChoose }: Props) {
  return (
    <Stack>
      <Title order={1}>{templateTexts.title}</Title>
      <Text c="dimmed">{templateTexts.chooseStart}</Text>
      <div className={classes.starters}>
        {designTemplates.map((template) => (
          <UnstyledButton
            key={template.design}
            className={classes.starter ?? ''}
            onClick={() => {
              onChoose({ ...template, id: templateId, name: '', isCore: side === 'core' });
            }}
          >
            <DesignPicture design={template.design} className={classes.starterPicture ?? ''} />
            <Text fw={600}>{template.name}</Text>
            <Text size="xs" c="dimmed">
              {designHintTexts[template.design]}
            </Text>
          </UnstyledButton>
        ))}
      </div>
    </Stack>
  );
}
