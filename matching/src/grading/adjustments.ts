import type { Adjustment, AdjustmentKind, MustHaveResult, Quote } from '@portal/domain/grading/grade';
import { adjustmentTexts } from '@portal/domain/texts/adjustments';
import { namesField, occupationsOfTitle } from '../taxonomy/occupations';
import { keywordLineShare } from '../text/keyword-stuffing';
import { spanAt } from './evidence-span';
import type { CategoryResults, GradeContext } from './grade-context';
import { heldRank, rankOf } from './positions/level-fit';
import {
  calledSimilar,
  closestPosition,
  highestSimilarity,
  positionLine,
  relevantMonths,
  sameWork,
  statedMonths,
  type Position,
} from './positions/positions';
import { totalMonths } from './positions/work-months';
import { skillEvidence } from './skills/skill-evidence';

/** What adjustments are computed from. */
export interface Graded {
  context: GradeContext;
  results: CategoryResults;
  mustHaves: readonly MustHaveResult[];
}

/** A factor with its reason; `keeps` is the share of the score that is left. */
interface Finding {
  keeps: number;
  reason: string;
  evidence?: Quote[];
}

/** Share of the score that is left at the worst of each kind. */
const least = { level: 0.1, otherField: 0.04, unused: 0.05, keywordStuffing: 0.1, copied: 0.4 };

const quoteOf = ({ resume }: GradeContext, position: Position | undefined): Quote[] =>
  position ? [{ sentence: positionLine(position, resume), span: spanAt(resume, `work.${position.index}.title`) }] : [];

const kept = (share: number, most: number): number => most + (1 - most) * Math.min(1, Math.max(0, share));

/** Factor of a must-have that the resume does not show, by kind, and of one that remains unclear. */
const without: Readonly<Record<MustHaveResult['kind'], { notMet: number; unclear: number }>> = {
  license: { notMet: 0.55, unclear: 0.88 },
  certificate: { notMet: 0.8, unclear: 0.95 },
  degree: { notMet: 0.94, unclear: 0.97 },
  language: { notMet: 0.75, unclear: 0.95 },
  // The category counts them already.
  experience: { notMet: 0.8, unclear: 1 },
  place: { notMet: 0.8, unclear: 1 },
  other: { notMet: 0.85, unclear: 0.95 },
};
/** Factor of a license of which the resume says that it is not held. */
const statedLacking = 0.2;
/** Share of the effect that further must-haves have: the worst counts in full. */
const further = 0.4;

function missingMustHaves({ mustHaves }: Graded): Finding | null {
  const open = mustHaves.filter(({ isRequired, outcome }) => isRequired && outcome !== 'met');
  if (open.length === 0) return null;
  const factorOf = ({ kind, outcome, found }: MustHaveResult): number => {
    if (kind === 'license' && outcome === 'notMet' && found !== '') return statedLacking;
    return outcome === 'unclear' ? without[kind].unclear : without[kind].notMet;
  };
  const labels = (outcome: string): string[] =>
    open.filter((one) => one.outcome === outcome && factorOf(one) < 1).map(({ label }) => label);
  const [worst = 1, ...others] = open.map(factorOf).sort((a, b) => a - b);
  return {
    keeps: others.reduce((product, factor) => product * (1 - (1 - factor) * further), worst),
    reason: adjustmentTexts.mustHaves(labels('notMet'), labels('unclear')),
    evidence: open.filter(({ sentence }) => sentence !== '').map(({ sentence, span }) => ({ sentence, span })),
  };
}

/** Years of practice that a job expects when it names none, and for beginners. */
const usualYears = { least: 0.75, usual: 2, most: 5 };
/** Share of the score that somebody new to the work keeps. */
const newToWork = 0.4;

function level({ context }: Graded): Finding | null {
  const { job, positions, level: fit } = context;
  if (job.title === '') return null;
  const months = relevantMonths(positions);
  const stated = statedMonths(positions);
  const usual = fit.asked <= 1 ? usualYears.least : usualYears.usual;
  const years = Math.min(usualYears.most, job.experienceYears.min ?? usual);
  const practised = positions.length === 0 ? 1 : kept(months / 12 / years, newToWork);
  const byRank = kept(fit.factor, least.level) * fit.interest;
  const [current] = positions.filter(({ title }) => title !== '');
  const byLevel = fit.held > fit.asked ? adjustmentTexts.levelAbove : adjustmentTexts.levelBelow;
  const byPractice = stated
    ? adjustmentTexts.shortPractice(stated.same / 12, stated.similar / 12)
    : adjustmentTexts.partlyClose;
  const reason = byRank < practised ? byLevel : byPractice;
  const held = positions.find((one) => heldRank(rankOf(one, fit.asked), months) === fit.held) ?? current;
  return { keeps: byRank * practised, reason, evidence: quoteOf(context, held) };
}

/** Combined share of titles and skills from which the experience is in the job's field. */
const fullFit = 0.68;
const titleShare = 0.55;

/** How close the person is to the job's line of work: 0 to 1. Titles that name no field leave it to the skills. */
function fieldFit({ context, results }: Graded): number {
  const { jobTitles, skills } = results;
  if (!jobTitles.isAsked && !skills.isAsked) return 1;
  const current = context.positions.find(({ title }) => title !== '');
  const isVague = skills.isAsked && current && !(namesField(context.job.title) && namesField(current.title));
  const ofTitles = highestSimilarity(context.positions);
  const share = !skills.isAsked ? 1 : jobTitles.isAsked ? titleShare : 0;
  const title = isVague ? Math.max(ofTitles, skills.inField * 0.8) : ofTitles;
  return Math.min(1, (title * share + skills.inField * (1 - share)) / fullFit);
}

