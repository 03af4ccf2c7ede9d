import { gradeTexts } from '@portal/domain/texts/grading';
import { asksOtherYears } from './asked-years';
import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt } from './evidence-span';
import {
  calledSimilar,
  closestPosition,
  monthsOfWork,
  positionLine,
  relevantMonths,
  statedMonths,
} from './positions/positions';
import { totalMonths } from './positions/work-months';

/** Years above the maximum without penalty, the penalty per further year, and the minimum that is left. */
const over = { free: 3, each: 0.07, least: 0.35 };

/** How well the years of relevant work meet the requirement. */
export function gradeExperience({ job, resume, positions }: GradeContext): CategoryResult {
  const { min, max } = job.experienceYears;
  if (min === null && max === null) return notAsked;
  const years = relevantMonths(positions) / 12;
  const stated = statedMonths(positions);
  const same = Math.max(monthsOfWork(positions).same, stated?.same ?? 0);
  const total = totalMonths(positions) / 12;
  const asked = min ?? 0;
  const enough = asked <= 0 ? 1 : Math.min(1, years / asked);
  const beyond = max === null ? 0 : Math.max(years, total * 0.8) - max - over.free;
  const credit = Math.pow(enough, 1.2) * Math.max(over.least, 1 - Math.max(0, beyond) * over.each);
  const closest = closestPosition(positions.filter(({ similarity }) => similarity >= calledSimilar));
  const isOver = beyond > 0 && enough >= 1 && max !== null && (stated?.same ?? 0) > max * 12;
  return {
    isAsked: true,
    unweightedScore: credit * 100,
    evidence: [
      evidence({
        asked: gradeTexts.yearsAsked(min, max),
        found: stated ? yearsOf(stated, total) : '',
        relation: isOver ? 'higher' : enough >= 1 ? 'same' : 'lower',
        ...(isOver || (same < asked * 12 && enough >= 1) || (same > 0 && asksOtherYears(job, resume))
          ? { outcome: 'near' as const }
          : {}),
        ...((years < 0.05 || closest === undefined) && asked > 0 ? { outcome: 'missing' as const } : {}),
        sentence: closest ? positionLine(closest, resume) : '',
        span: closest ? spanAt(resume, `work.${closest.index}.title`) : null,
        credit,
      }),
    ],
  };
}

const yearsOf = ({ same, similar, isVague }: NonNullable<ReturnType<typeof statedMonths>>, total: number): string =>
  isVague
    ? gradeTexts.yearsInThisOrSimilar((same + similar) / 12, total)
    : gradeTexts.yearsInWork(same / 12, similar / 12, total);
