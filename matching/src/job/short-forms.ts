import { alike, meaningOf, type Meaning } from '../taxonomy/related-professions';
import { stemsOf } from '../text/stem';

/** What a job is about, by its title and by all of its text. */
export interface JobField {
  title: Meaning;
  text: Meaning;
}

/** Reads the field of a job. */
export function fieldOfJob(title: string, lines: readonly string[]): JobField {
  return { title: meaningOf(stemsOf(title)), text: meaningOf(stemsOf(lines.join('\n'))) };
}

/** So few letters are short for several things: `CPC` is a coder's certificate, a driver's and more. */
const shortForm = /^[A-Z]{2,3}$/;
/** How like the title and the text, on average, what a short form is short for has to be. */
const least = 0.3;

/**
 * Whether a job may mean a certificate or a skill by what it writes: a short form means it only in its own field.
 *
 * @param label The name in full.
 */
export function isOfField(label: string, written: string, { title, text }: JobField): boolean {
  if (!shortForm.test(written) || label.includes(written)) return true;
  const own = meaningOf(stemsOf(label));
  // Words that nobody knows tell of no other field either.
  const told = [title, text].filter((one) => alike(one, one) > 0);
  return told.length === 0 || told.reduce((sum, one) => sum + alike(own, one), 0) / told.length >= least;
}