/** Whether two titles are of one industry: a recruiter is in no other field than an HR generalist. */
function isOfIndustry({ title: asked }: GradeContext['job'], held: string): boolean {
  const [own, other] = [occupationsOfTitle(asked)[0]?.industry, occupationsOfTitle(held)[0]?.industry];
  return own !== undefined && own === other;
}

/** A fitting title with other work is another case than another profession. */
function reasonOf({ job, positions }: GradeContext, title: string | undefined): string {
  if (title === undefined) return adjustmentTexts.noWork;
  const stated = statedMonths(positions);
  const ofField = stated ? stated.same + stated.similar : totalMonths(positions);
  const isMostlyOther = highestSimilarity(positions) < sameWork && ofField < totalMonths(positions) / 2;
  return isMostlyOther && !isOfIndustry(job, title) ? adjustmentTexts.otherField(title) : adjustmentTexts.partlyClose;
}

function otherField(graded: Graded): Finding {
  const { context } = graded;
  const current = context.positions.find(({ title }) => title !== '');
  return {
    keeps: kept(fieldFit(graded), least.otherField),
    reason: reasonOf(context, current?.title),
    evidence: quoteOf(context, current),
  };
}

/** Share of the skills in recent use from which the skills are not out of use. */
const stillUsed = 0.6;

function unused({ context, results }: Graded): Finding | null {
  const { positions } = context;
  const { skills } = results;
  const ever = highestSimilarity(context.positions);
  if (ever === 0) return null;
  const titles = Math.max(0, ...positions.map(({ similarity, recency }) => similarity * recency)) / ever;
  const used = skills.inField > 0 ? Math.min(1, skills.recent / skills.inField) : titles;
  const last = closestPosition(positions);
  return {
    keeps: kept(titles * titleShare + used * (1 - titleShare), least.unused),
    reason: ever < calledSimilar ? adjustmentTexts.noWork : reasonOfAge(positions, used),
    evidence: ever < calledSimilar ? [] : quoteOf(context, last),
  };
}

/** @param used share of the skills that is in recent use. */
function reasonOfAge(positions: readonly Position[], used: number): string {
  const closest = closestPosition(positions);
  const hasVagueLater = positions.some(
    ({ similarity, title, recency }) =>
      similarity >= calledSimilar && !namesField(title) && recency > (closest?.recency ?? 0),
  );
  const end = closest?.work.endDate ?? '';
  if (end === 'present') return adjustmentTexts.earlierSkills;
  const year = end.slice(0, 4);
  // A later position whose title names no field may be the same work.
  if (hasVagueLater) return adjustmentTexts.partlyClose;
  return used < stillUsed ? adjustmentTexts.unused(year) : adjustmentTexts.closestEnded(closest?.title ?? '', year);
}

/** Texts of positions, schools, certificates and the summary. */
const statedTexts = ({ resume, positions }: GradeContext): string[] => [
  ...positions.flatMap(({ work, stated }) => [work.title, work.companyName, ...stated.description.split('\n')]),
  ...resume.education.flatMap(({ school, degree, major }) => [school, degree, major]),
  ...resume.certifications.map(({ name }) => name),
  ...resume.summary.objective.split('\n'),
];

function keywordStuffing({ context }: Graded): Finding {
  const unproven = 1 - skillEvidence(context).proven;
  const stuffed = unproven * keywordLineShare(context.resume.workLines, statedTexts(context));
  return { keeps: kept(1 - stuffed, least.keywordStuffing), reason: adjustmentTexts.keywordStuffing };
}

/** A forged position takes nothing from a genuine one in the same work, on which the score rests then. */
function credibilityOf(positions: readonly Position[]): number {
  const genuine = positions.filter(({ similarity }) => similarity >= sameWork);
  const credibilities = (genuine.length > 0 ? genuine : positions).map(({ credibility }) => credibility);
  if (credibilities.length === 0) return 1;
  return genuine.length > 0 ? Math.max(...credibilities) : Math.min(...credibilities);
}

function copied({ context }: Graded): Finding {
  const { positions, copied: text } = context;
  const credibility = credibilityOf(positions);
  return {
    keeps: kept(credibility, least.copied),
    reason: adjustmentTexts.copied,
    evidence: text.lines.slice(0, 3).map((sentence) => ({ sentence, span: null })),
  };
}

const kinds: readonly (readonly [AdjustmentKind, (graded: Graded) => Finding | null])[] = [
  ['mustHaveMissing', missingMustHaves],
  ['level', level],
  ['otherField', otherField],
  ['unused', unused],
  ['keywordStuffing', keywordStuffing],
  ['copied', copied],
];

/** Smaller effects are not worth a line. */
const minEffect = 0.03;

/** The adjustments of a grade, in whole percents so that readers can recompute the score. */
export function adjustmentsOf(graded: Graded): Adjustment[] {
  return kinds.flatMap(([kind, find]): Adjustment[] => {
    const finding = find(graded);
    if (!finding || finding.keeps > 1 - minEffect) return [];
    const { keeps, reason, evidence = [] } = finding;
    return [{ kind, factor: Math.max(1, Math.round(keeps * 100)) / 100, reason, evidence: evidence.slice(0, 10) }];
  });
}
