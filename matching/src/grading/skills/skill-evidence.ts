import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { findSkillsIn, lookUpSkill } from '../../taxonomy/skills';
import { memoizeByObject } from '../../text/memoize-by-object';
import { tokenize, type Token } from '../../text/tokens';
import type { GradeContext } from '../grade-context';
import { spanAt, spanOfWords } from '../evidence-span';
import { sameWork, type Position } from '../positions/positions';
import { isInPosition } from './in-position';

/** What a resume shows of one skill. */
export interface SkillUse {
  conceptId: string;
  /** The resume's own words. */
  asWritten: string;
  /** The sentence that shows the skill in use, else the list entry. */
  sentence: string;
  /** The position of those words in the resume's text. */
  span: () => GradeEvidence['span'];
  /** 0 to 1: full when work shows it, less when it was only assisted with or listed. */
  credit: number;
  note: GradeEvidence['note'];
  /** 0 to 1: how close the work is in which it was used. */
  relevance: number;
  recency: number;
  /** Whether a sentence or a list names it, not only a title or a degree. */
  isNamed: boolean;
}

type Draft = Pick<SkillUse, 'asWritten' | 'sentence' | 'span' | 'isNamed'> & {
  /** The best use in a position; null when there is none. */
  used: { position: Position; credit: number } | null;
  isListed: boolean;
  /** A project or certificate shows it. */
  isProven: boolean;
  /** Number of lists that name it. */
  listings: number;
};

const summaryBreak = /\n|(?<=[.!?;])\s+/;
export const maxSentenceLength = 300;

/** A line that is mostly skill names shows no use of them. */
const list = { share: 0.6 };
/** A list inside a position belongs to the position; a long run of names is keyword stuffing. */
const keywordListFrom = 10;

/** Share left of a skill where the person only assisted, outside the job's profession. */
const assistedUse = 0.6;
const assistingWords =
  /\b(?:assist(?:s|ed|ing)?|help(?:s|ed|ing)?|shadow(?:s|ed|ing)?|observ(?:ed|ing)|watch(?:ed|ing)|work(?:s|ed|ing)? with (?:\w+ ){0,2}\w+(?:ers|ors|ists|ians)|exposure to|familiar with|basics?|next to|alongside|under the|support(?:ed|ing)? (?:the|a|nurses|engineers|teachers|doctors|attorneys|lawyers)|for the|notes|paperwork|meetings|scheduling|practiced|in class|at home|coursework|bootcamp|classroom project|learning|studying|consumed|implementation of|took part)\b/i;

/** Credit of skills that only a list or the summary names, by how credible the list is. */
export const listedCredit = { least: 0.3, most: 0.5, stuffed: 0.15 };
/** Share of a credible list that positions support. */
const credibleShare = 0.35;
/** From this length on, a list that hardly any position supports counts little. */
const longList = 25;
/** Repetition across lists that indicates keyword stuffing. */
const repeated = { times: 3, concepts: 4 };

const newDraft = (): Draft => ({
  asWritten: '',
  sentence: '',
  span: () => null,
  isNamed: false,
  used: null,
  isListed: false,
  isProven: false,
  listings: 0,
});

function draftOf(drafts: Map<string, Draft>, id: string): Draft {
  const known = drafts.get(id);
  if (known) return known;
  const draft = newDraft();
  drafts.set(id, draft);
  return draft;
}

/** Whether a sentence is nothing but a long list of skill names. */
function isKeywordList(tokens: readonly Token[], matches: readonly { start: number; end: number }[]): boolean {
  const covered = matches.reduce(
    (sum, match) => sum + tokens.filter((token) => token.start >= match.start && token.end <= match.end).length,
    0,
  );
  return matches.length >= keywordListFrom && covered / tokens.length > list.share;
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
      const isList = isKeywordList(tokens, matches);
      for (const match of matches) {
        const draft = draftOf(drafts, match.concept.id);
        const words = raw.slice(match.start, match.end);
        draft.asWritten ||= words;
        if (isList) {
          draft.isListed = true;
          draft.listings += 1;
        } else noteUse(draft, { words, text: raw, isTitle: raw === work.title }, position, resume);
      }
    }
  }
}

/** How close and how recent the work is. */
const weightOf = ({ recency, relevance }: Position): number => recency * relevance;

