import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { tellingOf } from '../taxonomy/related-words';
import { plainWords, stemOf } from '../text/stem';
import { spanOfWords } from './evidence-span';
import { behindName, isNamedAsHeld, plainLines, type HeldCertificate } from './held-certificates';

const credits = { listed: 1, told: 0.75, inSummary: 0.4, anywhere: 0.75 };

const ofLicence =
  /\b(?:licen[cs]\w*|regist\w*|certif\w*|card|ticket|permit|class|member\w*|accredit\w*|grade|level)\b/i;
/** Words of a licence's name that are in many of them. */
const common = new Set(
  'state class level licence license licensed registered registration registrant certificate certified accreditation operator professional current active valid with the and'
    .split(' ')
    .map(stemOf),
);
const leastTelling = 5;

/** How a resume may name a licence: by the short form, by the name it is short for, or by the words of its kind. */
function namesOf(name: string): { short: RegExp | null; stems: readonly string[] } {
  const capitals = /\b[A-Z]{3,8}\b/.exec(name)?.[0];
  const body = /with (?:the )?(.+)$/.exec(name)?.[1] ?? '';
  const initials = (body.match(/\b[A-Z]/g) ?? []).join('');
  const short = capitals ?? (initials.length >= 3 ? initials : undefined);
  const ofKind = [...new Set(plainWords(body === '' ? name : body).map(stemOf))].filter((stem) => !common.has(stem));
  const telling = ofKind.filter((stem) => (tellingOf(stem) ?? 0) >= leastTelling);
  const stems = body !== '' || telling.length === 0 ? ofKind : telling;
  return {
    short: short === undefined ? null : new RegExp(`\\b${short}\\b`),
    stems: capitals === undefined ? stems : [],
  };
}

/** From the first to the last of some words in a text. */
function rangeOf(text: string, stems: readonly string[]): [start: number, end: number] {
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) =>
    plainWords(word).some((plain) => stems.includes(stemOf(plain))),
  );
  const last = places.at(-1);
  return [places[0]?.index ?? 0, last ? last.index + last[0].length : text.length];
}

/** The licence that a job asks by a name that no list knows, as a resume names it. */
export function heldUnlisted(name: string, resume: ParsedResume): HeldCertificate | undefined {
  const { short, stems } = namesOf(name);
  const inText = (text: string): string | undefined => {
    const match = short?.exec(text);
    if (match && isNamedAsHeld(text, match.index, match.index + match[0].length)) return text;
    if (stems.length === 0 || !ofLicence.test(text)) return undefined;
    const own = new Set(plainWords(text).map(stemOf));
    return stems.every((stem) => own.has(stem)) && isNamedAsHeld(text, ...rangeOf(text, stems)) ? text : undefined;
  };
  const find = (texts: readonly string[], credit: number): HeldCertificate | undefined => {
    const text = texts.map(inText).find((one) => one !== undefined);
    return text === undefined
      ? undefined
      : { text: text.trim().slice(0, 200), credit, span: spanOfWords(resume, { phrase: text }) };
  };
  const { certifications, education, associations, summary, work } = resume;
  const listed = [
    ...certifications.map((item) => item.name),
    ...education.flatMap((item) => [item.degree, item.major, item.school]),
    ...associations,
    behindName(resume),
  ];
  const told = work.flatMap((item) => [item.title, ...item.description.split('\n')]);
  return (
    find(listed, credits.listed) ??
    find([...told, ...resume.skills.map((skill) => skill.asWritten)], credits.told) ??
    find(plainLines(resume), credits.anywhere) ??
    find(summary.objective.split(/\n|(?<=[.!?])\s+/), credits.inSummary)
  );
}
