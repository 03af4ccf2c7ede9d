import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { findCertifications, impliedCertificates } from '../../taxonomy/certifications';
import { memoizeByObject } from '../../text/memoize-by-object';
import { isKeywordLine } from '../../text/keyword-stuffing';
import { spanAt, spanOfWords } from '../evidence-span';
import { holdingOf, isHeldEntry } from './holding';
import type { ImpersonalResume } from '../impersonal-resume';
import { readDescriptions } from '../positions/position-texts';

/** A certificate that a resume names. */
export interface HeldCertificate {
  text: string;
  /** 0 to 1: certainty that it is held; 0 when the resume says that it is not. */
  credit: number;
  span: GradeEvidence['span'];
}

/**
 * By source: a list of certificates is proof; a sentence of a position may be about somebody else; skill lists and
 * summaries promise more than they prove.
 */
const listed = 1;
const stated = 0.75;
const amongSkills = 0.6;
/** In a long list of keywords. */
const amongKeywords = 0.4;
const inSummary = 0.4;
/** A line outside of all recognized parts. */
const anywhere = 0.6;
/** The next higher certificate implies this one, nearly in full. */
const ladder = 0.9;

/** A list entry as written: the part read as issuer may say that it is not held. */
export function certificateEntry({ name, issuer }: ParsedResume['certifications'][number]): string {
  return issuer === '' ? name : `${name}, ${issuer}`;
}

/**
 * Lines that may name a certificate anywhere in the resume, because sections have many names. The summary is left out:
 * it promises more than it proves.
 */
export const plainLines = memoizeByObject(({ text, summary }: ImpersonalResume): readonly string[] => {
  const promised = new Set(summary.objective.split('\n').map((line) => line.trim()));
  return withHeads(text.split('\n')).filter((line) => !isKeywordLine(line) && !promised.has(line.trim()));
});

/** Prefixes lines with their heading: a certificate named by a heading is held as far as the text below says so. */
export const withHeads = (lines: readonly string[]): string[] =>
  lines.map((line, index) => (isHeadOf(lines, index) ? `${line.trim()}: ${lines[index + 1] ?? ''}` : line));

/** A short line above a text: `HCPC registration` alone proves nothing, the text below it does. */
const headLine = /^\s*\p{L}[\p{L}/&' -]{2,40}:?\s*$/u;
const maxHeadWords = 4;
const minStatedWords = 5;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

function isHeadOf(lines: readonly string[], index: number): boolean {
  const [line = '', below = ''] = [lines[index], lines[index + 1]];
  if (!headLine.test(line) || wordCount(line) > maxHeadWords || wordCount(below) < minStatedWords) return false;
  return findCertifications(below).length === 0;
}

/**
 * All certificates of a resume with quote and certainty. Expired, failed or planned ones have credit 0, unless the
 * certificate list names them.
 */
export const heldCertificates: (resume: ImpersonalResume) => ReadonlyMap<string, HeldCertificate> =
  memoizeByObject(readHeld);

/** The line around an offset. */
function lineOf(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at) + 1;
  return text.slice(from).split('\n', 1)[0] ?? '';
}

/** Several people: `Plans 60 Class 1 drivers`. */
const ofOthers = /(?:[eo]r|ist|ian|nurse)s$/i;

function readHeld(resume: ImpersonalResume): Map<string, HeldCertificate> {
  const held = new Map<string, HeldCertificate>();
  const lacking = new Map<string, HeldCertificate>();
  const isMore = (id: string, credit: number): boolean => (held.get(id)?.credit ?? 0) < credit;
  const noteAll = (
    text: string,
    credit: number,
    span: (words: string) => GradeEvidence['span'],
    quote?: string,
  ): void => {
    for (const { value, start, end } of findCertifications(text)) {
      const words = text.slice(start, end);
      if (credit < listed && ofOthers.test(words)) continue;
      const holding = holdingOf(text, start, end);
      if (holding === 'lacking' && !lacking.has(value.id))
        lacking.set(value.id, { text: text.trim().slice(0, 200), credit: 0, span: span(words) });
      if (holding !== 'held' || !isMore(value.id, credit)) continue;
      held.set(value.id, { text: quote ?? words, credit, span: span(words) });
    }
  };
  resume.certifications.forEach((item, index) => {
    const span = spanAt(resume, `certifications.${index}.name`);
    const entry = certificateEntry(item);
    const names = findCertifications(item.name);
    const isHeld =
      names.length > 0 ? names.some(({ start, end }) => holdingOf(entry, start, end) === 'held') : isHeldEntry(entry);
    if (item.conceptId !== '' && isHeld && isMore(item.conceptId, listed))
      held.set(item.conceptId, { text: item.name, credit: listed, span });
    noteAll(entry, listed, () => span);
    if (item.conceptId === '') noteAll(`${item.name} license`, listed, () => span, item.name);
  });
  noteAll(resume.credentials, listed, (phrase) => spanOfWords(resume, { phrase }));
  resume.skills.forEach((skill, index) => {
    const span = spanAt(resume, `skills.${index}.asWritten`);
    const isStuffed = span !== null && isKeywordLine(lineOf(resume.text, span.start));
    noteAll(skill.asWritten || skill.name, isStuffed ? amongKeywords : amongSkills, () => span);
  });
  for (const { degree, major, school } of resume.education)
    noteAll([degree, major, school].join('; '), listed, (phrase) => spanOfWords(resume, { phrase }));
  noteAll(resume.summary.objective, inSummary, (phrase) => spanOfWords(resume, { phrase }));
  const descriptions = readDescriptions(resume.work);
  resume.work.forEach(({ title, companyName }, index) => {
    const from = `work.${index}.title`;
    for (const text of [title, companyName, ...(descriptions[index] ?? '').split('\n')])
      noteAll(text, stated, (phrase) => spanOfWords(resume, { phrase, from }));
  });
  for (const line of plainLines(resume)) noteAll(line, anywhere, (phrase) => spanOfWords(resume, { phrase }));
  for (const [id, item] of lacking) if ((held.get(id)?.credit ?? 0) < listed) held.set(id, item);
  return held;
}

/** A held certificate that implies another: a higher step of the same ladder. */
export function heldByLadder(id: string, held: ReadonlyMap<string, HeldCertificate>): HeldCertificate | undefined {
  for (const [other, own] of held) {
    if (own.credit > 0 && impliedCertificates(other).has(id)) return { ...own, credit: ladder * own.credit };
  }
  return undefined;
}
