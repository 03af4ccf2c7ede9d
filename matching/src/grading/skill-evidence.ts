import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { coveredMonths, monthSpan, type MonthSpan } from '../resume/months';
import { ancestorsOf, findSkillsIn, lookUpSkill } from '../taxonomy/skills';
import { termKey, tokenize } from '../text/tokens';

/** What a resume shows of one skill. */
export interface SkillUse {
  conceptId: string;
  /** The resume's own words. */
  asWritten: string;
  /** The sentence that shows it in use, else the list's entry. */
  sentence: string;
  /** 0 to 1: how much the use is worth, by where it stands, how long and how recently it was used. */
  strength: number;
}

interface Draft {
  asWritten: string;
  sentence: string;
  spans: MonthSpan[];
  lastMonth: number;
  isListed: boolean;
  isTold: boolean;
}

/** Index of today's month, as `monthSpan` counts. */
function monthOf(today: string): number {
  return Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
}

/** How much an experience is worth that ended some months ago. */
export function recencyFactor(monthsAgo: number): number {
  if (monthsAgo <= 24) return 1;
  if (monthsAgo <= 48) return 0.88;
  if (monthsAgo <= 72) return 0.68;
  if (monthsAgo <= 108) return 0.45;
  return 0.28;
}

function durationFactor(months: number): number {
  if (months >= 24) return 1;
  if (months >= 12) return 0.95;
  return months >= 6 ? 0.85 : 0.7;
}

const sentenceBreak = /\n|(?<=[.!?;])\s+/;

/** A line that is little more than names of skills tells no use of them, however often it is repeated. */
const listShare = 0.6;
const longestSentence = 300;

function newDraft(): Draft {
  return { asWritten: '', sentence: '', spans: [], lastMonth: -Infinity, isListed: false, isTold: false };
}

/** Reads the uses of skills from the positions' titles and descriptions. */
function addWork(drafts: Map<string, Draft>, resume: ParsedResume, today: string): void {
  const seen = new Set<string>();
  for (const work of resume.work) {
    const span = monthSpan(work.startDate, work.endDate, today);
    for (const sentence of [work.title, ...work.description.slice(0, 30_000).split(sentenceBreak)]) {
      const key = sentence.trim().toLowerCase();
      if (key === '' || seen.has(`${key}${work.startDate}`)) continue;
      seen.add(`${key}${work.startDate}`);
      const tokens = tokenize(sentence);
      const matches = findSkillsIn(sentence, tokens);
      if (matches.length === 0) continue;
      const covered = matches.reduce(
        (sum, match) => sum + tokens.filter((token) => token.start >= match.start && token.end <= match.end).length,
        0,
      );
      const isList = matches.length >= 5 && covered / tokens.length > listShare;
      for (const match of matches) {
        const draft = drafts.get(match.concept.id) ?? newDraft();
        drafts.set(match.concept.id, draft);
        draft.asWritten ||= sentence.slice(match.start, match.end);
        noteUse(draft, isList ? null : sentence.trim().slice(0, longestSentence), span);
      }
    }
  }
}

/** Notes a sentence that tells the use of a skill; none for a bare list. */
function noteUse(draft: Draft, sentence: string | null, span: MonthSpan | null): void {
  if (sentence === null) {
    draft.isListed = true;
  } else if (!span) {
    draft.isTold = true;
    draft.sentence ||= sentence;
  } else {
    draft.spans.push(span);
    if (span.to <= draft.lastMonth) return;
    draft.lastMonth = span.to;
    draft.sentence = sentence;
  }
}

function addLists(drafts: Map<string, Draft>, resume: ParsedResume): void {
  const note = (conceptId: string, asWritten: string, isTold: boolean): void => {
    const draft = drafts.get(conceptId) ?? newDraft();
    drafts.set(conceptId, draft);
    draft.asWritten ||= asWritten;
    draft.sentence ||= asWritten;
    if (isTold) draft.isTold = true;
    else draft.isListed = true;
  };
  for (const skill of resume.skills) {
    const isTold = skill.foundIn.some((section) => section === 'projects' || section === 'certifications');
    if (skill.conceptId !== '') note(skill.conceptId, skill.asWritten || skill.name, isTold);
    else
      for (const match of skillsIn(skill.asWritten || skill.name)) note(match, skill.asWritten || skill.name, isTold);
  }
  for (const sentence of resume.summary.objective.slice(0, 10_000).split(sentenceBreak)) {
    for (const id of skillsIn(sentence)) note(id, sentence.trim().slice(0, longestSentence), false);
  }
  for (const certification of resume.certifications)
    for (const id of skillsIn(certification.name)) note(id, certification.name, true);
  for (const education of resume.education)
    for (const id of skillsIn(`${education.degree}\n${education.major}`)) note(id, education.degree, false);
}

