import { professionsUnder } from '../../taxonomy/certifications';
import { phraseKey } from '../../text/normalize';
import type { Span } from '../../text/span';
import { stemsOf } from '../../text/stem';
import { saysMandatory } from './requirement-words';
import { isRequiredAt, type RequirementSentence } from './requirement-sentences';
import { namedCertificates } from './named-certificates';
import { isOfField, type JobField } from './abbreviations';
import { findUnlistedLicenses } from './unlisted-licenses';

/** A certificate or license that a job's sentence names. */
export interface NamedCertificate extends Span {
  key: string;
  name: string;
  /** Empty for one that no list knows. */
  conceptId: string;
  required: boolean;
  confidence: number;
  /** Named in a task, which requires nothing; it counts only when another sentence requires it. */
  isMention: boolean;
}

/** Words of a sentence whose abbreviations are certificates. */
const ofCertificates = /\b(?:certif\w*|licen[cs]\w*|regist\w*|qualif\w*|accredit\w*|diploma|member\w*|exam\w*)\b/i;

/** `CPC alone will not qualify`, `Mobile crane tickets are not sufficient`, `RHIT acceptable`: no requirement. */
const notEnough =
  /^s?(?: [\p{L}]+)?(?: \([^)]{1,30}\))?(?: alone)?,? (?:(?:is|are|does|do|will|would|can)(?: not|n['’]t)|isn['’]t|aren['’]t|doesn['’]t|won['’]t|cannot)\b|^(?:\/\p{Lu}+)?,? (?:is |are |also |would be )*(?:acceptable|accepted|considered)\b/iu;
const notEnoughLength = 60;

const overlaps = (one: Span, others: readonly Span[]): boolean =>
  others.some((other) => other.start < one.end && other.end > one.start);

const isShortFor = (short: string, label: string): boolean =>
  label.includes(short) ||
  (/^\p{Lu}[\p{Lu}.&-]*$/u.test(short) &&
    Array.from(short.replace(/[^\p{Lu}]/gu, '')).every((letter) => label.includes(letter)));

/**
 * The listed name of a certificate; where the job's words are another name for it, those: the list takes several trades
 * and bodies together (`306A Steamfitter`).
 */
function nameOf({ label }: { label: string }, written: string): string {
  const own = stemsOf(label);
  const isAlike = [...stemsOf(written)].some((stem) => own.has(stem)) || isShortFor(written, label);
  return isAlike ? label : written;
}

const licensedPerson = /^(?:licensed|registered|certified) \p{L}+$/iu;

/** `The licensed broker we hire` of a customs broker's job is no real estate broker. */
function isOfOtherProfession({ id }: { id: string }, written: string, { occupation }: JobField): boolean {
  const professions = professionsUnder(id);
  return (
    licensedPerson.test(written) && professions.length > 0 && occupation !== '' && !professions.includes(occupation)
  );
}

/** The certificates and licenses of a sentence: listed ones in the job's field, and unlisted ones by their form. */
export function certificatesIn(sentence: RequirementSentence, field: JobField): NamedCertificate[] {
  const written = namedCertificates(sentence.text, sentence.isUnderCertificates).filter(
    ({ end }) => !notEnough.test(sentence.text.slice(end, end + notEnoughLength)),
  );
  const listed = written.filter(({ value, start, end }) => {
    const own = sentence.text.slice(start, end);
    return isOfField(value.label, own, field) && !isOfOtherProfession(value, own, field);
  });
  const isTask = sentence.isDuty && !sentence.isAll;
  const certificates = listed.map(({ value, start, end }) => ({
    key: value.id,
    name: nameOf(value, sentence.text.slice(start, end)),
    conceptId: value.id,
    required:
      isRequiredAt(sentence, start) || (start < (sentence.preferred?.from ?? Infinity) && saysMandatory(sentence.text)),
    start,
    end,
    confidence: 0.9,
    isMention:
      isTask && value.kind === 'certification' && !saysMandatory(sentence.text) && !/certif/i.test(sentence.text),
  }));
  if (isTask) return certificates;
  const ofOtherFields = ofCertificates.test(sentence.text) ? written.filter((one) => !listed.includes(one)) : [];
  return [...certificates, ...unlistedIn(sentence, ofOtherFields, listed).filter((one) => !overlaps(one, listed))];
}

/** Unlisted licenses, and abbreviations that mean something else in the job's field. */
function unlistedIn(
  sentence: RequirementSentence,
  ofOtherFields: readonly Span[],
  listed: readonly Span[],
): NamedCertificate[] {
  const licenses = findUnlistedLicenses(sentence.text);
  /** `Licensed conveyancer (CLC)` is one. */
  const isShortOfListed = ({ start }: Span): boolean =>
    listed.some(({ end }) => /^\s?\($/u.test(sentence.text.slice(end, start)));
  const abbreviations = ofOtherFields
    .filter((one) => !overlaps(one, licenses) && !isShortOfListed(one))
    .map(({ start, end }) => ({ name: sentence.text.slice(start, end), start, end }));
  return [...licenses, ...abbreviations].map(({ name, start, end }) => ({
    key: phraseKey(name),
    name,
    conceptId: '',
    required: isRequiredAt(sentence, start),
    start,
    end,
    confidence: 0.6,
    isMention: false,
  }));
}
