import words from '../../../data/advertisements/skills.json' with { type: 'json' };
import type { ParsedJob, ParsedJobSkill } from '@portal/domain/jobs/parsed-job';
import { documentFromText } from '../../document-from-text';
import { jobLines, type JobSection } from '../../job/job-sections';
import { saysOptional } from '../../job/requirements/requirement-words';
import { layoutLines } from '../../text/layout-line';
import { memoizeByObject } from '../../text/memoize-by-object';
import { phraseKey } from '../../text/normalize';
import { anyOf, phrasesOf } from '../../text/phrase-list';

/** A requirement: one skill, or several of which one is enough. */
export interface AskedSkill {
  /** In the job's words. */
  asked: string;
  skills: readonly ParsedJobSkill[];
  /** A word before it that says which kind (`macro programming`), without which a skill is only its more general form. */
  kind: string;
  /** Whether the job calls it preferred, rather than naming it among its duties. */
  isPreferred: boolean;
  /** A task names it, as in `entries for accounting`, or it is a part of what is asked: `labour law`. */
  isVague: boolean;
}

/** A requirement as shown, with the word that says which kind. */
export const namedWith = ({ kind, asked }: Pick<AskedSkill, 'kind' | 'asked'>): string =>
  kind === '' ? asked : `${kind} ${asked}`;

interface Placed {
  skill: ParsedJobSkill;
  start: number;
  end: number;
}

const maxJobLength = 20_000;
const sentenceEnd = /[.;!?\n]/u;
const maxWordLength = 40;
const maxListLength = 120;
/** Between the alternatives of `Kafka, Airflow or Spark`, and before the last one. */
const separator = /^(?: ?, ?(?:(?:or|oder) )?| (?:or|oder) )$/iu;
const lastSeparator = /\b(?:or|oder)\s+$/iu;
const goesOn = /^ ?, ?[\p{L}\d]/u;
/** A longer list with `or` at its end names examples. */
const maxAlternatives = 5;

/** The words of a job's skill. */
export const wordsOf = ({ name, asWritten }: ParsedJobSkill): string => asWritten || name;

/** The skills of a job by requirement; a field of study is graded with the degree. */
export const askedSkills: (job: ParsedJob) => readonly AskedSkill[] = memoizeByObject((job: ParsedJob) => {
  const subjects = new Set(job.degree.majors.map(phraseKey));
  const placed = job.skills
    .map((skill, index): Placed => {
      const { start = -1, end = -1 } = job.provenance[`skills.${String(index)}.asWritten`] ?? {};
      return { skill, start, end };
    })
    .filter(({ skill }) => !subjects.has(phraseKey(wordsOf(skill))));
  return alternativesOf(placed, job.text).map((group) => ({
    asked: wordsOfGroup(group, job.text),
    kind: group.length === 1 && group[0] ? kindBefore(group[0], placed, job) : '',
    skills: group.map(({ skill }) => skill),
    isPreferred: group.every(({ skill, start }) => !skill.required && isCalledOptional(job, start)),
    isVague: isVague(group, job),
  }));
});

/** Groups skills that the text names in a row with `or`, in the order of the job. */
function alternativesOf(placed: readonly Placed[], text: string): (readonly Placed[])[] {
  const runs: Placed[][] = [];
  const between = (one: Placed, next: Placed): string => text.slice(one.end, next.start);
  for (const one of [...placed].filter(({ start }) => start >= 0).sort((a, b) => a.start - b.start)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && one.start > last.end && separator.test(between(last, one));
    // The list ends at its `or`.
    const isEnded = run && run.length > 1 && lastSeparator.test(between(run.at(-2) ?? one, run.at(-1) ?? one));
    if (run && isNext && !isEnded) run.push(one);
    else runs.push([one]);
  }
  const isAlternative = (run: readonly Placed[]): boolean => {
    const [before, last] = run.slice(-2);
    return (
      run.length > 1 &&
      run.length <= maxAlternatives &&
      before !== undefined &&
      last !== undefined &&
      lastSeparator.test(between(before, last))
    );
  };
  /** Of a list that goes on behind its `or`, only the last two are alternatives: `SQL, Tableau or Power BI, statistics`. */
  const alternativesIn = (run: readonly Placed[]): readonly Placed[] =>
    goesOn.test(text.slice(run.at(-1)?.end ?? 0)) ? run.slice(-2) : run;
  const groups = new Map(
    runs
      .filter(isAlternative)
      .map(alternativesIn)
      .flatMap((run) => run.map((one) => [one, run] as const)),
  );
  return placed.flatMap((one) => {
    const group = groups.get(one) ?? [one];
    return placed.find((other) => group.includes(other)) === one ? [group] : [];
  });
}

