import { string } from 'yup';
import { formTexts } from '../texts/form';
import { urlPattern } from './web-address';

/** A web URL, with or without `https://`; `''` when absent. Refuses other schemes, such as `javascript:`. */
export function url() {
  return string()
    .trim()
    .max(2000, formTexts.tooLong(2000))
    .matches(urlPattern, { message: formTexts.notAUrl, excludeEmptyString: true })
    .default('')
    .meta({ kind: 'url' });
}
