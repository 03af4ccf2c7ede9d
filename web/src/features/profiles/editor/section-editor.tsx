import type { AiSection } from '@portal/domain/contracts/profiles-api';
import type { ProfileSection } from '@portal/domain/profiles/built-profile';
import type { ProfileOwnerKind } from '@portal/domain/profiles/profile-owner';
import { profilePanelTexts, profileTexts } from '@portal/domain/texts/profiles';
import { templateTexts } from '@portal/domain/texts/templates';
import { Badge, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { FormattedText } from '../../../components/editor/formatted-text';
import { RichText } from '../../../components/editor/rich-text';
import { useEditorImages } from '../../../firebase/use-editor-images';
import { aiKindOf, needsPreview } from '../ai/ai-kind';
import { AiPreview } from '../ai/ai-preview';
import { useAiText } from '../ai/use-ai-text';
import type { ProfileCalls } from '../data/use-profile-calls';
import classes from '../components/profiles.module.css';
import { SectionHead } from './section-head';
import { useSectionDraft, type SectionChange } from './use-section-draft';
import type { SectionConflict } from '@portal/domain/contracts/profiles-api';

/** Two writers of one section are rare. */
const TextConflict = lazy(() => import('../../../components/editor/text-conflict'));

interface Props {
  section: ProfileSection;
  ownerKind: ProfileOwnerKind;
  /** Whether the organization has the AI generator. */
  hasAi: boolean;
  generate: ProfileCalls['generate'];
  save: (change: SectionChange) => Promise<SectionConflict | null>;
  nameOf: (uid: string) => string;
  /** Whether its text is being edited: one section at a time has the editor. */
  isOpen: boolean;
  onOpen: () => void;
  /** The files of a section with files. */
  files: ReactNode;
}

/** A section in the editor: its text to edit, with Save, and AI Generate where the section can be written. */
export function SectionEditor(props: Props) {
  const { section, ownerKind, hasAi, generate, save, nameOf, isOpen, onOpen, files } = props;
  const [isUploading, setUploading] = useState(false);
  const [preview, setPreview] = useState<AiSection | null>(null);
  const uploadImage = useEditorImages();
  const draft = useSectionDraft({ section, isUploading, save });
  const ai = useAiText(generate);
  const kind = hasAi ? aiKindOf(section, ownerKind) : null;
  const title = section.title || templateTexts.untitled;
  const canEdit = section.isEditable || section.isAI;
  const { write } = ai;
  const { change } = draft;
  const generateText = useCallback(async () => {
    if (kind === null) return;
    const written = await write(kind);
    if (written === null) return;
    if (needsPreview(section)) setPreview(written);
    else change(written.content);
  }, [kind, write, change, section]);
  return (
    <Paper p="md" component="section" aria-label={title} className={classes.section ?? ''}>
      <Stack gap="xs">
        <SectionHead
          section={section}
          title={title}
          saveState={draft.state}
          isOpen={canEdit ? isOpen : null}
          isUploading={isUploading}
          isGenerating={ai.isGenerating}
          onGenerate={kind === null ? null : generateText}
          onSave={draft.saveNow}
          onOpen={onOpen}
        />
        {ai.isGenerating && (
          <Group gap="xs" role="status">
            <Loader size="xs" />
            <Text size="sm">{profileTexts.generating}</Text>
            <Button size="compact-xs" variant="subtle" onClick={ai.cancel}>
              {profilePanelTexts.stop}
            </Button>
          </Group>
        )}
        {draft.conflict && (
          <Suspense fallback={null}>
            <TextConflict
              title={title}
              message={profilePanelTexts.conflict(nameOf(draft.conflict.theirs.editedBy))}
              base={draft.conflict.base}
              mine={draft.conflict.mine}
              theirs={draft.conflict.theirs.content}
              onSettle={draft.settle}
            />
          </Suspense>
        )}
        {canEdit && isOpen ? (
          <RichText
            label={title}
            isLabelHidden
            // The button that opened the text is gone, and with it the place of keyboard users.
            isFocusedAtFirst
            value={draft.text}
            onChange={draft.change}
            onUploadImage={uploadImage}
            onUploading={setUploading}
          />
        ) : (
          <SectionText text={draft.text} badges={section.badges} hasFiles={section.isFile} />
        )}
        {files}
      </Stack>
      {preview && (
        <AiPreview
          section={preview}
          onDismiss={() => {
            setPreview(null);
          }}
          onUse={() => {
            draft.change(preview.content);
            setPreview(null);
          }}
        />
      )}
    </Paper>
  );
}

function SectionText({ text, badges, hasFiles }: { text: string; badges: readonly string[]; hasFiles: boolean }) {
  if (text !== '') return <FormattedText html={text} />;
  if (badges.length > 0) {
    return (
      <Group gap={4}>
        {badges.map((badge) => (
          <Badge key={badge} variant="light" tt="none" fw={500}>
            {badge}
          </Badge>
        ))}
      </Group>
    );
  }
  return hasFiles ? null : (
    <Text size="sm" c="dimmed">
      {profilePanelTexts.emptySection}
    </Text>
  );
}
