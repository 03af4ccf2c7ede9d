import type { Block } from '@portal/domain/templates/block';
import type { TemplateSide } from '@portal/domain/templates/choose-template';
import { kindsOfSide, mayBeEditable, sectionKind, withSectionKind } from '@portal/domain/templates/section-kinds';
import { sectionKindTexts, templateTexts } from '@portal/domain/texts/templates';
import { Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { RichTextProps } from '../../../components/editor/rich-text';
import { TemplateText } from './template-text';

interface Props {
  side: TemplateSide;
  block: Block;
  knownVariables: ReadonlySet<string>;
  texts: Pick<RichTextProps, 'placeholders' | 'onUploadImage' | 'onUploading'>;
  /** @param field what changes, for undo. */
  onChange: (change: (block: Block) => Block, field?: string) => void;
  onToggleMail: () => void;
}

/** What an open section is filled by, and who sees and edits it. */
export function SectionForm({ side, block, knownVariables, texts, onChange, onToggleMail }: Props) {
  const kind = sectionKind(block);
  const kinds = kindsOfSide(side).map((value) => ({ value, label: sectionKindTexts[value] }));
  const isEditableAllowed = mayBeEditable(block, knownVariables);
  const set = (fields: Partial<Block>, field?: string) => {
    onChange((before) => ({ ...before, ...fields }), field);
  };
  return (
    <Stack gap="sm">
      <Group grow align="flex-start">
        <TextInput
          label={templateTexts.sectionTitle}
          value={block.title}
          maxLength={200}
          onChange={(event) => {
            set({ title: event.currentTarget.value }, 'title');
          }}
        />
        <NativeSelect
          label={templateTexts.filledBy}
          data={kinds}
          value={kind}
          onChange={(event) => {
            const chosen = kinds.find(({ value }) => value === event.currentTarget.value)?.value ?? 'text';
            onChange((before) => withSectionKind(before, chosen));
          }}
        />
      </Group>
      {kind === 'text' && (
        <TemplateText
          {...texts}
          label={templateTexts.content}
          value={block.content}
          onChange={(content) => {
            set({ content }, 'content');
          }}
        />
      )}
      <TemplateText
        {...texts}
        label={templateTexts.alternative}
        minHeight={44}
        value={block.alternativeContent}
        onChange={(alternativeContent) => {
          set({ alternativeContent }, 'alternativeContent');
        }}
      />
      <Group gap="lg" role="group" aria-label={templateTexts.sectionOptions}>
        <Checkbox
          label={templateTexts.editable}
          checked={block.isAI || (block.isEditable && isEditableAllowed)}
          disabled={block.isAI || !isEditableAllowed}
          description={isEditableAllowed ? undefined : templateTexts.notEditable}
          onChange={(event) => {
            set({ isEditable: event.currentTarget.checked });
          }}
        />
        <Checkbox
          label={templateTexts.recruiterOnly}
          checked={block.isRecruiterOnly}
          disabled={block.isPrivateNotes}
          onChange={(event) => {
            set({ isRecruiterOnly: event.currentTarget.checked });
          }}
        />
        <Checkbox label={templateTexts.emailTo} checked={block.mailToSection} onChange={onToggleMail} />
      </Group>
    </Stack>
  );
}
