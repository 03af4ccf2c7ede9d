/** The parts of the host exclude the dot between them, which keeps matching linear. */
export const urlPattern = /^(?:https?:\/\/)?[^\s/:?#@.<>"']+(?:\.[^\s/:?#@.<>"']+)+(?::\d{1,5})?(?:[/?#][^\s<>"']*)?$/i;

/** The URL with its scheme, for links; null when it is no web URL. */
export function urlWithScheme(value: string): string | null {
  const typed = value.trim();
  if (!urlPattern.test(typed)) return null;
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}
