import type { ProfileSection } from '@portal/domain/profiles/built-profile';
import { resolveLabel, type CustomLabels, type LabelKey } from '@portal/domain/texts/labels';
import { saveStateTexts } from '@portal/domain/texts/states';
import { profilePanelTexts, profileTexts } from '@portal/domain/texts/profiles';
import { templateTexts } from '@portal/domain/texts/templates';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconPencil, IconSparkles } from '@tabler/icons-react';
import { memo } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { useOrganization } from '../../../session/session-context';
import type { SectionSaveState } from './use-section-draft';

interface Props {
  section: ProfileSection;
  title: string;
  saveState: SectionSaveState;
  /** Whether its text is being edited; null for a section that cannot be edited. */
  isOpen: boolean | null;
  isUploading: boolean;
  isGenerating: boolean;
  /** Null where the section cannot be written. */
  onGenerate: (() => Promise<void>) | null;
  onSave: () => Promise<void>;
  onOpen: () => void;
}

/** Title, state and controls of a section in the editor. A key in its text does not render it again. */
export const SectionHead = memo(function SectionHead(props: Props) {
  const { section, title, saveState, isOpen, isUploading, isGenerating, onGenerate, onSave, onOpen } = props;
  const { customLabels } = useOrganization();
  return (
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
        <Text size="xs" c={saveState === 'failed' ? 'var(--score-red)' : 'dimmed'} role="status">
          {saveText(saveState, section, customLabels)}
        </Text>
        {onGenerate && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconSparkles size={14} aria-hidden />}
            disabled={isGenerating}
            onClick={() => void onGenerate()}
          >
            {profileTexts.generate}
          </Button>
        )}
        {isOpen === true && (
          <BusyButton size="compact-sm" variant="filled" disabled={isUploading} onClick={onSave}>
            {profileTexts.save}
          </BusyButton>
        )}
        {isOpen === false && (
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
  );
});

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
