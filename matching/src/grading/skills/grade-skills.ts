import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJobSkill } from '@portal/domain/jobs/parsed-job';
import { meaningOf, specificityOf } from '../../taxonomy/related-professions';
import { phrasesOf } from '../../text/phrase-list';
import { memoizeByObject } from '../../text/memoize-by-object';
import { stemsOf } from '../../text/stem';
import { askedWork } from '../asked-work/asked-work';
import { nearestSentence, statedInAll } from '../asked-work/stated-work';
import { quoteAt, spanAt } from '../evidence-span';
import type { ImpersonalResume } from '../impersonal-resume';
import { evidence, notAsked, type GradeContext, type SkillsResult } from '../grade-context';
import { positionLine, sameWork, type Position } from '../positions/positions';
import { askedSkills, namedWith, wordsOf, type AskedSkill } from './asked-skills';
import { isInPosition } from './in-position';
import { nearestUse, wordingRelation, type NearSkill } from './near-skill';
import { skillEvidence, type SkillUse } from './skill-evidence';
import { codeIn } from '../statements/mentions';
import { skillWeight } from './skill-weight';
import { useByMeaning, useByPhrase } from './use-in-text';

/** Credit of a skill that the resume does not name, for somebody who did the job's work. */
const assumedCredit = 0.2;
/** Share left of a skill that only a sentence of similar meaning supports. */
const inOtherWords = 0.5;

/** Depend on the job alone, so they are computed once. */
const stemsOfSkill = memoizeByObject((skill: ParsedJobSkill) => stemsOf(wordsOf(skill)));
const meaningOfSkill = memoizeByObject((skill: ParsedJobSkill) => meaningOf(stemsOfSkill(skill)));

/** Finds a skill by taxonomy; one that the taxonomy does not know by its words or by meaning. */
function useOf(skill: ParsedJobSkill, uses: ReadonlyMap<string, SkillUse>, context: GradeContext): NearSkill | null {
  const known = skill.conceptId === '' ? null : nearestUse(skill.conceptId, uses);
  if (known) return known;
  // The taxonomy knows when a single word means something else: `AWS D1.1`.
  if (skill.conceptId !== '' && !wordsOf(skill).includes(' ')) return null;
  const use = useByPhrase(wordsOf(skill), context);
  if (skill.conceptId !== '' && !use) return null;
  if (use) return { use, relation: 'same', closeness: 1 };
  const meaning = meaningOfSkill(skill);
  const meant = useByMeaning(stemsOfSkill(skill), ({ stated }) => nearestSentence(meaning, stated), context);
  return meant && { ...meant, closeness: meant.relation === 'same' ? 1 : meant.closeness * inOtherWords };
}

/** Words of everybody's work are below this specificity. */
const ofAnyWork = 2;
/** Words, and their share, that a requirement and a sentence of similar meaning share when a reader sees why it is evidence. */
const enough = { words: 2, share: 0.3 };

function sharesWords(asked: string, sentence: string): boolean {
  const own = [...stemsOf(asked)].filter((stem) => (specificityOf(stem) ?? Infinity) > ofAnyWork);
  const stated = stemsOf(sentence);
  const least = Math.max(enough.words, own.length * enough.share);
  return own.filter((stem) => stated.has(stem)).length >= least;
}

/** Somebody who knows a kind of software does not know a product of it. */
const isProduct = (asked: string): boolean => /^\p{Lu}/u.test(asked);

/** Words of a sentence besides the skill from which it shows what the skill was. */
const ofSentence = 3;

/** Whether a reader sees why what was found is near: a heading or a title that has the word shows nothing. */
function isShownBy(asked: string, relation: GradeEvidence['relation'], { sentence, asWritten }: SkillUse): boolean {
  if (relation === 'related') return sharesWords(asked, sentence);
  if (relation !== 'parent' && relation !== 'sibling') return true;
  const others = sentence.split(/\s+/u).length - asWritten.split(/\s+/u).length;
  return others >= ofSentence && !(relation === 'parent' && isProduct(asked));
}

