import words from '../../../data/advertisements/skills.json' with { type: 'json' };
import { findDegrees } from '../../taxonomy/degrees';
import { anyOf } from '../../text/phrase-list';
import { findSkills, lookUpSkill } from '../../taxonomy/skills';
import { phraseKey } from '../../text/normalize';
import { countryCodeOf, isKnownCity, isState } from '../../text/place-names';
import type { Span } from '../../text/span';
import type { NamedCertificate } from './certificate-requirements';
import { isRequiredAt, type RequirementSentence } from './requirement-sentences';
import { withoutAlternativeSubjects, withoutDegrees } from './degree-subjects';
import { listedTerms } from './listed-terms';
import { workOfYears } from './work-with-years';
import { isOfField, type JobField } from './abbreviations';

/** A skill that a job's sentence names. */
export interface NamedSkill extends Span {
  key: string;
  name: string;
  /** Empty for one that the taxonomy does not know. */
  conceptId: string;
  asWritten: string;
  required: boolean;
  confidence: number;
}

const address = /\S+@\S+|(?:https?:\/\/|www\.)\S+/gu;
/** Everyday words that occur in compounds: `sales-minded`, `co-design`. */
const everyday = /^\p{Ll}+$/u;
const inSmallLetters = /^[\p{Ll} -]+$/u;

/** `required by law`, `report to finance`: who asks or gets the report. */
const notNamed = /\b(?:by|to) $/iu;
/** Words behind an everyday word that leave it a skill (`baking experience`); others are the thing: `training days`. */
const leavesSkill = anyOf(words.behindSkill);
const behindWord = new RegExp(String.raw`^ (?!${leavesSkill})\p{Ll}{3,}`, 'u');
/** `Training provided` is a benefit. */
const offered = /^ (?:is |are |will be )?(?:provided|given|offered|supplied|paid)\b/u;
const isReporting = /^reporting$/iu;

/** Words that make the name before them that of a body, a person or a text: `UK Finance Handbook`, `Sales Director`. */
const ofOtherName = new RegExp(String.raw`^ ${anyOf(words.behindName)}`, 'iu');

/** `Director of Operations`, `Head of Sales`: a person. */
const ofOffice = /\b(?:director|head|vp|vice president|manager|chief|leader|president) (?:of|for) (?:the )?$/iu;
/** `It isn't a manager role, nor a full-stack one`. */
const denied = /\b(?:isn['’]t|aren['’]t|(?:is|are) not|nor|not) (?:an? |the )?$/iu;
/** Words of every day that some skill has as another name. */
const neverSkill = new RegExp(String.raw`^${anyOf(words.neverSkill)}$`, 'iu');

/** Whether a skill's name means the skill here: not inside an email address, URL or another word. */
export function isMeantHere(text: string): (match: Span) => boolean {
  const addresses = [...text.matchAll(address)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return ({ start, end }) => {
    if (isWithin({ start, end }, addresses)) return false;
    const [word, behind] = [text.slice(start, end), text.slice(end)];
    const before = text.slice(0, start);
    if (ofOtherName.test(behind) && !word.includes(' ')) return false;
    if (ofOffice.test(before) || denied.test(before) || neverSkill.test(word)) return false;
    if (/^hrs?$/iu.test(word) && /\d\s?$/u.test(before)) return false;
    if ((isReporting.test(word) && /^ to\b/u.test(behind)) || offered.test(behind)) return false;
    if (!everyday.test(word)) return true;
    if (notNamed.test(text.slice(0, start)) || behindWord.test(behind)) return false;
    return !/\p{L}-$/u.test(text.slice(0, start)) && !/^-\p{L}/u.test(text.slice(end));
  };
}

const isWithin = ({ start, end }: Span, others: readonly Span[]): boolean =>
  others.some((other) => other.start <= start && other.end >= end);
const overlaps = ({ start, end }: Span, others: readonly Span[]): boolean =>
  others.some((other) => other.start < end && other.end > start);

/** Other requirements in the sentence. */
interface Others {
  certificates: readonly NamedCertificate[];
  languages: readonly Span[];
  /** The employer's name; empty when unknown. */
  company: string;
}

/** The places of the employer's name in a text. */
const placesOf = (company: string, text: string): Span[] =>
  company === ''
    ? []
    : [...text.matchAll(new RegExp(anyOf([company]), 'gu'))].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }));

