import { string } from 'yup';
import { formTexts } from '../texts/form';

/** Each part of the host excludes the dot that separates them, so that a long value is read once. */
const urlPattern = /^(?:https?:\/\/)?[^\s/:?#@.<>"']+(?:\.[^\s/:?#@.<>"']+)+(?::\d{1,5})?(?:[/?#][^\s<>"']*)?$/i;

/** An address of the web, with or without `https://`; `''` when absent. Other schemes (`javascript:`) are refused. */
export function url() {
  return string()
    .trim()
    .max(2000, formTexts.tooLong(2000))
    .matches(urlPattern, { message: formTexts.notAUrl, excludeEmptyString: true })
    .default('');
}

/** The address as a link's target: with its scheme, or null when it is not an address of the web. */
export function urlWithScheme(value: string): string | null {
  const address = value.trim();
  if (!urlPattern.test(address)) return null;
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