/** A requirement with its evidence and what it is worth: as found, by the field of the work, and by its age too. */
interface SkillItem {
  evidence: GradeEvidence;
  weight: number;
  isRequired: boolean;
  worth: { found: number; inField: number; recent: number };
}

type Worth = SkillItem['worth'];

/** What a skill counts that is usual in the job's work, for somebody who did it. */
const assumedWorth = (done: Position | undefined): Worth =>
  done
    ? { found: assumedCredit, inField: assumedCredit, recent: assumedCredit * done.recency }
    : { found: 0, inField: 0, recent: 0 };

/** The line of a resume that has the words of a skill outside of all that was read as work or as a skill. */
function lineWith(asked: string, resume: ImpersonalResume): Pick<GradeEvidence, 'found' | 'sentence' | 'span'> | null {
  // A single word may mean something else there, a code does not.
  const match = asked.includes(' ') ? phrasesOf([asked]).exec(resume.text) : null;
  const span = match ? { start: match.index, end: match.index + match[0].length } : codeIn(asked, resume);
  return span && { found: resume.text.slice(span.start, span.end), sentence: quoteAt(resume, span), span };
}

type Asked = Pick<GradeEvidence, 'asked' | 'required' | 'isSentence'>;

/** The position that best supports what is usual in the job's work. */
function practice(positions: readonly Position[]): Position | undefined {
  return positions
    .filter(({ similarity }) => similarity >= sameWork)
    .sort((a, b) => b.similarity * b.recency - a.similarity * a.recency)[0];
}

function itemOf(asked: Asked, weight: number, near: NearSkill | null, context: GradeContext): SkillItem {
  const { resume, positions } = context;
  const credit = near ? near.closeness * near.use.credit : 0;
  const stated = near || asked.isSentence ? null : lineWith(asked.asked, resume);
  if (stated !== null) {
    const written = evidence({
      ...asked,
      ...stated,
      outcome: 'found',
      note: isInPosition(stated.found, resume) ? '' : 'listed',
      credit: 0,
    });
    const worth = assumedWorth(practice(positions));
    return { evidence: { ...written, credit: worth.found }, weight, isRequired: asked.required, worth };
  }
  const done = practice(positions);
  if (done && credit < assumedCredit && near?.relation !== 'same') {
    const { work, title, index } = done;
    const assumed = evidence({
      ...asked,
      found: title,
      relation: 'implied',
      outcome: 'missing',
      sentence: positionLine({ work, index }, resume),
      span: spanAt(resume, `work.${String(index)}.title`),
      credit: assumedCredit,
    });
    const worth = assumedWorth(done);
    return { evidence: assumed, weight, isRequired: asked.required, worth };
  }
  if (!near)
    return {
      evidence: evidence({ ...asked, credit: 0 }),
      weight,
      isRequired: asked.required,
      worth: { found: 0, inField: 0, recent: 0 },
    };
  const { relation } = near;
  const isNamed = relation === 'same' && !asked.isSentence;
  // Of several things of one concept the one in the job's words is shown.
  const isOther = isNamed && wordingRelation(asked.asked, near.use) === 'sibling';
  const isOfKind = !asked.isSentence && (isOther || relation === 'sibling' || relation === 'parent');
  const exact = isOfKind ? useByPhrase(asked.asked, context) : null;
  const use = exact ?? near.use;
  const shown = isNamed || exact !== null ? wordingRelation(asked.asked, use) : relation;
  const isVisible = !near.isOfField && isShownBy(asked.asked, shown, use);
  const found = isVisible
    ? evidence({
        ...asked,
        found: use.asWritten,
        relation: shown,
        sentence: use.sentence,
        span: use.span(),
        note: use.note,
        credit,
      })
    : evidence({ ...asked, outcome: 'missing', credit });
  const inField = credit * near.use.relevance;
  return {
    evidence: found,
    weight,
    isRequired: asked.required,
    worth: { found: credit, inField, recent: inField * near.use.recency },
  };
}