/** Records a use in a position; the best use supplies the quote. */
function noteUse(
  draft: Draft,
  { words, text, isTitle }: { words: string; text: string; isTitle: boolean },
  position: Position,
  resume: ParsedResume,
): void {
  const sentence = text.trim().slice(0, maxSentenceLength);
  const onlyAssisted = position.similarity < sameWork && assistingWords.test(sentence);
  const credit = onlyAssisted ? assistedUse : 1;
  draft.isNamed ||= !isTitle;
  const { used } = draft;
  if (used && credit * weightOf(position) <= used.credit * weightOf(used.position)) return;
  draft.used = { position, credit };
  draft.asWritten = words;
  draft.sentence = sentence;
  const from = `work.${position.index}.title`;
  draft.span = () => spanOfWords(resume, { phrase: words, sentence, from });
}

function addLists(drafts: Map<string, Draft>, resume: ParsedResume): void {
  const note = (
    conceptId: string,
    asWritten: string,
    options: { isProven?: boolean; isNamed?: boolean; path?: string; sentence?: string },
  ): void => {
    const draft = draftOf(drafts, conceptId);
    const { isProven = false, isNamed = true, path, sentence = asWritten } = options;
    draft.isNamed ||= isNamed;
    if (!draft.used && (draft.sentence === '' || isProven)) {
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
      note(id, words, { sentence: sentence.trim().slice(0, maxSentenceLength) });
  }
  resume.certifications.forEach((item, index) => {
    for (const { id } of skillsIn(item.name))
      note(id, item.name, { isProven: true, path: `certifications.${index}.name` });
  });
  resume.education.forEach((item, index) => {
    for (const { id } of skillsIn(`${item.degree}\n${item.major}`))
      note(id, item.degree, { isNamed: false, path: `education.${index}.degree` });
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
  return { listed: listed.length, borneOut: listed.filter(({ used }) => used !== null).length };
}

/** How much of the lists positions support: 1 for a credible list and for no list. */
function provenShare(drafts: readonly Draft[]): number {
  const { listed, borneOut } = countListed(drafts);
  return listed === 0 ? 1 : Math.min(1, borneOut / listed / credibleShare);
}

/** Credit of a skill that only a list names: low for keyword lists, higher for lists that positions support. */
function creditOfLists(drafts: readonly Draft[], { resume }: GradeContext): number {
  const { listed, borneOut } = countListed(drafts);
  const isUnborne = listed >= longList && borneOut / listed < 0.15;
  const isRepeated = drafts.filter((draft) => draft.listings >= repeated.times).length >= repeated.concepts;
  if (isUnborne || isRepeated) return listedCredit.stuffed;
  if (resume.work.length === 0) return listedCredit.least;
  return listedCredit.least + (listedCredit.most - listedCredit.least) * provenShare(drafts);
}

/** What is only listed counts as if it were used in the most relevant recent position. */
export function lineOfWork(positions: readonly Position[]): { relevance: number; recency: number } {
  const best = [...positions].sort((a, b) => weightOf(b) - weightOf(a))[0];
  return best ? { relevance: best.relevance, recency: best.recency } : { relevance: 0.7, recency: 1 };
}

export interface SkillEvidence {
  /** By concept id. */
  uses: ReadonlyMap<string, SkillUse>;
  /** 0 to 1: how much of the skill lists positions support. */
  proven: number;
}

/**
 * What a resume shows of each skill. A skill that work, a project or a certificate shows has the full credit; one that
 * is only listed half of it at most, and little when the list is long and unsupported, or repeats itself.
 */
export const skillEvidence: (context: GradeContext) => SkillEvidence = memoizeByObject(readEvidence);

function readEvidence(context: GradeContext): SkillEvidence {
  const { resume, positions } = context;
  const drafts = new Map<string, Draft>();
  addWork(drafts, context);
  addLists(drafts, resume);
  const line = lineOfWork(positions);
  const all = [...drafts.values()];
  const inList = creditOfLists(all, context);
  const uses = new Map<string, SkillUse>();
  for (const [conceptId, { used, isProven, isListed, asWritten, sentence, span, isNamed }] of drafts) {
    const shown = { conceptId, asWritten, sentence, span, isNamed };
    const isAssisted = used !== null && used.credit < 1;
    if (used && !(isAssisted && isProven)) {
      const { relevance, recency } = used.position;
      uses.set(conceptId, { ...shown, credit: used.credit, note: isAssisted ? 'assisted' : '', relevance, recency });
    } else if (isProven) uses.set(conceptId, { ...shown, ...line, credit: 1, note: '' });
    else if (isListed) {
      const note = isInPosition(asWritten, resume) ? '' : 'listed';
      uses.set(conceptId, { ...shown, ...line, credit: inList, note });
    }
  }
  return { uses, proven: provenShare(all) };
}
