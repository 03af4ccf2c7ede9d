import type { NoteEvent } from '../organizations/bullhorn-events';
import type { Organization } from '../organizations/organization';
import { noteTexts } from '../texts/marketing-notes';

/**
 * The text of an event's note for the ATS.
 * @param details follow the event's own sentence; empty ones are left out.
 * @returns null when the organization has switched the event off.
 */
export function noteText(
  { integration }: Pick<Organization, 'integration'>,
  event: NoteEvent,
  details: readonly string[],
): string | null {
  if (!integration.bullhorn.customNotes[event].enabled) return null;
  return [noteTexts[event], ...details].filter(Boolean).join(' ');
}
