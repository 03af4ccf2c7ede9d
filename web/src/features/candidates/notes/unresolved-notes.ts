/**
 * Texts that met somebody else's and have not been settled yet. They outlive the screen and a reload of the tab: whoever
 * walks away before choosing finds the question again.
 */
const prefix = 'portal.notes.';

/** The text of a field that waits to be settled; null when none does. @param id of the field. */
export function unresolvedText(id: string): string | null {
  return window.sessionStorage.getItem(prefix + id);
}

/** Keeps a text until it is settled, in this tab. */
export function keepUnresolved(id: string, text: string): void {
  window.sessionStorage.setItem(prefix + id, text);
}

/** The text was settled. */
export function clearUnresolved(id: string): void {
  window.sessionStorage.removeItem(prefix + id);
}