const smallWord = /^[\p{Ll}-]+$/u;
const gerund = /(?:ing|tion|ment)s?$/u;
const wordBefore = /([\p{L}\d][\p{L}\d'’-]+) $/u;
const leavesSkill = new RegExp(`^(?:${anyOf(words.beforeSkill)})$`, 'iu');

/**
 * Words before a named activity that say which: `macro programming`; empty for praise, verbs and small words. Of two
 * skills in a row the second one is that of the first: `ArcGIS API`.
 */
function kindBefore({ skill, start }: Placed, placed: readonly Placed[], job: ParsedJob): string {
  const before = placed.find(({ end }) => end >= 0 && end === start - 1 && job.text.charAt(end) === ' ');
  const name = before ? job.text.slice(before.start, before.end) : '';
  if (name !== '') return gerund.test(name) ? '' : name;
  const [, kind = ''] = wordBefore.exec(job.text.slice(Math.max(0, start - maxWordLength), start)) ?? [];
  if (start < 0 || kind === '' || leavesSkill.test(kind)) return '';
  if (!/^\p{Ll}+$/u.test(wordsOf(skill)) || !gerund.test(wordsOf(skill))) return '';
  const [, first = ''] = wordBefore.exec(job.text.slice(0, start - kind.length - 1).slice(-maxWordLength)) ?? [];
  return smallWord.test(first) && !leavesSkill.test(first) ? `${first} ${kind}` : kind;
}

function wordsOfGroup(group: readonly Placed[], text: string): string {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return '';
  return group.length === 1 ? wordsOf(first.skill) : text.slice(first.start, last.end);
}

/** Lines under a heading for what is preferred. */
const linesOfJob = memoizeByObject(({ text }: ParsedJob) =>
  jobLines(layoutLines(documentFromText(text.slice(0, maxJobLength)))),
);

/** The sentence around an offset of a job, and its section; null where the job has none. */
function sentenceAt(job: ParsedJob, at: number): { text: string; section: JobSection; start: number } | null {
  const found = linesOfJob(job).find(({ line }) => line.start <= at && at < line.start + line.text.length);
  if (at < 0 || !found) return null;
  const { text, start } = found.line;
  const [before = ''] = text
    .slice(0, at - start)
    .split(sentenceEnd)
    .slice(-1);
  const [after = ''] = text.slice(at - start).split(sentenceEnd);
  return { text: `${before}${after}`, section: found.section, start: at - before.trimStart().length };
}

/** Whether the sentence around an offset, or its heading, calls what it names optional. */
function isCalledOptional(job: ParsedJob, at: number): boolean {
  const sentence = sentenceAt(job, at);
  return sentence === null || sentence.section === 'preferred' || saysOptional(sentence.text);
}

const asking = phrasesOf(words.asking);

/** Whether a job asks for a skill at an offset, rather than names it in a task; above all headings it asks for products. */
function isAskedAt(job: ParsedJob, skill: ParsedJobSkill, at: number): boolean {
  const sentence = sentenceAt(job, at);
  if (sentence === null) return true;
  if (sentence.section === 'intro' && /\p{Lu}.|\d/u.test(wordsOf(skill)) && at > sentence.start) return true;
  return (sentence.section !== 'duties' && sentence.section !== 'intro') || asking.test(sentence.text);
}

/** `In finance or professional services`. */
const orOther = /^,? (?:or|oder) \p{L}/u;
/** A list in brackets behind a word gives examples: `systems where mistakes cost money (payments, banking)`. */
const openBracket = /\p{Ll} \((?=[^)\n]*$)/u;
const closedBracket = /^[^(\n]*\)/u;
/** Examples, of which one is enough: `(Sage, Iris, Access or the like)`. */
const orTheLike =
  /^(?:,? [\p{L}\d.+#-]{1,20}){0,6},? (?:or|oder) (?:the like|similar|equivalent|comparable|another|other|any)\b/iu;

/** A small word that others belong to: `labour law`, `spine surgery`, `finance or professional services`. */
function isPart({ skill, start, end }: Placed, { text }: ParsedJob): boolean {
  const written = wordsOf(skill);
  const [before, behind] = [
    text.slice(Math.max(0, start - maxListLength), start),
    text.slice(end, end + maxListLength),
  ];
  if (start >= 0 && (orTheLike.test(behind) || (openBracket.test(before) && closedBracket.test(behind)))) return true;
  if (start < 0 || !smallWord.test(written)) return false;
  const [, word = ''] = wordBefore.exec(before.slice(-maxWordLength)) ?? [];
  return (smallWord.test(word) && !leavesSkill.test(word)) || orOther.test(text.slice(end, end + maxWordLength));
}

/** Whether nobody can say that a resume lacks it: a task names it, or it is a part of what is asked. */
function isVague(group: readonly Placed[], job: ParsedJob): boolean {
  const isOfTask = ({ skill, start }: Placed): boolean => {
    const all = [...job.text.slice(0, maxJobLength).matchAll(phrasesIn(wordsOf(skill)))].map(({ index }) => index);
    return start >= 0 && ![start, ...all].some((at) => isAskedAt(job, skill, at));
  };
  return group.every(isOfTask) || (group.length === 1 && group[0] !== undefined && isPart(group[0], job));
}

const phrasesIn = (phrase: string): RegExp => new RegExp(anyOf([phrase]), 'giu');
