import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { licenceNames } from '../taxonomy/licence-names';
import { onceFor } from '../text/once-for';
import { plainWords, stemOf, stemsOf } from '../text/stem';
import { spanOfWords } from './evidence-span';
import { behindName, certificateEntry, plainLines, type HeldCertificate } from './held-certificates';
import { holdingOf, type Holding } from './holding';
import { readDescriptions } from './position-texts';

const credits = { listed: 1, told: 0.75, inSummary: 0.4, anywhere: 0.75 };

const ofLicence =
  /\b(?:licen[cs]\w*|regist\w*|certif\w*|card|ticket|permit|class|member\w*|accredit\w*|grade|level)\b/i;
/** From the first to the last of some words in a text. */
function rangeOf(text: string, stems: readonly string[]): [start: number, end: number] {
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) =>
    plainWords(word).some((plain) => stems.includes(stemOf(plain))),
  );
  const last = places.at(-1);
  return [places[0]?.index ?? 0, last ? last.index + last[0].length : text.length];
}

/** A line of a resume; without stems when it speaks of no licence. */
interface Line {
  text: string;
  stems: ReadonlySet<string>;
}

/** Lines that prove what they name equally well. */
interface Place {
  credit: number;
  lines: readonly Line[];
}

const nothing: ReadonlySet<string> = new Set();

/** Where a resume may name a licence, the surest places first. */
const placesOf = onceFor((resume: ParsedResume): readonly Place[] => {
  const { certifications, education, associations, summary, work, skills } = resume;
  const texts: readonly (readonly [credit: number, texts: readonly string[]])[] = [
    [
      credits.listed,
      [
        ...certifications.map(certificateEntry),
        ...education.flatMap((item) => [item.degree, item.major, item.school]),
        ...associations,
        behindName(resume),
      ],
    ],
    [
      credits.told,
      [
        ...work.map(({ title }) => title),
        ...readDescriptions(work).flatMap((text) => text.split('\n')),
        ...skills.map(({ asWritten }) => asWritten),
      ],
    ],
    [credits.anywhere, plainLines(resume)],
    [credits.inSummary, summary.objective.split(/\n|(?<=[.!?])\s+/)],
  ];
  const lineOf = (text: string): Line => ({
    text,
    stems: ofLicence.test(text) ? stemsOf(text) : nothing,
  });
  return texts.map(([credit, own]): Place => ({ credit, lines: own.map(lineOf) }));
});

/**
 * The licence that a job asks by a name that no list knows, as a resume names it; with credit 0 when the resume says that
 * it is not held.
 */
export function heldUnlisted(name: string, resume: ParsedResume): HeldCertificate | undefined {
  const names = licenceNames(name);
  if (!names) return undefined;
  const { short, stems } = names;
  const holdingIn = ({ text, stems: own }: Line): Holding | undefined => {
    const match = short?.exec(text);
    const byShort = match ? holdingOf(text, match.index, match.index + match[0].length) : undefined;
    if (byShort === 'held') return byShort;
    const isNamed = stems.length > 0 && stems.every((stem) => own.has(stem));
    return isNamed ? holdingOf(text, ...rangeOf(text, stems)) : byShort;
  };
  const itemOf = ({ text }: Line, credit: number): HeldCertificate => ({
    text: text.trim().slice(0, 200),
    credit,
    span: spanOfWords(resume, { phrase: text }),
  });
  for (const { credit, lines } of placesOf(resume)) {
    const line = lines.find((one) => holdingIn(one) === 'held');
    if (line) return itemOf(line, credit);
  }
  const lacking = placesOf(resume)
    .flatMap(({ lines }) => lines)
    .find((one) => holdingIn(one) === 'lacking');
  return lacking && itemOf(lacking, 0);
}
