import suites from '../../../data/suites.json' with { type: 'json' };
import { findCertifications } from '../../taxonomy/certifications';
import { specificityOf } from '../../taxonomy/related-professions';
import { findSkills } from '../../taxonomy/skills';
import { memoizeByObject } from '../../text/memoize-by-object';
import { anyOf, phrasesOf } from '../../text/phrase-list';
import type { Span } from '../../text/span';
import { stemsOf } from '../../text/stem';
import type { ImpersonalResume } from '../impersonal-resume';
import { holdingOf } from '../licenses/holding';
import { readDescriptions } from '../positions/position-texts';

/** Letters that words of one root share: `evaluate`, `evaluation`. */
const rootLength = 5;
/** Of so few words each one may stand for the whole. */
const fewWords = 2;
/** Words of everybody's work are below this specificity. */
const ofAnyWork = 2;

const rootOf = (stem: string): string => stem.slice(0, rootLength);
/** The text without what is personal, which must not change what is said. */
export const workText = memoizeByObject(({ workLines }: ImpersonalResume) => workLines.join('\n'));

/** All that a resume states, also where a correction has what the text has not. */
const statedText = (resume: ImpersonalResume): string =>
  [
    workText(resume),
    ...resume.work.flatMap(({ title, companyName }) => [title, companyName]),
    ...readDescriptions(resume.work).filter((description) => !resume.text.includes(description)),
    ...resume.skills.map(({ asWritten, name }) => asWritten || name),
    ...resume.education.flatMap(({ degree, major, school }) => [degree, major, school]),
    ...resume.certifications.map(({ name }) => name),
    resume.summary.objective,
  ].join('\n');

const rootsOf = memoizeByObject((resume: ImpersonalResume) => new Set([...stemsOf(statedText(resume))].map(rootOf)));

/** Whether a resume has a name by its initials: `C4D`, `AE`. */
function hasInitials(asked: string, resume: ImpersonalResume): boolean {
  const words = asked.split(/[\s-]+/u);
  if (words.length < 2 || !words.every((word) => /^[\p{Lu}\d]/u.test(word))) return false;
  const initials = words.map((word) => (/\d/u.test(word) ? word : word.charAt(0))).join('');
  return new RegExp(anyOf([initials]), 'u').test(workText(resume));
}

/** Suites of programs, which people name instead of their parts. */
const suitesOf = Object.entries(suites).map(([suite, parts]) => ({
  suite: phrasesOf([suite]),
  parts: phrasesOf(parts),
}));

const isInSuite = (asked: string, resume: ImpersonalResume): boolean =>
  suitesOf.some(({ suite, parts }) => parts.test(asked) && suite.test(workText(resume)));

/**
 * Whether a resume has a word of a requirement anywhere, in any form. Who has one may state the requirement in other
 * words, so nobody can say that it is missing.
 */
export function mentions(asked: string, resume: ImpersonalResume): boolean {
  if (isInSuite(asked, resume) || hasInitials(asked, resume)) return true;
  const stems = [...stemsOf(asked)];
  const specific = stems.filter((stem) => (specificityOf(stem) ?? Infinity) > ofAnyWork);
  const roots = rootsOf(resume);
  const has = (stem: string): boolean => roots.has(rootOf(stem));
  if (stems.length > 0 && stems.length <= fewWords) return stems.some(has);
  return specific.length > 0 ? specific.some(has) : stems.length > 0 && stems.every(has);
}

/** A name that is no word of the language: `CKR1`, `MBSImP`. */
const isCode = (name: string): boolean => /^[\p{L}\d.+#-]{3,15}$/u.test(name) && /\d|\p{Lu}.*\p{Lu}/u.test(name);

/** Longer names contain the code of something else: `AWS D1.1`. */
const isInLongerName = (line: string, { start, end }: Span): boolean =>
  [...findSkills(line), ...findCertifications(line)].some(
    (name) => name.start <= start && name.end >= end && name.end - name.start > end - start,
  );

/** The place of a code that the resume has in a line outside of all that was read; null when none says it is held. */
export function codeIn(name: string, resume: ImpersonalResume): Span | null {
  const text = workText(resume);
  if (!isCode(name)) return null;
  for (const { index } of text.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${anyOf([name])}(?![\p{L}\d])`, 'gu'))) {
    const from = text.lastIndexOf('\n', index) + 1;
    const [line = ''] = text.slice(from).split('\n', 1);
    const place = { start: index - from, end: index - from + name.length };
    if (isInLongerName(line, place) || holdingOf(line, place.start, place.end) !== 'held') continue;
    return { start: index, end: index + name.length };
  }
  return null;
}

const aboutLicense = /\b(?:licen[cs]\w*|cards?|certif\w*|tickets?|registr\w*|endorsements?|permits?|exams?)\b/iu;
const capitals = /\b\p{Lu}{2,6}\b/gu;

/** The line about a license that has an abbreviation of a certificate's name: `DOT card` may be the `DOT Medical Card`. */
export function lineAbout(name: string, resume: ImpersonalResume): Span | null {
  const shorts = [...name.matchAll(capitals)].map(([short]) => short);
  if (shorts.length === 0) return null;
  const named = new RegExp(anyOf(shorts), 'u');
  let from = 0;
  for (const line of resume.workLines) {
    const at = aboutLicense.test(line) ? line.search(named) : -1;
    if (at >= 0 && holdingOf(line, at, at + 2) === 'held')
      return { start: from + at, end: from + line.trimEnd().length };
    from += line.length + 1;
  }
  return null;
}

const applied = /\b(?:no|not|never|without|application|applied|pending|filed|planned|booked|expired|lapsed)\b/iu;

/** Other people's work: `daily with backend team's Go services`. */
const withOthers = /\bwith (?:the |our |a )?(?:[\p{L}-]+ ){0,2}(?:team|teams|colleagues|department)(?:['’]s|s['’])/iu;

/** Whether the clause around a place of a resume says that what it names is lacking, applied for or others'. */
export function isDenied({ start, end }: Span, { text }: ImpersonalResume): boolean {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.;,\n]/u)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, end + 40).split(/[.;,\n]/u);
  const around = text.slice(Math.max(0, start - 40), end + 20).split('\n');
  return applied.test(before) || applied.test(behind) || around.some((part) => withOthers.test(part));
}
