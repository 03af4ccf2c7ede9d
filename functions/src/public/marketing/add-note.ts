import type { NoteEvent } from '@portal/domain/organizations/bullhorn-events';
import type { SharedLinkKind } from '@portal/domain/links/shared-link';
import { noteText } from '@portal/domain/ats/note-text';
import type { PublicContext } from '../../runtime/route';
import type { OpenPage } from './open-page';
import { recipientOf, type ViewerLabel } from './recipient';

/**
 * Adds the note of an event for the ATS, unless the organization has switched it off.
 * @param note.id the same event adds one note.
 * @param note.text replaces the event's own text.
 */
export async function addNote(
  { store }: Pick<PublicContext, 'store'>,
  page: OpenPage,
  note: { event: NoteEvent; kind: SharedLinkKind; label: ViewerLabel; id: string; text?: string },
): Promise<void> {
  const { organization, targetId, tearsheet } = page;
  const { event, kind, label, id } = note;
  const standard = noteText(organization, event, []);
  if (standard === null) return;
  const text = note.text ?? standard;
  await store.atsNotes.add(
    organization.id,
    {
      noteType: event,
      candidateId: kind === 'profile' ? targetId : '',
      jobId: kind === 'job' ? targetId : '',
      tearsheetId: tearsheet?.id ?? '',
      ...label,
      author: await authorOf(store, page, note),
      text,
    },
    id,
  );
}

/** Id of the user whose name the note carries, by the organization's choice; `''` for the connection's own. */
async function authorOf(
  store: PublicContext['store'],
  { organization, link, targetId }: OpenPage,
  { kind, label }: { kind: SharedLinkKind; label: ViewerLabel },
): Promise<string> {
  const author = organization.integration.bullhorn.skillsMarketing.author.note;
  if (author === 'loggedUser') return link.sender;
  if (author === 'candidateOwner' && kind === 'profile') {
    return (await store.skillsCandidates.get(organization.id, targetId))?.owner.id ?? '';
  }
  if (author === 'clientContactOwner') return (await recipientOf({ store }, { ...link, ...label }))?.ownerId ?? '';
  return '';
}
