import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { coveredMonths, type MonthSpan } from '../../resume/work/months';
import { findSkillsIn, lookUpSkill } from '../../taxonomy/skills';
import { memoizeByObject } from '../../text/memoize-by-object';
import { tokenize, type Token } from '../../text/tokens';
import type { GradeContext } from '../grade-context';
import { spanAt, spanOfWords } from '../evidence-span';
import { ramp } from '../asked-work/asked-work';
import { sameWork, type Position } from '../positions/positions';

/** What a resume shows of one skill. */
export interface SkillUse {
  conceptId: string;
  /** The resume's own words. */
  asWritten: string;
  /** The sentence that shows the skill in use, else the list entry. */
  sentence: string;
  /** The position of those words in the resume's text. */
  span: () => GradeEvidence['span'];
  /** 0 to 1: value of the use, by where, how long and how recently the skill was used. */
  strength: number;
}

interface Draft {
  asWritten: string;
  sentence: string;
  spans: MonthSpan[];
  /** Value of the best use in a position before its duration counts; 0 when there is none. */
  used: number;
  isListed: boolean;
  isProven: boolean;
  /** Number of lists that name it. */
  listings: number;
  span: () => GradeEvidence['span'];
}

const summaryBreak = /\n|(?<=[.!?;])\s+/;
export const longestSentence = 300;

/** A line that is mostly skill names shows no use of them. */
const list = { matches: 5, share: 0.6 };
/** A list inside a position belongs to the position; a long run of names is keyword stuffing. */
const keywordListFrom = 10;
const inPositionList = 0.7;

/** Share left of a skill where the person only assisted, outside the job's profession. */
const assistedUse = 0.6;
const assistingWords =
  /\b(?:assist(?:s|ed|ing)?|help(?:s|ed|ing)?|shadow(?:s|ed|ing)?|observ(?:ed|ing)|exposure to|familiar with|basics?|next to|alongside|under the|support(?:ed|ing)? (?:the|a|nurses|engineers|teachers|doctors|attorneys|lawyers)|for the|notes|paperwork|meetings|scheduling|practiced|in class|at home|coursework|bootcamp|classroom project|learning|studying|consumed|implementation of|took part)\b/i;

/** Strength of skills that only a list or a summary names. */
export const onlyListed = { least: 0.28, most: 0.46, unproven: 0.2, stuffed: 0.12 };
/** Share of a credible list that positions support. */
const credibleShare = 0.35;
const onlyProven = 0.55;
/** From this length on, a list that hardly any position supports counts little. */
const longList = 25;
/** Repetition across lists that indicates keyword stuffing. */
const repeated = { times: 3, concepts: 4 };

const newDraft = (): Draft => ({
  asWritten: '',
  sentence: '',
  spans: [],
  used: 0,
  isListed: false,
  isProven: false,
  listings: 0,
  span: () => null,
});

/** Share of a skill's value by the duration of its use. */
export function durationFactor(months: number): number {
  if (months >= 36) return 1;
  if (months >= 12) return 0.85 + ((months - 12) / 24) * 0.15;
  return 0.6 + (months / 12) * 0.25;
}

function draftOf(drafts: Map<string, Draft>, id: string): Draft {
  const known = drafts.get(id);
  if (known) return known;
  const draft = newDraft();
  drafts.set(id, draft);
  return draft;
}

interface Sentence {
  text: string;
  /** Value of a use in this sentence by its wording. */
  factor: number;
  isKeywordList: boolean;
}

function judged(text: string, tokens: readonly Token[], matches: readonly { start: number; end: number }[]): Sentence {
  const covered = matches.reduce(
    (sum, match) => sum + tokens.filter((token) => token.start >= match.start && token.end <= match.end).length,
    0,
  );
  const isList = matches.length >= list.matches && covered / tokens.length > list.share;
  const isKeywordList = isList && matches.length >= keywordListFrom;
  return { text: text.trim().slice(0, longestSentence), factor: isList ? inPositionList : 1, isKeywordList };
}

/** Reads skill uses from the titles and descriptions of positions. */
function addWork(drafts: Map<string, Draft>, { resume, positions }: GradeContext): void {
  const seen = new Set<string>();
  for (const position of positions) {
    const { work, stated } = position;
    for (const raw of [work.title, ...stated.sentences.map(({ text }) => text)]) {
      const key = `${raw.trim().toLowerCase()}${work.startDate}`;
      if (raw.trim() === '' || seen.has(key)) continue;
      seen.add(key);
      const tokens = tokenize(raw);
      const matches = findSkillsIn(raw, tokens);
      if (matches.length === 0) continue;
      const sentence = judged(raw, tokens, matches);
      for (const match of matches) {
        const draft = draftOf(drafts, match.concept.id);
        noteUse(draft, sentence, position, raw.slice(match.start, match.end), resume);
      }
    }
  }
}

/** Records a use in a position; the best use supplies the quote. */
function noteUse(draft: Draft, sentence: Sentence, position: Position, words: string, resume: ParsedResume): void {
  draft.asWritten ||= words;
  if (sentence.isKeywordList) {
    draft.isListed = true;
    draft.listings += 1;
    return;
  }
  const onlyAssisted = position.similarity < sameWork && assistingWords.test(sentence.text);
  const worth = position.recency * position.relevance * sentence.factor * (onlyAssisted ? assistedUse : 1);
  if (position.span) draft.spans.push(position.span);
  if (worth <= draft.used) return;
  draft.used = worth;
  draft.asWritten = words;
  draft.sentence = sentence.text;
  const from = `work.${position.index}.title`;
  draft.span = () => spanOfWords(resume, { phrase: words, sentence: sentence.text, from });
}

