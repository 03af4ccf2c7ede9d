import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { findCertifications, impliedCertificates } from '../taxonomy/certifications';
import { spanAt, spanOfWords } from './evidence-span';

/** A certificate that a resume names. */
export interface HeldCertificate {
  text: string;
  /** 0 to 1: how surely it is held. */
  credit: number;
  span: GradeEvidence['span'];
}

/**
 * Held by a list of certificates, or told in a sentence of a position, which may speak of somebody else's; lists of
 * skills and summaries promise more than they prove.
 */
const listed = 1;
const told = 0.75;
const amongSkills = 0.6;
const inSummary = 0.4;
/** In a line that belongs to no part of the resume that was understood. */
const anywhere = 0.6;
/** Who holds the step above holds this one, or nearly. */
const ladder = 0.9;

/** Words around a certificate's name that say it is not held. */
const notHeld =
  /\b(?:no|not|without|pursuing|studying|preparing|planned|plan to|booked|scheduled|(?:class|course) (?:booked|planned|due|scheduled|starts)|enrolled|in progress|in class|expected|working towards|eligible|expired|lapsed|inactive|sitting for|candidate|student|practiced|(?:for|under|with) (?:a|an|the)|next to|assist\w*|help\w*|support(?:s|ed|ing)?(?= (?:a|an|the)\b))\b/i;

/** As far as words around a certificate's name speak of it: to the end of its part of the sentence. */
const around = { before: 40, behind: 30 };

/** Whether the words around a certificate's name leave it to its holder: neither planned nor expired nor another's. */
export function isNamedAsHeld(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - around.before), start).split(/[;\n]|\.\s/);
  const behind = text.slice(end, end + around.behind).split(/[;,\n]|\.\s/);
  return !notHeld.test(before[before.length - 1] ?? '') && !notHeld.test(behind[0] ?? '');
}

/** What stands behind the name in its line, as nurses, accountants and engineers write it: `Ann Lee, CPA`. */
export function behindName({ text, provenance, firstName, middleName, lastName }: ParsedResume): string {
  const name = provenance.fullName;
  if (!name) return '';
  const from = text.lastIndexOf('\n', name.start) + 1;
  const end = text.indexOf('\n', name.end);
  const own = new Set(`${firstName} ${middleName} ${lastName}`.toLowerCase().split(/[\s-]+/));
  const line = text.slice(from, end < 0 ? from + 200 : Math.min(end, from + 200));
  return line
    .split(/\s+/)
    .filter((word) => !own.has(word.replace(/[,.]+$/, '').toLowerCase()))
    .join(' ');
}

/** A line with so many commas is a list of words, meant to be found. */
const fewestOfWall = 8;

/** Lines of the resume's text that may name a certificate, wherever they stand: the parts of a resume have many names. */
export function plainLines({ text }: ParsedResume): string[] {
  return text
    .slice(0, 60_000)
    .split('\n')
    .filter((line) => line.split(',').length <= fewestOfWall);
}

/** The certificates that a resume names, each with where and how surely. */
export function heldCertificates(resume: ParsedResume): Map<string, HeldCertificate> {
  const held = new Map<string, HeldCertificate>();
  const note = (id: string, item: HeldCertificate): void => {
    if ((held.get(id)?.credit ?? 0) < item.credit) held.set(id, item);
  };
  const noteAll = (text: string, credit: number, span: (words: string) => GradeEvidence['span']): void => {
    for (const { value, start, end } of findCertifications(text)) {
      if (isNamedAsHeld(text, start, end))
        note(value.id, { text: text.slice(start, end), credit, span: span(text.slice(start, end)) });
    }
  };
  resume.certifications.forEach((item, index) => {
    const span = spanAt(resume, `certifications.${index}.name`);
    const names = findCertifications(item.name);
    const isHeld =
      names.length > 0
        ? names.some(({ start, end }) => isNamedAsHeld(item.name, start, end))
        : !notHeld.test(item.name);
    if (item.conceptId !== '' && isHeld) note(item.conceptId, { text: item.name, credit: listed, span });
    noteAll(item.name, listed, () => span);
    if (item.conceptId === '') noteAll(`${item.name} license`, listed, () => span);
  });
  noteAll(behindName(resume), listed, (phrase) => spanOfWords(resume, { phrase }));
  resume.skills.forEach((skill, index) => {
    noteAll(skill.asWritten || skill.name, amongSkills, () => spanAt(resume, `skills.${index}.asWritten`));
  });
  for (const { degree, major, school } of resume.education)
    noteAll([degree, major, school].join('; '), listed, (phrase) => spanOfWords(resume, { phrase }));
  noteAll(resume.summary.objective, inSummary, (phrase) => spanOfWords(resume, { phrase }));
  resume.work.forEach((work, index) => {
    const from = `work.${index}.title`;
    for (const text of [work.title, work.companyName, ...work.description.split('\n')])
      noteAll(text, told, (phrase) => spanOfWords(resume, { phrase, from }));
  });
  for (const line of plainLines(resume)) noteAll(line, anywhere, (phrase) => spanOfWords(resume, { phrase }));
  return held;
}

/** What a held certificate lets assume of another one: a step of the same ladder. */
export function heldByLadder(id: string, held: ReadonlyMap<string, HeldCertificate>): HeldCertificate | undefined {
  for (const [other, own] of held) {
    if (impliedCertificates(other).has(id)) return { ...own, credit: ladder * own.credit };
  }
  return undefined;
}
