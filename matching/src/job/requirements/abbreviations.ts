import { meaningSimilarity, meaningOf, type Meaning } from '../../taxonomy/related-professions';
import { occupationsOfTitle } from '../../taxonomy/occupations';
import { stemsOf } from '../../text/stem';

/** What a job is about, by its title and its whole text. */
export interface JobField {
  title: Meaning;
  text: Meaning;
  /** Industry of the title's profession; empty when unknown or any. */
  industry: string;
  /** The title's profession; empty when unknown. */
  occupation: string;
}

const ofAnyIndustry = 'general-business';

/** Reads the field of a job. */
export function fieldOfJob(title: string, lines: readonly string[]): JobField {
  const { industry = '', id = '' } = occupationsOfTitle(title)[0] ?? {};
  return {
    title: meaningOf(stemsOf(title)),
    text: meaningOf(stemsOf(lines.join('\n'))),
    industry: industry === ofAnyIndustry ? '' : industry,
    occupation: id,
  };
}

/** Abbreviations this short are ambiguous: `CPC` is a coder's certificate, a driver's and more. */
const abbreviation = /^[A-Z]{2,3}$/;
/** Least average similarity of an abbreviation's long form to the title and the text. */
const least = { ofAnyField: 0.3, ofOwnIndustry: 0.11 };

/**
 * Whether an abbreviation in a job means a certificate or skill: only in its own field.
 *
 * @param label The name in full.
 * @param own The industry that asks for it most, if any.
 */
export function isOfField(label: string, written: string, { title, text, industry }: JobField, own = ''): boolean {
  if (!abbreviation.test(written) || label.includes(written)) return true;
  const meaning = meaningOf(stemsOf(label));
  const needed = own !== '' && own === industry ? least.ofOwnIndustry : least.ofAnyField;
  // Unknown words do not point to another field.
  const stated = [title, text].filter((one) => meaningSimilarity(one, one) > 0);
  return (
    stated.length === 0 ||
    stated.reduce((sum, one) => sum + meaningSimilarity(meaning, one), 0) / stated.length >= needed
  );
}