type WorthOf = (item: SkillItem) => number;
const sumOf = (items: readonly SkillItem[], of: WorthOf): number =>
  items.reduce((sum, item) => sum + of(item) * item.weight, 0);
const meanOf = (items: readonly SkillItem[], of: WorthOf): number =>
  items.length === 0 ? 0 : sumOf(items, of) / sumOf(items, () => 1);

/** Total weight of the described work next to the preferred skills. */
const describedWeight = 4;
/** Weight of required skills from which the rest makes up for `least` of what is missing, instead of all of it. */
const makesUp = { from: 4, least: 0.75 };
/** Added to the described work for each share of it that all positions state together. */
const statedTogether = 0.4;

/** Evidence of an activity of a kind: `macro programming` is near where the resume has another kind or names none. */
function ofKind(item: GradeEvidence, kind: string, asked: string): GradeEvidence {
  const words = { ...item, asked: namedWith({ kind, asked }) };
  const stated = stemsOf(item.sentence);
  const isStated = [...stemsOf(kind)].every((stem) => stated.has(stem));
  if (item.outcome !== 'found' || isStated) return words;
  return item.relation === 'child'
    ? evidence({ asked: words.asked, required: item.required, outcome: 'missing', credit: item.credit })
    : { ...words, outcome: 'near', relation: 'parent' };
}

/** The evidence of a requirement: that of the best of its alternatives. */
function namedItem(
  { asked, kind, skills, isPreferred }: AskedSkill,
  uses: ReadonlyMap<string, SkillUse>,
  context: GradeContext,
): SkillItem {
  const items = skills.map((skill) => {
    const weight = skillWeight(skill.conceptId, skill.required);
    return itemOf(
      { asked: wordsOf(skill), required: skill.required, isSentence: false },
      weight,
      useOf(skill, uses, context),
      context,
    );
  });
  const best = items.reduce((a, b) => (b.worth.found > a.worth.found ? b : a));
  const shown = kind === '' ? { ...best.evidence, asked } : ofKind(best.evidence, kind, asked);
  return {
    ...best,
    isRequired: items.some(({ isRequired }) => isRequired),
    evidence: { ...shown, required: !isPreferred },
  };
}

/**
 * How well the resume shows the required skills. Preferred skills and the described work make up for a part of what is
 * missing, so that all required skills found and shown in work are always the full score.
 */
export function gradeSkills(context: GradeContext): SkillsResult {
  const { job } = context;
  const sentences = askedWork(job);
  if (job.skills.length === 0 && sentences.length === 0) return { ...notAsked, inField: 0, recent: 0 };
  const { uses } = skillEvidence(context);
  const named = askedSkills(job).map((asked) => namedItem(asked, uses, context));
  const total = sentences.reduce((sum, { weight }) => sum + weight, 0);
  const described = sentences.map(({ text, stems, required, weight }, at) => {
    const near = useByMeaning(stems, ({ nearest }) => nearest[at], context);
    return itemOf({ asked: text, required, isSentence: true }, (weight / total) * describedWeight, near, context);
  });
  const required = named.filter(({ isRequired }) => isRequired);
  const others = [...named.filter(({ isRequired }) => !isRequired), ...described];
  const amount = Math.min(1, sumOf(required, () => 1) / makesUp.from);
  const extra = required.length === 0 ? 1 : 1 - amount * (1 - makesUp.least);
  const stated = statedInAll(sentences, context.positions) * statedTogether;
  const scoreOf = (of: WorthOf): number => {
    const base = meanOf(required, of);
    return base + (1 - base) * extra * Math.min(1, meanOf(others, of) + stated);
  };
  return {
    isAsked: true,
    unweightedScore: scoreOf(({ worth }) => worth.found) * 100,
    inField: scoreOf(({ worth }) => worth.inField),
    recent: scoreOf(({ worth }) => worth.recent),
    evidence: [...named, ...described].map((item) => item.evidence),
  };
}
