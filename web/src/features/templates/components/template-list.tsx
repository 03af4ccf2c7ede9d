import type { TemplateSide } from '@portal/domain/templates/choose-template';
import {
  defaultCoreTemplate,
  defaultJobTemplate,
  defaultMarketingTemplate,
} from '@portal/domain/templates/default-templates';
import { asProfileTemplate } from '@portal/domain/templates/job-template';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { settingsTexts } from '@portal/domain/texts/settings';
import { templateTexts } from '@portal/domain/texts/templates';
import { Button, FileButton, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { deleteTemplate, newTemplateId, storeTemplate } from '../data/store-template';
import { exportTemplate, readTemplateFile } from '../data/template-file';
import { useTemplates } from '../data/use-templates';
import { TemplatePreview } from '../editor/template-preview';
import { TemplateRow } from './template-row';

interface Props {
  organizationId: string;
  side: TemplateSide;
  /** Id of the default template; `''` is the built-in one. */
  defaultId: string;
  hrefOf: (templateId: string | null) => string;
  saveDefault: (templateId: string) => Promise<void>;
}

const builtInTemplate: Readonly<Record<TemplateSide, ProfileTemplate>> = {
  core: defaultCoreTemplate,
  marketing: defaultMarketingTemplate,
  job: asProfileTemplate(defaultJobTemplate),
};

/** The templates of one side, with the built-in one first. */
export function TemplateList(props: Props) {
  const live = useTemplates(props.organizationId, props.side);
  if (live.status === 'loading') return <RowsLoading rows={3} height={64} />;
  if (live.status === 'error') return <LoadFailed onRetry={live.retry} />;
  return <LoadedTemplates {...props} templates={live.data} />;
}

function LoadedTemplates(props: Props & { templates: readonly ProfileTemplate[] }) {
  const { organizationId, side, templates, defaultId, hrefOf, saveDefault } = props;
  const { firestore } = useData();
  const place = { organizationId, side };
  const builtIn = { ...builtInTemplate[side], name: templateTexts.builtInDefault };
  const [isOpen, { open, close }] = useDisclosure(false);
  const isBuiltInDefault = !templates.some(({ id }) => id === defaultId);
  const setDefault = (templateId: string) =>
    runWithNotice(() => saveDefault(templateId), { done: templateTexts.defaultSet });
  const copy = (template: ProfileTemplate) =>
    runWithNotice(
      () =>
        storeTemplate(firestore, place, {
          ...template,
          id: newTemplateId(firestore, organizationId),
          name: templateTexts.copyOf(template.name).slice(0, 200),
          createdAt: null,
        }),
      { done: templateTexts.copied },
    );
  const importFile = async (file: File | null) => {
    if (!file) return;
    await runWithNotice(
      async () => {
        const given = { id: newTemplateId(firestore, organizationId), isCore: side === 'core' };
        await storeTemplate(firestore, place, await readTemplateFile(file, given));
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
          template={builtIn}
          isDefault={isBuiltInDefault}
          onSetDefault={() => setDefault('')}
          onOpen={open}
          onCopy={() => copy(builtIn)}
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
            onCopy={() => copy(template)}
            onDelete={() =>
              runWithNotice(
                async () => {
                  if (template.id === defaultId) await saveDefault('');
                  await deleteTemplate(firestore, place, template.id);
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
      {isOpen && (
        <Modal opened onClose={close} title={builtIn.name} size="lg" centered>
          <TemplatePreview organizationId={organizationId} side={side} template={builtIn} />
        </Modal>
      )}
    </Stack>
  );
}
