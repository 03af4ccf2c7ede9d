import { headingOfPhrase } from '../../resume/sections/section-headings';
import { memoizeByObject } from '../../text/memoize-by-object';
import type { ImpersonalResume } from '../impersonal-resume';
import { readDescriptions } from '../positions/position-texts';

/** The offsets of a resume's headings and of its positions, in order. */
const landmarks = memoizeByObject(({ text, provenance }: ImpersonalResume) => {
  const positions = Object.entries(provenance)
    .filter(([path]) => /^work\.\d+\.(?:title|companyName|startDate|endDate)$/u.test(path))
    .map(([, { end }]) => ({ at: end, isPosition: true }));
  let from = 0;
  const headings = text.split('\n').flatMap((line) => {
    const at = from;
    from += line.length + 1;
    return headingOfPhrase(line.trim()) ? [{ at, isPosition: false }] : [];
  });
  return [...positions, ...headings].sort((a, b) => a.at - b.at);
});

/** A resume's text and that of its positions, in lower case. */
const lowerCase = memoizeByObject(({ text, work }: ImpersonalResume) => ({
  text: text.toLowerCase(),
  work: [...work.flatMap(({ title, companyName }) => [title, companyName]), ...readDescriptions(work)]
    .join('\n')
    .toLowerCase(),
}));

/** Whether words occur below a position with no heading between: a list there belongs to the work. */
function isBelowPosition(key: string, resume: ImpersonalResume): boolean {
  const { text } = lowerCase(resume);
  for (let at = text.indexOf(key); key !== '' && at >= 0; at = text.indexOf(key, at + 1)) {
    const last = landmarks(resume).findLast((one) => one.at <= at);
    if (last?.isPosition === true) return true;
  }
  return false;
}

/** Whether a position has some words: in its description, in what was read as its employer, or below it. */
export function isInPosition(words: string, resume: ImpersonalResume): boolean {
  const key = words.toLowerCase();
  return lowerCase(resume).work.includes(key) || isBelowPosition(key, resume);
}