function addLists(drafts: Map<string, Draft>, resume: ParsedResume): void {
  const note = (
    conceptId: string,
    asWritten: string,
    options: { isProven?: boolean; path?: string; sentence?: string },
  ): void => {
    const draft = draftOf(drafts, conceptId);
    const { isProven = false, path, sentence = asWritten } = options;
    if (draft.used === 0 && (draft.sentence === '' || isProven)) {
      draft.asWritten = asWritten;
      draft.sentence = sentence;
      draft.span = () =>
        (path === undefined ? null : spanAt(resume, path)) ?? spanOfWords(resume, { phrase: asWritten });
    }
    if (isProven) draft.isProven = true;
    else {
      draft.isListed = true;
      draft.listings += 1;
    }
  };
  resume.skills.forEach((skill, index) => {
    const isProven = skill.foundIn.some((section) => section === 'projects' || section === 'certifications');
    const text = skill.asWritten || skill.name;
    const ids = skill.conceptId !== '' ? [skill.conceptId] : skillsIn(text).map(({ id }) => id);
    for (const id of ids) note(id, text, { isProven, path: `skills.${index}.asWritten` });
  });
  for (const sentence of resume.summary.objective.slice(0, 10_000).split(summaryBreak)) {
    for (const { id, words } of skillsIn(sentence))
      note(id, words, { sentence: sentence.trim().slice(0, longestSentence) });
  }
  resume.certifications.forEach((item, index) => {
    for (const { id } of skillsIn(item.name))
      note(id, item.name, { isProven: true, path: `certifications.${index}.name` });
  });
  resume.education.forEach((item, index) => {
    for (const { id } of skillsIn(`${item.degree}\n${item.major}`))
      note(id, item.degree, { path: `education.${index}.degree` });
  });
}

function skillsIn(text: string): { id: string; words: string }[] {
  const whole = lookUpSkill(text);
  if (whole) return [{ id: whole.id, words: text.trim() }];
  return findSkillsIn(text, tokenize(text)).map(({ concept, start, end }) => ({
    id: concept.id,
    words: text.slice(start, end),
  }));
}

function countListed(drafts: readonly Draft[]): { listed: number; borneOut: number } {
  const listed = drafts.filter((draft) => draft.isListed);
  return { listed: listed.length, borneOut: listed.filter((draft) => draft.used > 0).length };
}

/** How much of the lists positions support: 1 for a credible list and for no list. */
function provenShare(drafts: readonly Draft[]): number {
  const { listed, borneOut } = countListed(drafts);
  return listed === 0 ? 1 : Math.min(1, borneOut / listed / credibleShare);
}

/** Number of work-related words in a position that support a list in full; other text supports nothing. */
const bearing = 12;

/** Strength of a skill that only a list names: low for keyword lists, higher for lists that positions support. */
function worthOfLists(drafts: readonly Draft[], { resume, positions }: GradeContext): number {
  const { listed, borneOut } = countListed(drafts);
  const isUnborne = listed >= longList && borneOut / listed < 0.15;
  const isRepeated = drafts.filter((draft) => draft.listings >= repeated.times).length >= repeated.concepts;
  if (isUnborne || isRepeated) return onlyListed.stuffed;
  if (resume.work.length === 0) return onlyListed.least;
  const wordCount = Math.max(0, ...positions.map(({ relevantWords }) => relevantWords.size));
  const worth = onlyListed.least + (onlyListed.most - onlyListed.least) * provenShare(drafts);
  return onlyListed.unproven + (worth - onlyListed.unproven) * ramp(wordCount, 0, bearing);
}

/** How much the most relevant recent position supports what is merely listed. */
export function lineOfWork(positions: readonly Position[]): number {
  return Math.max(0.3, ...positions.map(({ relevance, recency }) => relevance * recency));
}

export interface SkillEvidence {
  /** By concept id. */
  uses: ReadonlyMap<string, SkillUse>;
  /** 0 to 1: how much of the skill lists positions support. */
  proven: number;
}

/**
 * What a resume shows of each skill. A skill used in a position counts by the position's similarity to the job, and by
 * how long and how recently it was used. A skill that is only listed counts less than half; very little when the list
 * is long and unsupported, or repeats itself.
 */
export const skillEvidence: (context: GradeContext) => SkillEvidence = memoizeByObject(readEvidence);

function readEvidence(context: GradeContext): SkillEvidence {
  const { resume, positions } = context;
  const drafts = new Map<string, Draft>();
  addWork(drafts, context);
  addLists(drafts, resume);
  const line = positions.length === 0 ? 0.7 : lineOfWork(positions);
  const all = [...drafts.values()];
  const inList = worthOfLists(all, context) * line;
  const uses = new Map<string, SkillUse>();
  for (const [conceptId, draft] of drafts) {
    const listed = draft.isProven ? onlyProven * line : draft.isListed ? inList : 0;
    const used = draft.used * (draft.spans.length > 0 ? durationFactor(coveredMonths(draft.spans)) : 1);
    const { asWritten, sentence, span } = draft;
    uses.set(conceptId, { conceptId, asWritten, sentence, span, strength: Math.max(used, listed) });
  }
  return { uses, proven: provenShare(all) };
}
