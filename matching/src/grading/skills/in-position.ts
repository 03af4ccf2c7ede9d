import { headingOfPhrase } from '../../resume/sections/section-headings';
import { memoizeByObject } from '../../text/memoize-by-object';
import type { GradeContext } from '../grade-context';
import type { ImpersonalResume } from '../impersonal-resume';

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

/** Whether words occur below a position with no heading between: a list there belongs to the work. */
function isBelowPosition(words: string, resume: ImpersonalResume): boolean {
  const text = resume.text.toLowerCase();
  const key = words.toLowerCase();
  for (let at = text.indexOf(key); key !== '' && at >= 0; at = text.indexOf(key, at + 1)) {
    const last = landmarks(resume).findLast((one) => one.at <= at);
    if (last?.isPosition === true) return true;
  }
  return false;
}

/** Whether a position has some words: in its description, in what was read as its employer, or below it. */
export const isInPosition = (words: string, { resume, positions }: GradeContext): boolean =>
  positions.some(({ work, stated }) =>
    [work.title, work.companyName, stated.description].some((text) => text.toLowerCase().includes(words.toLowerCase())),
  ) || isBelowPosition(words, resume);
