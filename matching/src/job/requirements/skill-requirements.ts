import { findSkills, lookUpSkill } from '../../taxonomy/skills';
import { phraseKey } from '../../text/normalize';
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

/** Whether a skill's name means the skill here: not inside an email address, URL or another word. */
function isMeantHere(text: string): (match: Span) => boolean {
  const addresses = [...text.matchAll(address)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return ({ start, end }) => {
    if (isWithin({ start, end }, addresses)) return false;
    if (!everyday.test(text.slice(start, end))) return true;
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
}

/** Lower-case words name the work even inside the name of an unlisted license. */
const isOfCertificate = (skill: Span, text: string, certificates: readonly NamedCertificate[]): boolean =>
  isWithin(
    skill,
    certificates.filter(
      ({ conceptId }) => conceptId !== '' || !inSmallLetters.test(text.slice(skill.start, skill.end)),
    ),
  );

/** The skills of a sentence: listed terms the taxonomy does not know, and those it knows. */
export function skillsIn(sentence: RequirementSentence, field: JobField, others: Others): NamedSkill[] {
  if (sentence.asksNothing) return [];
  const text = withoutAlternativeSubjects(sentence.text);
  const known = findSkills(text).filter(isMeantHere(text));
  const unlisted = sentence.isDuty ? [] : unlistedIn(sentence, text, known, others);
  const ownWords = known.filter(
    (skill) => !isWithin(skill, unlisted) && !isOfCertificate(skill, sentence.text, others.certificates),
  );
  return [...unlisted, ...ownWords.map((skill) => namedSkill(skill, sentence, field))];
}

/** Terms that a sentence lists in its own words, and the work of which it requires years. */
function unlistedIn(sentence: RequirementSentence, text: string, known: readonly Span[], others: Others): NamedSkill[] {
  const listed = listedTerms(withoutDegrees(text), sentence.isBullet).filter((term) => !isWithin(term, known));
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
