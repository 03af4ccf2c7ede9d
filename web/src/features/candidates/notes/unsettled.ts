/**
 * Texts that met somebody else's and have not been settled yet. They outlive the screen and a reload of the tab: whoever
 * walks away before choosing finds the question again.
 */
const prefix = 'portal.notes.';

export function unsettledText(id: string): string | null {
  return window.sessionStorage.getItem(prefix + id);
}

export function keepUnsettled(id: string, text: string): void {
  window.sessionStorage.setItem(prefix + id, text);
}

export function forgetUnsettled(id: string): void {
  window.sessionStorage.removeItem(prefix + id);
}
