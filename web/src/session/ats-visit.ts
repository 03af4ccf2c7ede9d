/** A record of the ATS, whose page there embeds the application. */
export interface AtsVisit {
  entity: string;
  id: string;
}

/**
 * The record that the ATS names when it opens the application in its frame: it adds the kind and the id of the record,
 * several ids for a list.
 * @returns null for any other visit.
 */
export function atsVisitOf(search: string): AtsVisit | null {
  const parameters = new URLSearchParams(search);
  const entity = parameters.get('EntityType') ?? '';
  const [id = ''] = (parameters.get('EntityID') ?? '').split(',');
  return entity !== '' && /^\d{1,18}$/.test(id) ? { entity, id } : null;
}
