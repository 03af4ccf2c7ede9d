/**
 * Texts in an unresolved conflict with another user's. They are kept across pages and reloads of the tab:
 * a user who leaves before choosing is asked again.
 */
const prefix = 'portal.notes.';

/** The unresolved text of a field; null when there is none. @param id of the field. */
export function unresolvedText(id: string): string | null {
  return window.sessionStorage.getItem(prefix + id);
}

/** Keeps a text until the conflict is resolved, in this tab. */
export function keepUnresolved(id: string, text: string): void {
  window.sessionStorage.setItem(prefix + id, text);
}

/** Removes the text of a resolved conflict. */
export function clearUnresolved(id: string): void {
  window.sessionStorage.removeItem(prefix + id);
}
