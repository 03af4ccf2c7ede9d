import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { resolveLabel } from '@portal/domain/texts/labels';
import { notesTexts } from '@portal/domain/texts/notes';
import { Stack } from '@mantine/core';
import { useOrganization } from '../../../session/session-context';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { NotesField } from './notes-field';
import { useNotesWriters } from './use-notes-writers';

interface Props {
  candidate: JobCandidate;
  candidateKey: CandidateKey;
  nameOf: (uid: string) => string;
}

/** The notes for viewers and the notes for the team. */
export function NotesPanel({ candidate, candidateKey, nameOf }: Props) {
  const { customLabels } = useOrganization();
  const writersOf = useNotesWriters(candidateKey);
  const { recruiterNotes, privateNotes } = candidate.summary;
  return (
    <Stack>
      <NotesField
        label={resolveLabel(customLabels, 'recruiterNotes')}
        hint={notesTexts.recruiterHint}
        field="recruiterNotes"
        candidateKey={candidateKey}
        stored={recruiterNotes}
        writers={writersOf('recruiterNotes').map(nameOf)}
      />
      <NotesField
        label={resolveLabel(customLabels, 'internalNotes')}
        hint={notesTexts.internalHint}
        field="privateNotes"
        candidateKey={candidateKey}
        stored={privateNotes}
        writers={writersOf('privateNotes').map(nameOf)}
      />
    </Stack>
  );
}
