import type { NotesField as Field } from '@portal/domain/candidates/editing';
import { maxNotesLength } from '@portal/domain/candidates/job-candidate';
import { profileAutosaveMs } from '@portal/domain/constants/editing';
import { documents } from '@portal/domain/paths/firestore-paths';
import { formTexts } from '@portal/domain/texts/form';
import { notesTexts } from '@portal/domain/texts/notes';
import { profileTexts } from '@portal/domain/texts/profiles';
import { saveStateTexts } from '@portal/domain/texts/states';
import { Group, Text } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { RichText } from '../../../components/editor/rich-text';
import type { SaveState } from '../../../components/ui/use-autosave';
import { useData } from '../../../firebase/data-provider';
import { useEditorImages } from '../../../firebase/use-editor-images';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { saveNotes } from './save-notes';
import { useAnnounceWriting } from './use-notes-writers';
import { useSharedNotes } from './use-shared-notes';

/** Two writers of one note are rare. */
const TextConflict = lazy(() => import('../../../components/editor/text-conflict'));

interface Props {
  label: string;
  hint: string;
  field: Field;
  candidateKey: CandidateKey;
  stored: string;
  /** Names of the others who are writing here just now. */
  writers: readonly string[];
}

/** Notes that save themselves three seconds after the last keypress; a conflict of two writers is shown. */
export function NotesField({ label, hint, field, candidateKey, stored, writers }: Props) {
  const { firestore } = useData();
  const { organizationId, jobId, candidateId } = candidateKey;
  const save = useCallback(
    (change: { base: string; text: string }) =>
      saveNotes(firestore, { organizationId, jobId, candidateId }, { field, ...change }),
    [firestore, organizationId, jobId, candidateId, field],
  );
  const notes = useSharedNotes({
    id: `${documents.candidate(organizationId, jobId, candidateId)}/${field}`,
    stored,
    save,
    delay: profileAutosaveMs,
  });
  const { announce, end } = useAnnounceWriting(candidateKey, field);
  const { state, unresolved } = notes;
  useEffect(() => {
    if (state === 'saved') end();
  }, [state, end]);
  const uploadImage = useEditorImages();
  if (unresolved)
    return (
      <Suspense fallback={null}>
        <TextConflict
          title={label}
          message={notesTexts.conflict(label)}
          {...unresolved}
          theirs={stored}
          onSettle={notes.settle}
        />
      </Suspense>
    );
  const isTooLong = notes.text.length > maxNotesLength;
  return (
    <div>
      <Group justify="space-between" mb={4} gap="xs">
        <Text size="sm" fw={500} aria-hidden>
          {label}
        </Text>
        <Text size="xs" c={state === 'failed' ? 'var(--score-red)' : 'dimmed'} role="status">
          {stateText(state, label) || writers.map(notesTexts.isChanging).join(', ')}
        </Text>
      </Group>
      <Text size="xs" c="dimmed" mb={4}>
        {hint}
      </Text>
      <RichText
        label={label}
        isLabelHidden
        error={isTooLong ? formTexts.tooLong(maxNotesLength) : undefined}
        minHeight={88}
        value={notes.text}
        onUploadImage={uploadImage}
        onChange={(html) => {
          notes.change(html);
          announce();
        }}
      />
    </div>
  );
}

function stateText(state: SaveState, label: string): string {
  if (state === 'saving') return saveStateTexts.saving;
  if (state === 'saved') return profileTexts.labelSaved(label);
  if (state === 'failed') return profileTexts.labelWereNotSaved(label);
  return '';
}
