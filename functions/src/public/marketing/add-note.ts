import type { NoteEvent } from '@portal/domain/organizations/bullhorn-events';
import type { SharedLinkKind } from '@portal/domain/links/shared-link';
import { noteTexts } from '@portal/domain/texts/marketing-notes';
import type { PublicContext } from '../../runtime/route';
import type { OpenPage } from './open-page';
import type { ViewerLabel } from './recipient';

/**
 * Adds the note of an event for the ATS, unless the organization has switched it off.
 * @param note.id the same event adds one note.
 */
export async function addNote(
  { store }: Pick<PublicContext, 'store'>,
  { organization, link, targetId, tearsheet }: OpenPage,
  note: { event: NoteEvent; kind: SharedLinkKind; label: ViewerLabel; id: string; details?: string },
): Promise<void> {
  const { event, kind, label, id, details = '' } = note;
  if (!organization.integration.bullhorn.customNotes[event].enabled) return;
  await store.atsNotes.add(
    organization.id,
    {
      noteType: event,
      candidateId: kind === 'profile' ? targetId : '',
      jobId: kind === 'job' ? targetId : '',
      tearsheetId: tearsheet?.id ?? '',
      ...label,
      author: link.sender,
      text: [noteTexts[event], details].filter(Boolean).join(' '),
    },
    id,
  );
}
