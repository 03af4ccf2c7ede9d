import { adjustmentTexts } from '../texts/adjustments';
import { verdictTexts } from '../texts/verdict';
import type { Grade, GradeCategory, GradeEvidence } from './grade';
import { countMustHaves } from './must-have';

/** The first evidence of a category that was found; undefined when the job does not ask or nothing fits. */
function foundIn({ categories }: Grade, category: GradeCategory): GradeEvidence | undefined {
  const item = categories.find((one) => one.category === category && one.isAsked)?.evidence[0];
  return item && item.outcome !== 'missing' && item.relation !== 'copied' ? item : undefined;
}

/** A grade in a sentence or two, made from its data: must-haves, experience, title, and what lowers it most. */
export function verdictOf(grade: Grade): string {
  const { met, asked } = countMustHaves(grade.mustHaves);
  const labelsOf = (outcome: string): string[] =>
    grade.mustHaves.filter((one) => one.isRequired && one.outcome === outcome).map(({ label }) => label);
  const [missing, unclear] = [labelsOf('notMet'), labelsOf('unclear')];
  const years = foundIn(grade, 'experience');
  const title = foundIn(grade, 'jobTitles');
  const foundTitle = title?.outcome === 'found' ? title.found : '';
  const work = verdictTexts.work(years?.found.split(',')[0] ?? '', foundTitle);
  const [worst] = grade.adjustments
    .filter(({ kind }) => kind !== 'mustHaveMissing')
    .sort((a, b) => a.factor - b.factor);
  return [
    asked > 0 ? verdictTexts.mustHaves(met, asked) : '',
    missing.length + unclear.length > 0 ? adjustmentTexts.mustHaves(missing, unclear) : '',
    work,
    worst?.reason ?? '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
