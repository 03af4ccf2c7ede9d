import { saysMandatory, saysOptional, preferredPart, withoutUnneeded, type ListPart } from './requirement-words';
import type { JobLine } from '../job-sections';
import { speaksOfCertificates } from './named-certificates';
import { asksNothing, isEmployerLine } from './non-work-sentences';

/** A sentence of a job that may contain requirements. */
export interface RequirementSentence {
  /** Its text, with the parts about what is not needed blanked. */
  text: string;
  /** Its offset in the whole text. */
  start: number;
  isRequired: boolean;
  /** The part of a list that is only preferred. */
  preferred: ListPart | null;
  isDuty: boolean;
  /** It is among the requirements, or says itself that something is required or preferred. */
  isAsking: boolean;
  /** Text above the first heading of a job without a requirements section. */
  isAll: boolean;
  isBullet: boolean;
  /** The heading above is about certificates. */
  isUnderCertificates: boolean;
  /** It is about pay, terms or the employer, so what it names is no required skill. */
  asksNothing: boolean;
}

/** Initials have full stops as well: `S.E. a plus`. */
const sentenceEnd = /(?<=[.;!?])(?<!\b\p{Lu}\.\p{Lu}\.)\s+/u;
/** A line this short is a list item, with or without a bullet. */
const maxWordsOfItem = 5;

/**
 * The sentences of a job that may contain requirements; benefits, employer and application sections are left out.
 *
 * @param company The employer's name; empty when unknown.
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
      preferred,
      isAll: section === 'intro' && !hasRequirements,
      isRequired: !isOptional && section !== 'duties',
      isDuty: section === 'duties' || section === 'intro',
      isAsking: isOfRequirements(section) || saysMandatory(text) || saysOptional(text),
      isBullet: line.bulletDepth > 0 || line.words.length <= maxWordsOfItem,
      isUnderCertificates: speaksOfCertificates(heading),
      asksNothing: isOfHead || asksNothing(text, section, company),
    };
  });
}

/** Whether the text at an offset is required rather than preferred. */
export const isRequiredAt = ({ isRequired, preferred }: RequirementSentence, at: number): boolean =>
  isRequired && !(preferred && preferred.from <= at && at < preferred.to);
