import words from '../../../data/advertisements/employer.json' with { type: 'json' };
import { endsWithLegalForm, isLegalFormBehindName, legalForms } from '../../text/legal-forms';
import { companyScore, isDepartment, titleScore } from '../../text/classify';
import { fold } from '../../text/normalize';
import { readPlace } from '../../text/read-place';
import { headingSection } from '../job-sections';

const capital = String.raw`(?:\p{Lu}|\d+\p{L})[\p{L}\p{M}\d'’.-]*`;
const joint = String.raw`(?:&|\+|and|of|the|for|de|la|le|du|des|und|f[üu]r|der|van|von)`;
/** Words of a name, all capitalized except conjunctions. */
const plainName = String.raw`${capital}(?:\s(?:${joint}\s){0,2}${capital}){0,7}`;
export const namePattern = String.raw`${plainName}(?:,?\s${legalForms})?`;
/** A name with a legal form; `PC` and `SE` follow other words too: `Basic PC skills`, `Java SE`. */
export const nameWithLegalForm = String.raw`${capital}(?:\s(?:${joint}\s){0,2}${capital}){0,6},?\s(?!(?:PC|SE)(?![\p{L}]))${legalForms}`;

/** Words that make no employer's name alone: those of every advertisement, and holidays. */
const ordinary = new Set(words.ordinary);
/** End of a name. */
const notName =
  /[$€£¥@!?:;"“”<>=*]|https?:|www\.|\d{4,}|\b(?:client|candidate|opportunit|salary|vacancy|confidential)\w*\b/iu;
const maxWords = 8;
const maxLength = 70;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** Whether every word occurs in most advertisements. */
const isOrdinary = (text: string): boolean => wordsOf(text).every((word) => ordinary.has(word.replace(/[.’']$/, '')));

/** Institutions whose name starts with their kind. */
const institution =
  /^(?:The )?(?:University|School|College|Hospital|City|Town|County|Borough|State|Bank|Church|Diocese|Port|Institute|Academy|Museum|House|Ministry|Hotel|Universität|Hochschule|Stadt|Klinikum|Université) (?:of (?:the )?\p{Lu}|\p{Lu}\p{Ll}+$)/u;

/** Names that end in a legal form or a kind of workplace need no other sign. */
export const namesEmployer = (text: string): boolean => companyScore(text) >= 0.75 || institution.test(text);

/** Conjunctions in names; `Rural water district` has none. */
const joining = new RegExp(`^(?:${words.joining.join('|')})$`, 'iu');
const mayJoin = (word: string): boolean => joining.test(word) || isLegalFormBehindName(word);
/** Sentences about people name no employer: `You fix boats`. */
const aboutPeople = /^(?:we|you|i|they|it|our|your|my|their|this|that|these|those)\s/i;
const hasPairedBrackets = (name: string): boolean =>
  (name.match(/\(/g)?.length ?? 0) === (name.match(/\)/g)?.length ?? 0);

/** Whether a phrase may be an employer's name: no title, place, department, heading, sum or common phrase. */
export function mayBeEmployer(text: string): boolean {
  const name = text.trim();
  if (name.length < 2 || name.length > maxLength || wordsOf(name).length > maxWords || notName.test(name)) return false;
  if (!/^(?:\p{Lu}|\d+\p{L}|[\p{L}\d-]+\.\p{L}{2,})/u.test(name) || isOrdinary(name) || readPlace(name) !== null)
    return false;
  const small = name.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word));
  if (small.some((word) => !mayJoin(word)) || aboutPeople.test(name) || !hasPairedBrackets(name)) return false;
  if (namesEmployer(name)) return true;
  return titleScore(name) < 0.6 && !isDepartment(name) && headingSection(name) === undefined;
}

/** A name without the punctuation of its sentence; a legal form keeps its period. */
export const withoutEnd = (name: string): string =>
  name.endsWith('.') && (endsWithLegalForm(name) || /\bbros\.$/i.test(name)) ? name : name.replace(/[.,;]$/, '');
