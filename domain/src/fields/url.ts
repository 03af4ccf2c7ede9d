import { string } from 'yup';
import { formTexts } from '../texts/form';

/** The parts of the host exclude the dot between them, which keeps matching linear. */
const urlPattern = /^(?:https?:\/\/)?[^\s/:?#@.<>"']+(?:\.[^\s/:?#@.<>"']+)+(?::\d{1,5})?(?:[/?#][^\s<>"']*)?$/i;

/** A web URL, with or without `https://`; `''` when absent. Refuses other schemes, such as `javascript:`. */
export function url() {
  return string()
    .trim()
    .max(2000, formTexts.tooLong(2000))
    .matches(urlPattern, { message: formTexts.notAUrl, excludeEmptyString: true })
    .default('')
    .meta({ kind: 'url' });
}

/** The URL with its scheme, for links; null when it is no web URL. */
export function urlWithScheme(value: string): string | null {
  const typed = value.trim();
  if (!urlPattern.test(typed)) return null;
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}
