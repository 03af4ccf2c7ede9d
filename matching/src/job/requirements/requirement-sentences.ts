import { saysMandatory, saysOptional, preferredPart, withoutUnneeded } from './requirement-words';
import type { JobLine } from '../job-sections';
import { speaksOfCertificates } from './named-certificates';
import { asksNothing, isEmployerLine } from './non-work-sentences';

/** A sentence of a job with what it may ask. */
export interface RequirementSentence {
  /** As it stands, with blanks for what it says that nobody needs. */
  text: string;
  /** Where it stands in the whole text. */
  start: number;
  isRequired: boolean;
  /** The last part of an enumeration that alone is wished for: from where on. */
  preferredFrom: number;
  isDuty: boolean;
  /** It stands among what is asked, or says of something that it is asked or wished for. */
  isAsking: boolean;
  /** Text above the first heading, of a job that has no headed requirements below. */
  isAll: boolean;
  isBullet: boolean;
  /** The heading above it speaks of certificates. */
  isUnderCertificates: boolean;
  /** It tells pay, terms or the employer: what it names is no asked skill. */
  asksNothing: boolean;
}

const sentenceEnd = /(?<=[.;!?])\s+/;
/** A line of so few words is an item of a list, with a sign before it or without. */
const mostWordsOfItem = 5;

/**
 * The sentences of a job that may ask for something, those of its benefits, its employer and of how to apply left out.
 *
 * @param company Who employs; empty where nobody is named.
 */
export function requirementSentences(lines: readonly JobLine[], company: string): RequirementSentence[] {
  const hasRequirements = lines.some(({ section }) => isOfRequirements(section));
  return lines.flatMap((line, index) =>
    line.isHeading || asksForNothing(line) ? [] : sentencesOf(line, index, company, hasRequirements),
  );
}

const isOfRequirements = (section: JobLine['section']): boolean => section === 'required' || section === 'preferred';

const asksForNothing = ({ section }: JobLine): boolean =>
  section === 'benefits' || section === 'about' || section === 'apply';

function sentencesOf(
  { line, section, heading }: JobLine,
  index: number,
  company: string,
  hasRequirements: boolean,
): RequirementSentence[] {
  const isOfHead = section === 'intro' && line.bulletDepth === 0 && isEmployerLine(line.text, index, company);
  let from = 0;
  return line.text.split(sentenceEnd).map((whole) => {
    const start = line.text.indexOf(whole, from);
    from = start + whole.length;
    const text = withoutUnneeded(whole);
    const preferred = section === 'preferred' ? null : preferredPart(text);
    const isOptional = (preferred === null && saysOptional(text)) || (section === 'preferred' && !saysMandatory(text));
    return {
      text,
      start: line.start + start,
      preferredFrom: preferred ?? Infinity,
      isAll: section === 'intro' && !hasRequirements,
      isRequired: !isOptional && section !== 'duties',
      isDuty: section === 'duties' || section === 'intro',
      isAsking: isOfRequirements(section) || saysMandatory(text) || saysOptional(text),
      isBullet: line.bulletDepth > 0 || line.words.length <= mostWordsOfItem,
      isUnderCertificates: speaksOfCertificates(heading),
      asksNothing: isOfHead || asksNothing(text, section, company),
    };
  });
}

/** Whether what stands at a place of a sentence is required, and not only wished for. */
export const isRequiredAt = ({ isRequired, preferredFrom }: RequirementSentence, at: number): boolean =>
  isRequired && at < preferredFrom;
