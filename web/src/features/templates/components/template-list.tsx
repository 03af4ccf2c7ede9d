import type { ProfileSide } from '@portal/domain/templates/choose-template';
import { defaultCoreTemplate, defaultMarketingTemplate } from '@portal/domain/templates/default-templates';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { settingsTexts } from '@portal/domain/texts/settings';
import { templateTexts } from '@portal/domain/texts/templates';
import { Button, FileButton, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useData } from '../../../firebase/data-provider';
import { deleteTemplate, newTemplateId, storeTemplate } from '../data/store-template';
import { exportTemplate, readTemplateFile } from '../data/template-file';
import { TemplateRow } from './template-row';

interface Props {
  organizationId: string;
  side: ProfileSide;
  templates: readonly ProfileTemplate[];
  /** Id of the default template; `''` is the built-in one. */
  defaultId: string;
  hrefOf: (templateId: string | null) => string;
  saveDefault: (templateId: string) => Promise<void>;
}

/** The templates of one side, with the built-in one first. */
export function TemplateList({ organizationId, side, templates, defaultId, hrefOf, saveDefault }: Props) {
  const { firestore } = useData();
  const builtIn = side === 'core' ? defaultCoreTemplate : defaultMarketingTemplate;
  const isBuiltInDefault = !templates.some(({ id }) => id === defaultId);
  const setDefault = (templateId: string) =>
    runWithNotice(() => saveDefault(templateId), { done: templateTexts.defaultSet });
  const importFile = async (file: File | null) => {
    if (!file) return;
    await runWithNotice(
      async () => {
        const given = { id: newTemplateId(firestore, organizationId), isCore: side === 'core' };
        await storeTemplate(firestore, organizationId, await readTemplateFile(file, given));
      },
      { done: templateTexts.imported, failed: templateTexts.notImported },
    );
  };
  return (
    <Stack gap="sm" maw={880}>
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed">
          {templateTexts.listHint}
        </Text>
        <Group gap="xs">
          <FileButton accept=".json,application/json" onChange={(file) => void importFile(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
                {templateTexts.importOne}
              </Button>
            )}
          </FileButton>
          <Button component={Link} to={hrefOf(null)} leftSection={<IconPlus size={16} aria-hidden />}>
            {settingsTexts.addTemplate}
          </Button>
        </Group>
      </Group>
      <Paper component="ul" p={0} m={0} aria-label={templateTexts.list}>
        <TemplateRow
          template={{ ...builtIn, name: templateTexts.builtInDefault }}
          isDefault={isBuiltInDefault}
          onSetDefault={() => setDefault('')}
        />
        {templates.map((template) => (
          <TemplateRow
            key={template.id}
            template={template}
            isDefault={template.id === defaultId}
            editHref={hrefOf(template.id)}
            onSetDefault={() => setDefault(template.id)}
            onExport={() => {
              exportTemplate(template);
            }}
            onCopy={() =>
              runWithNotice(
                () =>
                  storeTemplate(firestore, organizationId, {
                    ...template,
                    id: newTemplateId(firestore, organizationId),
                    name: templateTexts.copyOf(template.name).slice(0, 200),
                    createdAt: null,
                  }),
                { done: templateTexts.copied },
              )
            }
            onDelete={() =>
              runWithNotice(
                async () => {
                  if (template.id === defaultId) await saveDefault('');
                  await deleteTemplate(firestore, organizationId, template.id);
                },
                { done: templateTexts.deleted },
              )
            }
          />
        ))}
      </Paper>
      {templates.length === 0 && (
        <Text size="sm" c="dimmed">
          {templateTexts.none}
        </Text>
      )}
    </Stack>
  );
}
