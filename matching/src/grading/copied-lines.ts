import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { foldWords } from '../text/normalize';
import { onceFor } from '../text/once-for';
import type { ImpersonalResume } from './impersonal-resume';

/**
 * Fewer words may be anybody's; fewer such lines may be chance, or the same employer's words. Who has copied so many has
 * copied the shorter ones as well.
 */
const copied = { words: 5, lines: 3, fewWords: 2 };
const longestJob = 30_000;

const keyOf = (line: string): string => foldWords(line.slice(0, 2_000)).join(' ');
const lengthOf = (key: string): number => key.split(' ').length;

const linesOfJob = onceFor(
  (job: ParsedJob): ReadonlySet<string> =>
    new Set(
      job.text
        .slice(0, longestJob)
        .split('\n')
        .map(keyOf)
        .filter((key) => lengthOf(key) >= copied.fewWords),
    ),
);

/** Stand where a skill or a certificate was read out of a copied line, so that the others keep their places. */
const noSkill = { name: '-', asWritten: '', conceptId: '', foundIn: [] };
const noCertificate = { name: '-', conceptId: '', issuer: '' };

/**
 * A resume without the lines that were copied out of the job word by word: they tell what it asks, and not what was done or
 * is held. Short entries of its lists stay: a certificate has one name.
 */
export function withoutCopied(job: ParsedJob, resume: ImpersonalResume): ImpersonalResume {
  const asked = linesOfJob(job);
  const lines = resume.text.split('\n');
  const keys = lines.map(keyOf);
  const isCopied = (key: string): boolean => asked.has(key);
  if (new Set(keys.filter((key) => isCopied(key) && lengthOf(key) >= copied.words)).size < copied.lines) return resume;
  const blankCopied = (line: string): string => (isCopied(keyOf(line)) ? ' '.repeat(line.length) : line);
  const drop = (text: string): string =>
    text
      .split('\n')
      .filter((line) => !isCopied(keyOf(line)))
      .join('\n');
  const text = lines.map(blankCopied).join('\n');
  return {
    ...resume,
    text,
    certifications: resume.certifications.map((item) => {
      const key = keyOf(item.name);
      return isCopied(key) && lengthOf(key) >= copied.words ? { ...item, ...noCertificate } : item;
    }),
    skills: resume.skills.map((skill, index) => {
      const place = resume.provenance[`skills.${String(index)}.asWritten`];
      const isLeft = !place || skill.foundIn.includes('skills') || text.slice(place.start, place.end).trim() !== '';
      return isLeft ? skill : { ...skill, ...noSkill };
    }),
    workLines: resume.workLines.map(blankCopied),
    work: resume.work.map((work) => ({ ...work, description: drop(work.description) })),
    summary: { ...resume.summary, objective: drop(resume.summary.objective) },
  };
}
