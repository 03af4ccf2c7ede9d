import {
  gradeCategories,
  gradeSchema,
  type Grade,
  type GradeCategory,
  type GradeEvidence,
} from '@portal/domain/grading/grade';
import { normalizeWeights, weightedScoreOf } from '@portal/domain/grading/weights';
import type { GradeWeights } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { categoryNames } from '@portal/matching/service/match-row';
import { at, countAt, listAt, numberAt, textAt, textsAt } from './read-json';

/** Names of the categories in v10. */
export const txCategoryNames: Partial<Record<GradeCategory, string>> = {
  education: 'Education',
  jobTitles: 'JobTitles',
  skills: 'Skills',
  industries: 'Taxonomies',
  managementLevel: 'ManagementLevel',
  certifications: 'Certifications',
  languages: 'Languages',
};

/** The job's requirements of a category, by name; those that are not found are missing. */
function askedTerms(job: ParsedJob, category: GradeCategory): { asked: string; required: boolean }[] {
  const named = (items: readonly { name: string; required: boolean }[]) =>
    items.map(({ name, required }) => ({ asked: name, required }));
  if (category === 'skills') return named(job.skills);
  if (category === 'certifications') return named(job.certifications);
  if (category === 'languages') return named(job.languages);
  if (category === 'jobTitles') return job.title === '' ? [] : [{ asked: job.title, required: true }];
  return [];
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const evidence = (item: Partial<GradeEvidence> & Pick<GradeEvidence, 'asked' | 'outcome'>): GradeEvidence => ({
  required: true,
  isSentence: false,
  found: '',
  relation: '',
  sentence: '',
  span: null,
  note: '',
  credit: item.outcome === 'missing' ? 0 : item.outcome === 'near' ? 0.5 : 1,
  ...item,
});

function evidenceOf(job: ParsedJob, category: GradeCategory, found: readonly string[]): GradeEvidence[] {
  const asked = askedTerms(job, category);
  const known = asked.map(({ asked: name, required }) => {
    const hit = found.find((term) => same(term, name));
    return evidence({
      asked: name,
      required,
      outcome: hit ? 'found' : 'missing',
      found: hit ?? '',
      relation: hit ? 'same' : '',
    });
  });
  const others = found.filter((term) => !asked.some((item) => same(item.asked, term)));
  return [...known, ...others.map((term) => evidence({ asked: term, outcome: 'found', found: term }))].slice(0, 300);
}

interface Scores {
  score: number;
  evidence: GradeEvidence[];
}

/** Weights of a grade: those that the service reports as applied, else the requested ones. */
function appliedWeights(value: unknown, asked: GradeWeights): GradeWeights {
  const applied = at(value, 'AppliedCategoryWeights');
  if (Array.isArray(applied)) {
    return Object.fromEntries(
      gradeCategories.map((category) => [
        category,
        countAt(
          applied.find((item) => textAt(item, 'Category') === categoryNames[category]),
          'Weight',
        ),
      ]),
    );
  }
  if (typeof applied !== 'object' || applied === null) return asked;
  return Object.fromEntries(gradeCategories.map((name) => [name, countAt(applied, txCategoryNames[name] ?? name)]));
}

function gradeOf(
  scores: ReadonlyMap<GradeCategory, Scores>,
  weights: GradeWeights,
  total: number | null,
  version: string,
): Grade {
  const isAsked = (category: GradeCategory) => scores.has(category) && (weights[category] ?? 0) > 0;
  const parts = normalizeWeights(weights, new Set(gradeCategories.filter(isAsked)));
  const categories = gradeCategories.map((category) => ({
    category,
    isAsked: isAsked(category),
    unweightedScore: isAsked(category) ? Math.min(100, scores.get(category)?.score ?? 0) : 0,
    weight: parts[category],
    evidence: isAsked(category) ? (scores.get(category)?.evidence ?? []) : [],
  }));
  return gradeSchema.cast({
    weightedScore: total === null ? weightedScoreOf(categories) : Math.min(100, total),
    categories,
    engineVersion: version,
  });
}

/** The grades in an answer of `scorer` or `matcher`, by document id (in lower case). */
export function readMatches(
  value: unknown,
  options: { job: ParsedJob; weights: GradeWeights; version: string },
): Map<string, Grade> {
  const weights = appliedWeights(value, options.weights);
  return new Map(
    listAt(value, 'Matches').map((match) => {
      const scores = at(match, 'EnrichedScoreData')
        ? enrichedScores(match, options.job)
        : plainScores(match, options.job);
      const grade = gradeOf(scores, weights, numberAt(match, 'WeightedScore'), options.version);
      return [textAt(match, 'Id').toLowerCase(), grade] as const;
    }),
  );
}

/** v9: `UnweightedCategoryScores` with the terms found. */
function plainScores(match: unknown, job: ParsedJob): Map<GradeCategory, Scores> {
  const scores = new Map<GradeCategory, Scores>();
  for (const row of listAt(match, 'UnweightedCategoryScores')) {
    const category = gradeCategories.find((name) => categoryNames[name] === textAt(row, 'Category'));
    if (!category) continue;
    const found = textsAt(row, 'TermsFound');
    scores.set(category, { score: countAt(row, 'UnweightedScore'), evidence: evidenceOf(job, category, found) });
  }
  return scores;
}

const outcomes = { Positive: 'found', Mixed: 'near', Negative: 'missing' } as const;

/** v10: `EnrichedScoreData` with facts, and lists of found and missing terms. */
function enrichedScores(match: unknown, job: ParsedJob): Map<GradeCategory, Scores> {
  const scores = new Map<GradeCategory, Scores>();
  for (const category of gradeCategories) {
    const data = at(match, `EnrichedScoreData.${txCategoryNames[category] ?? ''}`);
    if (data === undefined || data === null) continue;
    const found = listAt(data, 'Found').map(
      (item) => textAt(item, 'Skill') || textAt(item, 'RawTerm') || textAt(item, ''),
    );
    const facts = listAt(data, 'Evidence').flatMap((item) => {
      const asked = textAt(item, 'Fact');
      const type = Object.entries(outcomes).find(([name]) => name === textAt(item, 'Type'));
      return asked && type ? [evidence({ asked, outcome: type[1] })] : [];
    });
    const terms = evidenceOf(job, category, found.filter(Boolean));
    scores.set(category, { score: countAt(data, 'UnweightedScore'), evidence: terms.length > 0 ? terms : facts });
  }
  return scores;
}
