import { blockOf, emailToSection, type Block } from '@portal/domain/templates/block';
import type { TemplateSide } from '@portal/domain/templates/choose-template';
import { profileDesigns } from '@portal/domain/templates/profile-design';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { catalogueOfSide, variableCatalogue, variableNames } from '@portal/domain/templates/variable-catalogue';
import { formTexts } from '@portal/domain/texts/form';
import { notesTexts } from '@portal/domain/texts/notes';
import { saveStateTexts } from '@portal/domain/texts/states';
import { designTexts, templateTexts } from '@portal/domain/texts/templates';
import {
  ActionIcon,
  Alert,
  Button,
  Group,
  NativeSelect,
  Paper,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconArrowForwardUp, IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { useEditorImages } from '../../../firebase/use-editor-images';
import { readBack, storeTemplate } from '../data/store-template';
import { refreshEntityMetadata, useEntityMetadata } from '../data/use-entity-metadata';
import { EdgePanel } from './edge-panel';
import { InsertTarget, InsertTargetContext } from './insert-target';
import { QuickElements } from './quick-elements';
import { SectionColumns } from './section-columns';
import { SectionForm } from './section-form';
import {
  columnOf,
  draftOf,
  templateOf,
  withChangedSection,
  withMailSection,
  withSection,
  type TemplateDraft,
} from './template-draft';
import classes from './template-editor.module.css';
import { TemplatePreview } from './template-preview';
import { useHistory } from './use-history';
import { useTemplateSaving, type TemplateSaveState } from './use-template-saving';
import { VariableList } from './variable-list';

interface Props {
  organizationId: string;
  side: TemplateSide;
  template: ProfileTemplate;
  /** The stored template, live; null before it is stored. */
  live: ProfileTemplate | null;
  isNew: boolean;
  /** Called once a new template is stored. */
  onStored: () => void;
  onClose: () => void;
}

type SidePart = 'fields' | 'preview';

/** Edits a template: header, sections in one or two columns, footer; fields to insert and a preview at the side. */
export function TemplateEditor({ organizationId, side, template, live, isNew, onStored, onClose }: Props) {
  const { auth } = useFirebase();
  const { firestore } = useData();
  const { state: draft, change, undo, redo, canUndo, canRedo } = useHistory(() => draftOf(template));
  const [openId, setOpenId] = useState<string | null>(null);
  const [part, setPart] = useState<SidePart>('fields');
  const [isUploading, setUploading] = useState(false);
  const [isStored, setStored] = useState(false);
  const [insertTarget] = useState(() => new InsertTarget());
  const uploadImage = useEditorImages();
  const metadata = useEntityMetadata(organizationId);
  const catalogue = useMemo(() => catalogueOfSide(variableCatalogue(metadata), side), [metadata, side]);
  const placeholders = useMemo(() => variableNames(catalogue), [catalogue]);
  const known = useMemo(() => new Set(placeholders), [placeholders]);
  const current = useMemo(() => templateOf(draft, known), [draft, known]);
  const saving = useTemplateSaving({
    template: current,
    stored: isNew ? null : template,
    live,
    isUploading,
    readBack: (saved) => readBack(saved, side),
    onReplace: (stored) => {
      change(() => draftOf(stored));
    },
    store: async (changed) => {
      await storeTemplate(firestore, { organizationId, side }, changed);
      setStored(true);
    },
  });
  const isNewlyStored = isNew && isStored && saving.state === 'saved';
  const storedCallback = useRef(onStored);
  useEffect(() => {
    storedCallback.current = onStored;
  });
  // Once nothing is unsaved: the new URL must not raise the question about unsaved changes.
  useEffect(() => {
    if (isNewlyStored) storedCallback.current();
  }, [isNewlyStored]);
  const isOfJob = side === 'job';
  const texts = { placeholders, onUploadImage: uploadImage, onUploading: setUploading };
  const set = (fields: Partial<TemplateDraft>, field?: string) => {
    change((before) => ({ ...before, ...fields }), field);
  };
  const add = (block: Block) => {
    const column = (openId === null ? null : columnOf(draft, openId)) ?? 'template';
    const { draft: longer, id } = withSection(draft, column, block);
    change(() => longer);
    if (id) setOpenId(id);
  };
  const insert = (name: string) => {
    if (insertTarget.insert(`[${name}]`)) return;
    const found = catalogue.flatMap(({ variables }) => variables).find((variable) => variable.name === name);
    add(blockOf({ isText: true, title: found?.label ?? '', content: `<p>[${name}]</p>` }));
  };
  const save = async () => {
    const isSaved = await saving.saveNow();
    const blocks = [...current.template, ...current.secondColumn];
    if (isSaved && !isOfJob && emailToSection(blocks) === null) {
      notifications.show({ color: 'blue', message: templateTexts.noEmailToSection });
    }
  };
  return (
    <InsertTargetContext value={insertTarget}>
      <Stack gap="md">
        <Group justify="space-between" className={classes.bar ?? ''} wrap="wrap">
          <Title order={1}>{isOfJob ? templateTexts.jobTitle : templateTexts.title}</Title>
          <Group gap="xs">
            <Text size="xs" c={saving.state === 'failed' ? 'var(--score-red)' : 'dimmed'} role="status">
              {saveTexts[saving.state]}
            </Text>
            <Group gap={2} role="group" aria-label={templateTexts.history}>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={templateTexts.undo}
                disabled={!canUndo}
                onClick={undo}
              >
                <IconArrowBackUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={templateTexts.redo}
                disabled={!canRedo}
                onClick={redo}
              >
                <IconArrowForwardUp size={18} aria-hidden />
              </ActionIcon>
            </Group>
            <Button variant="default" onClick={onClose}>
              {formTexts.cancel}
            </Button>
            <BusyButton variant="filled" onClick={save}>
              {templateTexts.save}
            </BusyButton>
          </Group>
        </Group>
        {saving.state === 'conflict' && (
          <Alert color="yellow" title={templateTexts.changedElsewhere}>
            <Group gap="xs">
              {(['mine', 'theirs'] as const).map((choice) => (
                <Button
                  key={choice}
                  size="compact-sm"
                  variant="default"
                  onClick={() => {
                    saving.settle(choice);
                  }}
                >
                  {choice === 'mine' ? notesTexts.keepMine : notesTexts.keepTheirs}
                </Button>
              ))}
            </Group>
          </Alert>
        )}
        <div className={classes.layout}>
          <Stack gap="md" miw={0}>
            <Paper p="md">
              <Group align="flex-end" gap="lg">
                <TextInput
                  label={templateTexts.profileName}
                  required
                  flex="1 1 220px"
                  value={draft.name}
                  maxLength={200}
                  onChange={(event) => {
                    set({ name: event.currentTarget.value }, 'name');
                  }}
                />
                {!isOfJob && (
                  <>
                    <NativeSelect
                      label={templateTexts.design}
                      w={140}
                      data={profileDesigns.map((design) => ({ value: design, label: designTexts[design] }))}
                      value={draft.design}
                      onChange={(event) => {
                        const design = profileDesigns.find((known) => known === event.currentTarget.value);
                        if (design) set({ design });
                      }}
                    />
                    <Switch
                      mb={8}
                      label={templateTexts.twoColumns}
                      checked={draft.isTwoColumns}
                      onChange={(event) => {
                        set({ isTwoColumns: event.currentTarget.checked });
                      }}
                    />
                  </>
                )}
              </Group>
            </Paper>
            <EdgePanel
              {...texts}
              title={templateTexts.header}
              showLabel={templateTexts.showHeader}
              isHidden={draft.hideHeader}
              onHide={
                isOfJob
                  ? null
                  : (hideHeader) => {
                      set({ hideHeader });
                    }
              }
              value={draft.headerContent}
              onChange={(headerContent) => {
                set({ headerContent }, 'header');
              }}
            />
            <SectionColumns
              draft={draft}
              change={change}
              openId={openId}
              onOpen={setOpenId}
              formOf={(id) => {
                const block = [...draft.template, ...draft.secondColumn].find((section) => section.id === id)?.block;
                return (
                  block && (
                    <SectionForm
                      side={side}
                      block={block}
                      knownVariables={known}
                      texts={texts}
                      onChange={(act, field) => {
                        change((before) => withChangedSection(before, id, act), field && `${id}.${field}`);
                      }}
                      onToggleMail={() => {
                        change((before) => withMailSection(before, id));
                      }}
                    />
                  )
                );
              }}
            />
            <QuickElements side={side} onAdd={add} />
            <EdgePanel
              {...texts}
              title={templateTexts.footer}
              showLabel={templateTexts.showFooter}
              isHidden={draft.hideFooter}
              onHide={
                isOfJob
                  ? null
                  : (hideFooter) => {
                      set({ hideFooter });
                    }
              }
              value={draft.footerContent}
              onChange={(footerContent) => {
                set({ footerContent }, 'footer');
              }}
            />
          </Stack>
          <Paper p="md" className={classes.side ?? ''}>
            <Group justify="space-between" mb="sm" wrap="nowrap">
              <SegmentedControl
                aria-label={templateTexts.parts}
                value={part}
                onChange={setPart}
                data={[
                  { value: 'fields', label: templateTexts.variables },
                  { value: 'preview', label: templateTexts.preview },
                ]}
              />
              <BusyButton
                variant="subtle"
                size="compact-sm"
                leftSection={<IconRefresh size={14} aria-hidden />}
                onClick={() =>
                  runWithNotice(() => refreshEntityMetadata(auth, firestore, organizationId), {
                    done: templateTexts.fieldsRefreshed,
                    failed: templateTexts.fieldsNotRefreshed,
                  })
                }
              >
                {templateTexts.refreshFields}
              </BusyButton>
            </Group>
            {part === 'fields' ? (
              <VariableList catalogue={catalogue} onInsert={insert} />
            ) : (
              <TemplatePreview organizationId={organizationId} side={side} template={current} />
            )}
          </Paper>
        </div>
      </Stack>
    </InsertTargetContext>
  );
}

const saveTexts: Readonly<Record<TemplateSaveState, string>> = {
  saved: saveStateTexts.saved,
  changed: '',
  saving: saveStateTexts.saving,
  failed: saveStateTexts.notSaved,
  // The question about it says more.
  conflict: '',
};
