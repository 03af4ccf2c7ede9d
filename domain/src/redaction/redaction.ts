import { boolean, string } from 'yup';
import { list, record, type Model } from '../fields/model';

/** What a redacted text tells about the candidate. */
export const redactionKinds = [
  'person',
  'employer',
  'school',
  'email',
  'phone',
  'link',
  'address',
  'picture',
  'file',
  'other',
] as const;
export type RedactionKind = (typeof redactionKinds)[number];

/** Most entries of a profile's list, and most forms of one. */
export const maxRedactions = 300;
const maxForms = 60;

/** An entry of the redaction list of an anonymous profile: one fact about the candidate, in all its written forms. */
export const redactionSchema = record({
  kind: string().oneOf(redactionKinds).required(),
  /** As the list shows it: the full name, the URL, the path of a picture. */
  text: string().max(400).required(),
  /** Every form that is looked for, such as short names and domains; the text itself is one of them. */
  forms: list(string().max(400).required(), maxForms),
  /** Whether it is blacked out. */
  isOn: boolean().default(true),
  /** Whether a user added it. */
  isManual: boolean().default(false),
});
export type Redaction = Model<typeof redactionSchema>;

/** The replacement of a redacted text. Its length tells nothing about the text. */
export const redactionMark = '█████';

/** An entry that is still readable in an output, and where. */
export interface Leak {
  kind: RedactionKind;
  /** As it is written there. */
  text: string;
  /** Title of the section, or name of the field. */
  place: string;
}

/**
 * A list with the entries of another that it lacks; what both have keeps the switch of the first. Nothing is dropped: a list of
 * more than {@link maxRedactions} entries is for the caller to refuse.
 */
export function mergeRedactions(first: readonly Redaction[], second: readonly Redaction[]): Redaction[] {
  const known = new Map(second.flatMap(inEntries).map((one) => [keyOf(one), one]));
  const merged = first.flatMap((one) => {
    const other = known.get(keyOf(one));
    known.delete(keyOf(one));
    return inEntries(other ? { ...one, forms: [...new Set([...one.forms, ...other.forms])] } : one);
  });
  return [...new Map([...merged, ...known.values()].map((one) => [keyOf(one), one])).values()];
}

/** An entry with more forms than one may have, as several. */
function inEntries(redaction: Redaction): Redaction[] {
  const { forms } = redaction;
  if (forms.length <= maxForms) return [redaction];
  const [text = '', ...others] = forms.slice(maxForms);
  return [{ ...redaction, forms: forms.slice(0, maxForms) }, ...inEntries({ ...redaction, text, forms: others })];
}

function keyOf({ kind, text }: Redaction): string {
  return `${kind}\n${text.toLowerCase()}`;
}