const skillsIn = (text: string): string[] => {
  const whole = lookUpSkill(text);
  return whole ? [whole.id] : findSkillsIn(text, tokenize(text)).map((match) => match.concept.id);
};

/** From this number of listed skills on, a list that hardly any position bears out counts little. */
const longList = 25;

/**
 * What a resume shows of each skill. A skill told in a position counts by how long and how recently it was used; one
 * that stands in a list only counts about half, and little when the list is long and no position bears it out.
 */
export function skillUses(resume: ParsedResume, today: string): Map<string, SkillUse> {
  const drafts = new Map<string, Draft>();
  addWork(drafts, resume, today);
  addLists(drafts, resume);
  const now = monthOf(today);
  const all = [...drafts.values()];
  const listed = all.filter((draft) => draft.isListed).length;
  const borneOut = all.filter((draft) => draft.isListed && draft.spans.length > 0).length;
  const tellsNothing = resume.work.every((work) => work.description.length < 80);
  const isStuffed = listed >= longList && borneOut / listed < 0.15;
  const onlyListed = isStuffed ? 0.18 : tellsNothing ? 0.6 : 0.45;
  const uses = new Map<string, SkillUse>();
  for (const [conceptId, draft] of drafts) {
    const told = draft.isTold ? 0.6 : onlyListed;
    const used =
      draft.spans.length > 0 ? recencyFactor(now - draft.lastMonth) * durationFactor(coveredMonths(draft.spans)) : 0;
    const strength = draft.spans.length > 0 ? Math.max(used, 0.25) : told;
    uses.set(conceptId, { conceptId, asWritten: draft.asWritten, sentence: draft.sentence, strength });
  }
  return uses;
}

/** How a skill that was found stands to the one that is asked. */
export interface NearSkill {
  use: SkillUse;
  relation: 'same' | 'child' | 'parent' | 'sibling';
  /** Part of the full credit that the relation leaves. */
  closeness: number;
}

/** The use of a skill that comes nearest to the asked one, or null. */
export function nearestUse(askedId: string, uses: ReadonlyMap<string, SkillUse>): NearSkill | null {
  const same = uses.get(askedId);
  let best: NearSkill | null = same ? { use: same, relation: 'same', closeness: 1 } : null;
  const worth = (near: NearSkill): number => near.closeness * near.use.strength;
  const consider = (near: NearSkill): void => {
    if (!best || worth(near) > worth(best) + 0.05) best = near;
  };
  const asked = ancestorsOf(askedId);
  for (const use of uses.values()) {
    if (use.conceptId === askedId) continue;
    const found = ancestorsOf(use.conceptId);
    const below = found.get(askedId);
    const above = asked.get(use.conceptId);
    if (below !== undefined) consider({ use, relation: 'child', closeness: below === 1 ? 0.85 : 0.7 });
    else if (above === 1) consider({ use, relation: 'parent', closeness: 0.4 });
    else if (isSibling(asked, found)) consider({ use, relation: 'sibling', closeness: 0.3 });
  }
  return best;
}

/** Concepts of one parent; parents that hold everything of a trade make no siblings. */
function isSibling(asked: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): boolean {
  for (const [id, distance] of asked) if (distance === 1 && found.get(id) === 1 && asked.size > 2) return true;
  return false;
}

/**
 * Looks for a skill that the taxonomy does not know by its words: in a position, else in the resume's list.
 * @returns the use, or null.
 */
export function useOfPhrase(phrase: string, resume: ParsedResume, today: string): SkillUse | null {
  const key = ` ${termKey(phrase)} `;
  if (key.trim() === '') return null;
  const now = monthOf(today);
  let best: SkillUse | null = null;
  for (const work of resume.work) {
    const sentence = [work.title, ...work.description.slice(0, 30_000).split(sentenceBreak)].find((text) =>
      ` ${termKey(text)} `.includes(key),
    );
    if (sentence === undefined) continue;
    const span = monthSpan(work.startDate, work.endDate, today);
    const strength = span
      ? Math.max(0.25, recencyFactor(now - span.to) * durationFactor(span.to - span.from + 1))
      : 0.6;
    if (!best || strength > best.strength)
      best = { conceptId: '', asWritten: phrase, sentence: sentence.trim().slice(0, longestSentence), strength };
  }
  if (best) return best;
  const listed = resume.skills.find((skill) => ` ${termKey(skill.asWritten || skill.name)} `.includes(key));
  return listed ? { conceptId: '', asWritten: listed.asWritten, sentence: listed.asWritten, strength: 0.45 } : null;
}
