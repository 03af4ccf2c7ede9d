import words from '../../../data/advertisements/employer.json' with { type: 'json' };
import { endsWithLegalForm, isLegalFormBehindName, legalForms } from '../../text/legal-forms';
import { companyScore, isDepartment, titleScore } from '../../text/classify';
import { fold } from '../../text/normalize';
import { readPlace } from '../../text/read-place';
import { headingSection } from '../job-sections';

const capital = String.raw`(?:\p{Lu}|\d+\p{L})[\p{L}\p{M}\d'’.-]*`;
const joint = String.raw`(?:&|\+|and|of|the|for|de|la|le|du|des|und|f[üu]r|der|van|von)`;
/** The words of a name: each begins with a capital letter, but for those that join others. */
const plainName = String.raw`${capital}(?:\s(?:${joint}\s){0,2}${capital}){0,7}`;
export const namePattern = String.raw`${plainName}(?:,?\s${legalForms})?`;
/** A name that a legal form makes one; `PC` and `SE` stand behind other things as well: `Basic PC skills`, `Java SE`. */
export const nameWithLegalForm = String.raw`${capital}(?:\s(?:${joint}\s){0,2}${capital}){0,6},?\s(?!(?:PC|SE)(?![\p{L}]))${legalForms}`;

/** Words of which no name of an employer is made alone: what advertisements are full of, and feasts. */
const ordinary = new Set(words.ordinary);
/** Where a name ends and something else begins. */
const notName =
  /[$€£¥@!?:;"“”<>=*]|https?:|www\.|\d{4,}|\b(?:client|candidate|opportunit|salary|vacancy|confidential)\w*\b/iu;
const mostWords = 8;
const longest = 70;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** Whether every word is one that advertisements are full of. */
const isOrdinary = (text: string): boolean => wordsOf(text).every((word) => ordinary.has(word.replace(/[.’']$/, '')));

/** Institutions whose name begins with what they are. */
const institution =
  /^(?:The )?(?:University|School|College|Hospital|City|Town|County|Borough|State|Bank|Church|Diocese|Port|Institute|Academy|Museum|House|Ministry|Hotel|Universität|Hochschule|Stadt|Klinikum|Université) (?:of (?:the )?\p{Lu}|\p{Lu}\p{Ll}+$)/u;

/** Legal forms and kinds of places where people work: names that end so need no other sign. */
export const namesEmployer = (text: string): boolean => companyScore(text) >= 0.75 || institution.test(text);

/** Small words that names have; `Rural water district` is none. */
const joining = new RegExp(`^(?:${words.joining.join('|')})$`, 'iu');
const mayJoin = (word: string): boolean => joining.test(word) || isLegalFormBehindName(word);
/** `You fix boats` tells of people and names nobody. */
const aboutPeople = /^(?:we|you|i|they|it|our|your|my|their|this|that|these|those)\s/i;
const hasPairedBrackets = (name: string): boolean =>
  (name.match(/\(/g)?.length ?? 0) === (name.match(/\)/g)?.length ?? 0);

/**
 * Whether a phrase may be the name of an employer: no title, place, department, heading, sum, nor a phrase of those that
 * all advertisements have.
 */
export function mayBeEmployer(text: string): boolean {
  const name = text.trim();
  if (name.length < 2 || name.length > longest || wordsOf(name).length > mostWords || notName.test(name)) return false;
  if (!/^(?:\p{Lu}|\d+\p{L}|[\p{L}\d-]+\.\p{L}{2,})/u.test(name) || isOrdinary(name) || readPlace(name) !== null)
    return false;
  const small = name.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word));
  if (small.some((word) => !mayJoin(word)) || aboutPeople.test(name) || !hasPairedBrackets(name)) return false;
  if (namesEmployer(name)) return true;
  return titleScore(name) < 0.6 && !isDepartment(name) && headingSection(name) === undefined;
}

/** A name without the sign that ends its sentence; the point of a legal form is its own. */
export const withoutEnd = (name: string): string =>
  name.endsWith('.') && (endsWithLegalForm(name) || /\bbros\.$/i.test(name)) ? name : name.replace(/[.,;]$/, '');
