import { industriesOf } from '../resume/work/industries';
import { occupationsOfTitle } from '../taxonomy/occupations';
import { findSkills, industryNames } from '../taxonomy/skills';
import { memoizeByObject } from '../text/memoize-by-object';
import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt } from './evidence-span';
import type { ImpersonalResume } from './impersonal-resume';
import { positionLine } from './positions/positions';

type Shares = Map<string, number>;

const general = 'general-business';
const maxTextLength = 20_000;

function normalized(weights: Shares): Shares {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return total <= 0 ? weights : new Map([...weights].map(([id, weight]) => [id, weight / total]));
}

function addTo(weights: Shares, id: string, weight: number): void {
  if (id !== '' && id !== general) weights.set(id, (weights.get(id) ?? 0) + weight);
}

function jobShares({ job }: GradeContext): Shares {
  const weights: Shares = new Map();
  for (const industry of job.industries) addTo(weights, industry.id, industry.share);
  const occupation = occupationsOfTitle(job.title)[0];
  if (occupation) addTo(weights, occupation.industry, 0.6);
  return normalized(weights);
}

/** Titles show the industry; words of a description only hint at it. */
const descriptionShare = 0.6;

/**
 * The industries the person worked in, from positions weighted by length and recency, not from lists. A skill the job
 * requires counts for the job's own industry.
 */
function resumeShares({ job, resume, positions }: GradeContext, main: string): Shares {
  const weights: Shares = new Map();
  const askedSkills = new Set(job.skills.map(({ conceptId }) => conceptId));
  for (const { title, stated, span, recency } of positions) {
    const months = span ? span.to - span.from + 1 : 6;
    const weight = Math.sqrt(Math.min(120, months)) * recency;
    const occupation = occupationsOfTitle(title)[0];
    if (occupation) addTo(weights, occupation.industry, weight);
    const found = new Set(findSkills(stated.description.slice(0, 5000)).map((match) => match.concept));
    for (const concept of found)
      addTo(
        weights,
        askedSkills.has(concept.id) ? main : concept.industry,
        (weight * descriptionShare) / Math.max(4, found.size),
      );
  }
  if (weights.size === 0)
    for (const industry of industriesOfText(resume)) addTo(weights, industry.id, industry.share * 0.5);
  return normalized(weights);
}

/** Fallback when no position shows an industry. */
const industriesOfText = memoizeByObject(({ workLines }: ImpersonalResume) =>
  industriesOf(workLines.join('\n').slice(0, maxTextLength)),
);

/** The first position whose title belongs to an industry. */
function positionIn(id: string, { positions }: GradeContext): GradeContext['positions'][number] | undefined {
  return positions.find(({ title }) => occupationsOfTitle(title)[0]?.industry === id);
}

/** Industries by which a job is graded. */
const maxIndustries = 3;
/** Credit from which the person worked in an industry at all, and from which mostly. */
const worked = { atAll: 0.15, mostly: 0.5 };

/** How much of the person's work was in the job's industries; the main one is shown. */
export function gradeIndustries(context: GradeContext): CategoryResult {
  const asked = [...jobShares(context)].sort((a, b) => b[1] - a[1]).slice(0, maxIndustries);
  const [first] = asked;
  if (!first) return notAsked;
  const [main] = first;
  const held = resumeShares(context, main);
  const creditOf = ([id, share]: (typeof asked)[number]): number => Math.min(1, (held.get(id) ?? 0) / (share * 0.6));
  const sumOf = (of: (one: (typeof asked)[number]) => number): number => asked.reduce((sum, one) => sum + of(one), 0);
  const covered = sumOf((one) => creditOf(one) * one[1]);
  const credit = creditOf(first) > worked.atAll ? creditOf(first) : 0;
  const place = credit > 0 ? positionIn(main, context) : undefined;
  const name = industryNames.get(main) ?? main;
  const item = evidence({
    asked: name,
    found: credit > 0 ? name : '',
    relation: credit > 0 ? 'same' : '',
    ...(credit > 0 && credit < worked.mostly && !place ? { outcome: 'near' as const } : {}),
    sentence: place ? positionLine(place, context.resume) : '',
    span: place ? spanAt(context.resume, `work.${place.index}.title`) : null,
    credit,
  });
  // Words of a text alone name some industry, often not the job's.
  const isClear = main === occupationsOfTitle(context.job.title)[0]?.industry;
  return {
    isAsked: true,
    unweightedScore: (covered / sumOf(([, share]) => share)) * 100,
    evidence: isClear ? [item] : [],
  };
}
