import { meaningSimilarity, meaningOf, type Meaning } from '../../taxonomy/related-professions';
import { occupationsOfTitle } from '../../taxonomy/occupations';
import { stemsOf } from '../../text/stem';

/** What a job is about, by its title and by all of its text. */
export interface JobField {
  title: Meaning;
  text: Meaning;
  /** The industry of the title's profession; empty when nobody knows it, or it is in any. */
  industry: string;
}

const ofAnyIndustry = 'general-business';

/** Reads the field of a job. */
export function fieldOfJob(title: string, lines: readonly string[]): JobField {
  const industry = occupationsOfTitle(title)[0]?.industry ?? '';
  return {
    title: meaningOf(stemsOf(title)),
    text: meaningOf(stemsOf(lines.join('\n'))),
    industry: industry === ofAnyIndustry ? '' : industry,
  };
}

/** So few letters are short for several things: `CPC` is a coder's certificate, a driver's and more. */
const abbreviation = /^[A-Z]{2,3}$/;
/** How like the title and the text, on average, what a short form is short for has to be. */
const least = { ofAnyField: 0.3, ofOwnIndustry: 0.11 };

/**
 * Whether a job may mean a certificate or a skill by what it writes: a short form means it only in its own field.
 *
 * @param label The name in full.
 * @param own The industry that asks for it most, where one does.
 */
export function isOfField(label: string, written: string, { title, text, industry }: JobField, own = ''): boolean {
  if (!abbreviation.test(written) || label.includes(written)) return true;
  const meaning = meaningOf(stemsOf(label));
  const needed = own !== '' && own === industry ? least.ofOwnIndustry : least.ofAnyField;
  // Words that nobody knows tell of no other field either.
  const stated = [title, text].filter((one) => meaningSimilarity(one, one) > 0);
  return (
    stated.length === 0 ||
    stated.reduce((sum, one) => sum + meaningSimilarity(meaning, one), 0) / stated.length >= needed
  );
}
