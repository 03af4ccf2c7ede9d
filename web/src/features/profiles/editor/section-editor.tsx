import type { AiSection } from '@portal/domain/contracts/profiles-api';
import type { ProfileSection } from '@portal/domain/profiles/built-profile';
import type { ProfileOwnerKind } from '@portal/domain/profiles/profile-owner';
import { resolveLabel, type CustomLabels, type LabelKey } from '@portal/domain/texts/labels';
import { saveStateTexts } from '@portal/domain/texts/states';
import { profilePanelTexts, profileTexts } from '@portal/domain/texts/profiles';
import { templateTexts } from '@portal/domain/texts/templates';
import { Badge, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconSparkles } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FormattedText } from '../../../components/editor/formatted-text';
import { RichText } from '../../../components/editor/rich-text';
import { TextConflict } from '../../../components/editor/text-conflict';
import { BusyButton } from '../../../components/ui/busy-button';
import { useEditorImages } from '../../../firebase/use-editor-images';
import { useOrganization } from '../../../session/session-context';
import { aiKindOf, needsPreview } from '../ai/ai-kind';
import { AiPreview } from '../ai/ai-preview';
import { useAiText } from '../ai/use-ai-text';
import type { ProfileCalls } from '../data/use-profile-calls';
import { useSectionDraft, type SectionChange, type SectionSaveState } from './use-section-draft';
import type { SectionConflict } from '@portal/domain/contracts/profiles-api';

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
  const { customLabels } = useOrganization();
  const uploadImage = useEditorImages();
  const draft = useSectionDraft({ section, isUploading, save });
  const ai = useAiText(generate);
  const kind = hasAi ? aiKindOf(section, ownerKind) : null;
  const title = section.title || templateTexts.untitled;
  const canEdit = section.isEditable || section.isAI;
  const generateText = async () => {
    if (kind === null) return;
    const written = await ai.write(kind);
    if (written === null) return;
    if (needsPreview(section)) setPreview(written);
    else draft.change(written.content);
  };
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Title order={2} size="h3">
              {title}
            </Title>
            {section.isRecruiterOnly && (
              <Badge size="xs" variant="light" color="gray" tt="none">
                {templateTexts.recruiterOnly}
              </Badge>
            )}
            {section.wasEdited && (
              <Badge size="xs" variant="light" tt="none">
                {profilePanelTexts.edited}
              </Badge>
            )}
          </Group>
          <Group gap="xs">
            <Text size="xs" c={draft.state === 'failed' ? 'var(--score-red)' : 'dimmed'} role="status">
              {saveText(draft.state, section, customLabels)}
            </Text>
            {kind !== null && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconSparkles size={14} aria-hidden />}
                disabled={ai.isGenerating}
                onClick={() => void generateText()}
              >
                {profileTexts.generate}
              </Button>
            )}
            {canEdit && isOpen && (
              <BusyButton size="compact-sm" variant="filled" disabled={isUploading} onClick={draft.saveNow}>
                {profileTexts.save}
              </BusyButton>
            )}
            {canEdit && !isOpen && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconPencil size={14} aria-hidden />}
                aria-label={templateTexts.edit(title)}
                onClick={onOpen}
              >
                {profilePanelTexts.edit}
              </Button>
            )}
          </Group>
        </Group>
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
          <TextConflict
            title={title}
            message={profilePanelTexts.conflict(nameOf(draft.conflict.theirs.editedBy))}
            mine={draft.conflict.mine}
            theirs={draft.conflict.theirs.content}
            onSettle={draft.settle}
          />
        )}
        {canEdit && isOpen ? (
          <RichText
            label={title}
            isLabelHidden
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

const saveTexts: Readonly<Record<SectionSaveState, string>> = {
  idle: '',
  pending: '',
  saving: saveStateTexts.saving,
  saved: saveStateTexts.saved,
  failed: saveStateTexts.notSaved,
};

/** What became of a save; the resume and the notes are named by the organization's labels. */
function saveText(state: SectionSaveState, section: ProfileSection, customLabels: CustomLabels): string {
  const label = labelOf(section);
  if (label === null || (state !== 'saved' && state !== 'failed')) return saveTexts[state];
  const name = resolveLabel(customLabels, label);
  if (state === 'saved') return profileTexts.labelSaved(name);
  return label === 'candidateResume' ? profileTexts.labelWasNotSaved(name) : profileTexts.labelWereNotSaved(name);
}

function labelOf({ isResume, isRecruiterNotes, isPrivateNotes }: ProfileSection): LabelKey | null {
  if (isRecruiterNotes) return 'recruiterNotes';
  if (isPrivateNotes) return 'internalNotes';
  return isResume ? 'candidateResume' : null;
}
