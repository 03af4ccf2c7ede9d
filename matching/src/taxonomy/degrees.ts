import { degreeTypes, type DegreeType } from '@portal/domain/resumes/degree-type';
import degrees from '../../data/degrees.json' with { type: 'json' };
import { fold } from '../text/normalize';

/** A degree named in a text. */
export interface DegreeMatch {
  type: DegreeType;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Ambiguous words such as `MS` or `Master`. */
  isShort: boolean;
}

const typeOfPhrase = new Map<string, DegreeType>();
const types = new Set<string>(degreeTypes);
const isDegreeType = (name: string): name is DegreeType => types.has(name);
for (const { type, patterns } of degrees) {
  for (const pattern of patterns) {
    const key = fold(pattern);
    if (isDegreeType(type) && !typeOfPhrase.has(key)) typeOfPhrase.set(key, type);
  }
}
const maxLength = Math.max(...[...typeOfPhrase.keys()].map((phrase) => phrase.split(' ').length));
const wordPattern = /[\p{L}\p{N}]+|&/gu;

/** Abbreviations that are also words count only in capitals or with periods. */
const isShortKey = (key: string): boolean => key.replaceAll(' ', '').length <= 4;

/** Abbreviations that are unambiguous even in lower case. */
const unmistakable = new Set(
  'bsc msc mba phd bba bcom mcom beng meng btech mtech bsn msn dnp llb llm bpharm mpharm mbbs pgce'.split(' '),
);

/** Text after letters that name a standard rather than a degree: `BS 7671`, `BS EN 60204`. */
const standard = /^ (?:\d|EN\b|ISO\b|IEC\b)/;

/** Finds degrees in a line, maxLength first, from left to right. */
export function findDegrees(text: string): DegreeMatch[] {
  const words = [...text.slice(0, 500).matchAll(wordPattern)].map((match) => ({
    key: match[0] === '&' ? 'and' : fold(match[0]),
    raw: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const matches: DegreeMatch[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(maxLength, words.length - at); count >= 1; count--) {
      const slice = words.slice(at, at + count);
      const [first, last] = [slice[0], slice[slice.length - 1]];
      const key = slice.map((word) => word.key).join(' ');
      const type = typeOfPhrase.get(key);
      if (!first || !last || !type) continue;
      const raw = text.slice(first.start, last.end);
      if (key === 'bs' && standard.test(text.slice(last.end))) continue;
      const isShort = isShortKey(key);
      const isAbbreviation =
        raw === raw.toUpperCase() ||
        /^[A-Z]\.? ?[A-Z][a-z]{1,3}$/.test(raw) ||
        /^[A-Z][a-z]?[A-Z]/.test(raw) ||
        raw.includes('.') ||
        /^[A-Z][a-z]{2,}$/.test(raw) ||
        unmistakable.has(key);
      if (
        isShort &&
        (!isAbbreviation || (count > 1 && !/^[\p{L}]+\. ?[\p{L}]/u.test(raw) && key.replaceAll(' ', '').length <= 2))
      )
        continue;
      const isSmall = raw === raw.toLowerCase() && raw !== raw.toUpperCase() && /\p{Script=Latin}/u.test(raw);
      if (isSmall && count === 1 && !unmistakable.has(key)) continue;
      matches.push({ type, start: first.start, end: last.end + (isShort && text[last.end] === '.' ? 1 : 0), isShort });
      at += count - 1;
      break;
    }
  }
  return matches;
}
