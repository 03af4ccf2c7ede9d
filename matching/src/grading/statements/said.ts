import type { GradeCategory, GradeEvidence } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';
import { gradeTexts } from '@portal/domain/texts/grading';
import { findLanguages } from '../../taxonomy/languages';
import { namesField } from '../../taxonomy/occupations';
import { memoizeByObject } from '../../text/memoize-by-object';
import { askedWork } from '../asked-work/asked-work';
import type { GradeContext } from '../grade-context';
import { namesUnreadDegree } from '../grade-education';
import type { ImpersonalResume } from '../impersonal-resume';
import { quoteAt } from '../evidence-span';
import { hasExpired } from '../licenses/holding';
import { everydayCertificates, heldFrom } from '../licenses/grade-certifications';
import { licenseCodes, openLicenses } from '../licenses/open-licenses';
import { closestPosition, type Position } from '../positions/positions';
import { titleSimilarity } from '../positions/title-similarity';
import { askedSkills, namedWith } from '../skills/asked-skills';
import { codeIn, isDenied, lineAbout, mentions, workText } from './mentions';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';

/** The languages that a resume names anywhere, also where no list of languages was read. */
export const languagesIn: (resume: ImpersonalResume) => ReadonlySet<string> = memoizeByObject(
  (resume: ImpersonalResume) => new Set(findLanguages(workText(resume)).map(({ value }) => value.name)),
);

const vagueNames = memoizeByObject(
  (job: ParsedJob) => new Set(askedSkills(job).flatMap((skill) => (skill.isVague ? [namedWith(skill)] : []))),
);

const wholeSentences = memoizeByObject(
  (job: ParsedJob) => new Set(askedWork(job).flatMap(({ text, isWhole }) => (isWhole ? [text] : []))),
);

/** Whether a certificate is one that hardly any resume names, although nearly everybody has it. */
const isEveryday = (asked: string, { certifications }: ParsedJob): boolean =>
  certifications.some(({ name, conceptId }) => name === asked && everydayCertificates.has(conceptId));

/** Whether the resume has a code of a certificate, which may stand for it: `6-20`. */
const hasCodeOf = (asked: string, job: ParsedJob, resume: ImpersonalResume): boolean =>
  job.certifications.some(
    ({ name }, at) => name === asked && licenseCodes(job)[at]?.some((code) => codeIn(code, resume) !== null) === true,
  );

/** Whether the closest work is prose without a title, which describes things instead of naming them. */
const isProse = (positions: readonly Position[]): boolean => closestPosition(positions)?.title === '';

/** Whether a requirement that was not found can be called missing, by category. */
const isMissing: Partial<Record<GradeCategory, (item: GradeEvidence, context: GradeContext) => boolean>> = {
  skills: ({ asked }, { job, resume, positions }) =>
    !vagueNames(job).has(asked) && !mentions(asked, resume) && !isProse(positions),
  languages: ({ asked }, { resume }) => !languagesIn(resume).has(asked),
  certifications: ({ asked, sentence }, { job, resume }) =>
    sentence !== '' ||
    (!(openLicenses(job).has(asked) || isEveryday(asked, job) || hasCodeOf(asked, job, resume)) &&
      lineAbout(asked, resume) === null),
  industries: (_, { positions }) => positions.length > 0 && positions.every(({ title }) => namesField(title)),
  managementLevel: () => false,
  education: (_, { resume }) => !namesUnreadDegree(resume),
};

/** The least share of the work in an industry that is called work in it. */
const ofIndustry = 0.5;
/** What somebody learns is not known yet: `have begun a beginners' course`. */
const learning =
  /\b(?:begun|seen|watched|observed|shadow\w*|beginners?['’]?|learning|studying|tutorials?|interested in|eager to|want to learn|(?:online|evening|introductory) course)\b/iu;
const maxJobLength = 20_000;
/** Words of a job that has people to lead, although its title names no level. */
const ofLeading =
  /\b(?:team of (?:\d|one|two|three|four|five|six)|supervis\w+|line manag\w+|in charge of|lead(?:ing)? (?:an?|the|one|two|three|four|\d))\b/iu;
/** The least similarity of a title that is near the job's. */
const nearTitle = 0.25;

/**
 * What only descriptions are close to: a position without a title or with another one, years of it. Titles
 * give a level of leading roughly: `Lead`, `Director` and `Manager` mean something else in each profession.
 */
const isUndecided: Partial<Record<GradeCategory, (item: GradeEvidence, context: GradeContext) => boolean>> = {
  jobTitles: ({ asked, found, outcome }) =>
    (outcome !== 'missing' && found === '') || (outcome === 'near' && titleSimilarity(asked, found) < nearTitle),
  experience: ({ found }) => found === '',
  skills: ({ isSentence, outcome, sentence, span }, { resume }) =>
    !isSentence && outcome !== 'missing' && (learning.test(sentence) || (span !== null && isDenied(span, resume))),
  industries: ({ outcome, credit }) => outcome !== 'missing' && credit < ofIndustry,
  certifications: ({ outcome, relation, credit, span }, { resume, today }) =>
    (outcome === 'near' && relation === 'related' && credit < heldFrom) ||
    (outcome !== 'missing' && span !== null && hasExpired(quoteAt(resume, span), today)),
  managementLevel: ({ asked, relation }, { job }) =>
    relation !== 'same' ||
    asked === gradeTexts.levels.low ||
    (asked === gradeTexts.levels.none && ofLeading.test(job.text.slice(0, maxJobLength))),
};

/**
 * Whether the documents decide what evidence states. A described task that no sentence shows may be stated in other
 * words; a requirement with a word that the resume has may be met by it. What is not decided is not said; the score keeps
 * its credit.
 */
export function isDecided(category: GradeCategory, item: GradeEvidence, context: GradeContext): boolean {
  if (isUndecided[category]?.(item, context)) return false;
  if (item.isSentence && !wholeSentences(context.job).has(item.asked)) return item.relation === 'copied';
  if (item.relation === 'copied' || shownEvidence(item).outcome !== 'missing') return true;
  return !item.isSentence && (isMissing[category]?.(item, context) ?? true);
}
