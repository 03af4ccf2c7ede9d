import { licenseNames } from '../../taxonomy/license-names';
import { memoizeByObject } from '../../text/memoize-by-object';
import { plainWords, stemOf, stemsOf } from '../../text/stem';
import { spanOfWords } from '../evidence-span';
import { certificateEntry, plainLines, withHeads, type HeldCertificate } from './held-certificates';
import type { ImpersonalResume } from '../impersonal-resume';
import { holdingOf, type Holding } from './holding';
import { readDescriptions } from '../positions/position-texts';

const credits = { listed: 1, stated: 0.75, inSummary: 0.4, anywhere: 0.75 };

const ofLicense =
  /\b(?:licen[cs]\w*|regist\w*|certif\w*|credential\w*|card|ticket|permit|class|member\w*|accredit\w*|grade|level)\b/i;
const ofHolder = /^(?:certif|regist)\w* as\b/i;
const certifying = /\b(?:licen[cs]|regist|certif|credential|accredit)/i;
/** Name of an issuing body: capitalized words with small words between them. */
const bodyName = /\p{Lu}\p{L}+(?:\s+(?:(?:and|of|the|for|&)\s+){0,2}\p{Lu}\p{L}+)+/gu;

/** From the first to the last of some words in a text. */
function rangeOf(text: string, stems: readonly string[]): [start: number, end: number] {
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) =>
    plainWords(word).some((plain) => stems.includes(stemOf(plain))),
  );
  const last = places.at(-1);
  return [places[0]?.index ?? 0, last ? last.index + last[0].length : text.length];
}

/** A line of a resume; without stems and bodies when it mentions no license. */
interface Line {
  text: string;
  stems: ReadonlySet<string>;
  /** The bodies it names, by their initials. */
  bodies: readonly { initials: string; start: number; end: number }[];
}

const bodiesIn = (text: string): Line['bodies'] =>
  [...text.matchAll(bodyName)].map(({ 0: name, index }) => ({
    initials: (name.match(/\p{Lu}(?=\p{Ll})/gu) ?? []).join(''),
    start: index,
    end: index + name.length,
  }));

/** The last word of the body may differ: `Health and Care Professions register` is the HCPC's. */
const isShortFor = (short: string, initials: string): boolean =>
  initials.endsWith(short) || (short.length >= 4 && initials.endsWith(short.slice(0, -1)));

/** Lines with the same weight as proof. */
interface Place {
  credit: number;
  lines: readonly Line[];
}

const nothing: ReadonlySet<string> = new Set();

/** Parts of a resume that may name a license, the most reliable first. */
const placesOf = memoizeByObject((resume: ImpersonalResume): readonly Place[] => {
  const { certifications, education, associations, summary, work, skills } = resume;
  const texts: readonly (readonly [credit: number, texts: readonly string[]])[] = [
    [
      credits.listed,
      [
        ...certifications.map(certificateEntry),
        ...education.flatMap((item) => [item.degree, item.major, item.school]),
        ...associations,
        resume.credentials,
      ],
    ],
    [
      credits.stated,
      [
        ...work.map(({ title }) => title),
        ...readDescriptions(work).flatMap((text) => withHeads(text.split('\n'))),
        ...skills.map(({ asWritten }) => asWritten),
      ],
    ],
    [credits.anywhere, plainLines(resume)],
    [credits.inSummary, summary.objective.split(/\n|(?<=[.!?])\s+/)],
  ];
  const lineOf = (text: string): Line => {
    const isAboutLicense = ofLicense.test(text);
    return { text, stems: isAboutLicense ? stemsOf(text) : nothing, bodies: isAboutLicense ? bodiesIn(text) : [] };
  };
  return texts.map(([credit, own]): Place => ({ credit, lines: own.map(lineOf) }));
});

/** Finds a required license that no list knows in a resume; with credit 0 when the resume says that it is not held. */
export function heldUnlisted(name: string, resume: ImpersonalResume): HeldCertificate | undefined {
  const names = licenseNames(name);
  if (!names) return undefined;
  const { shorts, short, stems } = names;
  // A license named after its holder is more than that title: `court interpreter, entry level`.
  const isOfHolder = ofHolder.test(name);
  const holdingIn = ({ text, stems: own, bodies }: Line): Holding | undefined => {
    const match = short?.exec(text);
    const spelt = match ? undefined : bodies.find(({ initials }) => shorts.some((one) => isShortFor(one, initials)));
    const place = match ? { start: match.index, end: match.index + match[0].length } : spelt;
    const byShort = place && holdingOf(text, place.start, place.end);
    if (byShort === 'held') return byShort;
    const isNamed = stems.length > 0 && stems.every((stem) => own.has(stem)) && (!isOfHolder || certifying.test(text));
    return isNamed ? holdingOf(text, ...rangeOf(text, stems)) : byShort;
  };
  const itemOf = (line: Line, credit: number): HeldCertificate => {
    // A heading was put before the line.
    const text = resume.text.includes(line.text) ? line.text : line.text.replace(/^[^:]*: /, '');
    return { text: text.trim().slice(0, 200), credit, span: spanOfWords(resume, { phrase: text }) };
  };
  const places = placesOf(resume).map(({ credit, lines }) => ({
    credit,
    line: lines.find((one) => holdingIn(one) === 'held'),
    lacking: lines.find((one) => holdingIn(one) === 'lacking'),
  }));
  const held = places.find(({ line }) => line !== undefined);
  const lacking = places.find((place) => place.lacking !== undefined)?.lacking;
  // A statement that it is not held outweighs a passing mention.
  if (held?.line && (held.credit === credits.listed || !lacking)) return itemOf(held.line, held.credit);
  return lacking && itemOf(lacking, 0);
}
