import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { coveredMonths, monthSpan } from '../resume/months';
import { occupationCloseness, occupationsOfTitle, seniorityRank, titleOverlap } from '../taxonomy/occupations';
import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import { recencyFactor } from './skill-evidence';

/** How like two titles are, by profession and by words: 0 to 1. */
export function titleLikeness(asked: string, held: string): number {
  const [left, right] = [occupationsOfTitle(asked), occupationsOfTitle(held)];
  const words = titleOverlap(asked, held);
  const [first, second] = [left[0], right[0]];
  if (!first || !second) return words >= 0.99 ? 1 : words * 0.7;
  let closeness = occupationCloseness(first, second);
  for (const a of left)
    for (const b of right)
      closeness = Math.max(closeness, occupationCloseness(a, b) * (a === first && b === second ? 1 : 0.7));
  if (closeness >= 1) return Math.max(0.88, Math.min(1, 0.85 + words * 0.15));
  return Math.min(0.55, Math.max(closeness, words * 0.5));
}

/** What a step between the asked rank and the held one leaves of the credit. */
function rankFactor(asked: number, held: number): number {
  const step = held - asked;
  if (step >= 0) return [1, 1, 0.88, 0.72, 0.6, 0.5, 0.45][step] ?? 0.45;
  return [1, 0.85, 0.62, 0.42, 0.32, 0.25, 0.2][-step] ?? 0.2;
}

interface HeldTitle {
  work: ParsedWork;
  likeness: number;
  credit: number;
}

const monthOf = (today: string): number => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;

/** The titles a person held, with how far each counts for the asked ones. */
export function heldTitles({ job, resume, today }: GradeContext): HeldTitle[] {
  const asked = [job.title, ...job.otherTitles.slice(0, 3)].filter((title) => title !== '');
  const rank = seniorityRank(job.title);
  return resume.work
    .filter((work) => work.title !== '')
    .map((work) => {
      const likeness = Math.max(
        0,
        ...asked.map((title, index) => titleLikeness(title, work.title) * (index === 0 ? 1 : 0.85)),
      );
      const span = monthSpan(work.startDate, work.endDate, today);
      const recency = span ? recencyFactor(monthOf(today) - span.to) : 0.5;
      return { work, likeness, credit: likeness * recency * rankFactor(rank, seniorityRank(work.title)) };
    });
}

/** Months in which somebody did the asked work or work like it; less like work counts for less. */
export function relevantMonths(context: GradeContext): number {
  const spans = heldTitles(context).flatMap(({ work, likeness }) => {
    const span = monthSpan(work.startDate, work.endDate, context.today);
    return span && likeness >= 0.3 ? [{ span, likeness }] : [];
  });
  const same = coveredMonths(spans.filter(({ likeness }) => likeness >= 0.75).map(({ span }) => span));
  const all = coveredMonths(spans.map(({ span }) => span));
  return same + (all - same) * 0.45;
}

/** How near the titles that somebody held come to the job's. */
export function gradeTitles(context: GradeContext): CategoryResult {
  const { job, resume } = context;
  if (job.title === '') return notAsked;
  const held = heldTitles(context).sort((a, b) => b.credit - a.credit);
  const best = held[0];
  const months = relevantMonths(context);
  const expected = Math.max(12, Math.min(48, (job.experienceYears.min ?? 2) * 12));
  const lasting = 0.65 + 0.35 * Math.min(1, months / expected);
  const headline = best ? 0 : titleLikeness(job.title, resume.summary.currentJobTitle) * 0.3;
  const credit = best ? best.credit * lasting : headline;
  const likeness = best?.likeness ?? headline;
  return {
    isAsked: true,
    unweightedScore: credit * 100,
    evidence: [
      evidence({
        asked: job.title,
        found: likeness >= 0.25 ? (best?.work.title ?? resume.summary.currentJobTitle) : '',
        relation: likeness >= 0.85 ? 'same' : likeness >= 0.25 ? 'related' : '',
        sentence:
          best && likeness >= 0.25
            ? [
                best.work.title,
                best.work.companyName,
                [best.work.startDate, best.work.endDate].filter((date) => date !== '').join(' – '),
              ]
                .filter((part) => part !== '')
                .join(', ')
            : '',
        credit: likeness >= 0.25 ? credit : 0,
      }),
    ],
  };
}