/** Lower-case words name the work even inside the name of an unlisted license. */
const isOfCertificate = (skill: Span, text: string, certificates: readonly NamedCertificate[]): boolean =>
  isWithin(
    skill,
    certificates.filter(
      ({ conceptId }) => conceptId !== '' || !inSmallLetters.test(text.slice(skill.start, skill.end)),
    ),
  );

/** Two capitals that mean something else in the job's field are no name of anything: `AD/CVD` of customs, `PMs`. */
const twoLetters = /^\p{Lu}{2}s?$/u;

/** The skills of a sentence: listed terms the taxonomy does not know, and those it knows. */
export function skillsIn(sentence: RequirementSentence, field: JobField, others: Others): NamedSkill[] {
  if (sentence.asksNothing) return [];
  const text = withoutAlternativeSubjects(sentence.text);
  const names = placesOf(others.company, text);
  const known = findSkills(text).filter((skill) => isMeantHere(text)(skill) && !isWithin(skill, names));
  const unlisted = sentence.isDuty ? [] : unlistedIn(sentence, text, known, others);
  const ownWords = known.filter(
    (skill) => !isWithin(skill, unlisted) && !isOfCertificate(skill, sentence.text, others.certificates),
  );
  const alternatives = alternativesIn(text, [...unlisted, ...ownWords]);
  return [...unlisted, ...ownWords.map((skill) => namedSkill(skill, sentence, field))]
    .filter(({ conceptId, asWritten }) => conceptId !== '' || !sentence.isDuty || !twoLetters.test(asWritten))
    .map((skill) => (alternatives.has(skill.start) ? { ...skill, required: false } : skill));
}

/** `or` between work that is no known skill and a skill: `data or backend engineering`. */
const orBefore = /\p{L} (?:or|oder)\s+$/iu;
/** The end of a list of skills before `or`. */
const listEnd = /\s*,?\s*(?:or|oder)\s+$/iu;

/** Years of work, whose alternatives are kinds of work rather than skills. */
const ofYears = /\b\d{1,2}\+? ?(?:years?|yrs?)\b/iu;

/** The offsets of skills in demands for years that have an alternative which is no known skill. */
function alternativesIn(text: string, skills: readonly Span[]): ReadonlySet<number> {
  if (!ofYears.test(text)) return new Set();
  const ends = new Set(skills.map(({ end }) => end));
  const isAlternative = ({ start }: Span): boolean => {
    const before = text.slice(0, start);
    return orBefore.test(before) && !ends.has(before.replace(listEnd, '').length);
  };
  return new Set(skills.filter(isAlternative).map(({ start }) => start));
}

/** `BSN` is graded as a degree. */
const isDegree = (text: string): boolean => findDegrees(text).some(({ start, end }) => end - start === text.length);

/** A word before a known skill that is no part of it: `Strong Python`. */
const praise = /^(?:strong|solid|good|great|excellent|advanced|proven|deep|basic|fluent|hands-on)\s/iu;

/** Terms that a sentence lists in its own words, and the work of which it requires years. */
function unlistedIn(sentence: RequirementSentence, text: string, known: readonly Span[], others: Others): NamedSkill[] {
  const listed = listedTerms(withoutDegrees(text), sentence.isBullet).filter(
    (term) =>
      !isWithin(term, known) &&
      !isDegree(term.text) &&
      countryCodeOf(term.text) === undefined &&
      !isState(term.text) &&
      !isKnownCity(term.text) &&
      !(praise.test(term.text) && overlaps(term, known)),
  );
  const ofYears = workOfYears(text).filter((term) => !overlaps(term, known));
  return [...listed, ...ofYears]
    .filter(
      (term) => !overlaps(term, [...others.certificates, ...others.languages]) && lookUpSkill(term.text) === undefined,
    )
    .map(({ text: asWritten, start, end }) => ({
      key: phraseKey(asWritten),
      name: asWritten,
      conceptId: '',
      asWritten,
      required: isRequiredAt(sentence, start),
      start,
      end,
      confidence: 0.55,
    }));
}

function namedSkill(
  { concept, start, end }: ReturnType<typeof findSkills>[number],
  sentence: RequirementSentence,
  field: JobField,
): NamedSkill {
  const asWritten = sentence.text.slice(start, end);
  const isMeant = isOfField(concept.label, asWritten, field, concept.industry);
  return {
    key: isMeant ? concept.id : phraseKey(asWritten),
    name: isMeant ? concept.label : asWritten,
    conceptId: isMeant ? concept.id : '',
    asWritten,
    required: isRequiredAt(sentence, start),
    start,
    end,
    confidence: sentence.isDuty ? 0.6 : 0.9,
  };
}
