import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJob, ParsedJobSkill } from '@portal/domain/jobs/parsed-job';
import { meaningOf } from '../../taxonomy/related-professions';
import { memoizeByObject } from '../../text/memoize-by-object';
import { phraseKey } from '../../text/normalize';
import { stemsOf } from '../../text/stem';
import { askedWork } from '../asked-work/asked-work';
import { nearestSentence, statedInAll } from '../asked-work/stated-work';
import { spanAt } from '../evidence-span';
import { evidence, notAsked, type GradeContext, type SkillsResult } from '../grade-context';
import { positionLine, sameWork, type Position } from '../positions/positions';
import { nearestUse, type NearSkill } from './near-skill';
import { skillEvidence, type SkillUse } from './skill-evidence';
import { skillWeight } from './skill-weight';
import { useByMeaning, useByPhrase } from './use-in-text';

/** Credit of a skill that the resume does not name, for somebody who did the job's work. */
const assumedCredit = 0.2;
/** Share left of a skill that only a sentence of similar meaning supports. */
const inOtherWords = 0.5;

const wordsOf = ({ name, asWritten }: ParsedJobSkill): string => asWritten || name;

/** Depend on the job alone, so they are computed once. */
const stemsOfSkill = memoizeByObject((skill: ParsedJobSkill) => stemsOf(wordsOf(skill)));
const meaningOfSkill = memoizeByObject((skill: ParsedJobSkill) => meaningOf(stemsOfSkill(skill)));

/** Finds a skill by taxonomy; one that the taxonomy does not know by its words or by meaning. */
function useOf(skill: ParsedJobSkill, uses: ReadonlyMap<string, SkillUse>, context: GradeContext): NearSkill | null {
  if (skill.conceptId !== '') return nearestUse(skill.conceptId, uses);
  const use = useByPhrase(wordsOf(skill), context);
  if (use) return { use, relation: 'same', closeness: 1 };
  const meaning = meaningOfSkill(skill);
  const meant = useByMeaning(stemsOfSkill(skill), ({ stated }) => nearestSentence(meaning, stated), context);
  return meant && { ...meant, closeness: meant.relation === 'same' ? 1 : meant.closeness * inOtherWords };
}

/** A requirement with its evidence and what it is worth: as found, by the field of the work, and by its age too. */
interface SkillItem {
  evidence: GradeEvidence;
  weight: number;
  worth: { found: number; inField: number; recent: number };
}

type Asked = Pick<GradeEvidence, 'asked' | 'required' | 'isSentence'>;

/** The position that best supports what is usual in the job's work. */
function practice(positions: readonly Position[]): Position | undefined {
  return positions
    .filter(({ similarity }) => similarity >= sameWork)
    .sort((a, b) => b.similarity * b.recency - a.similarity * a.recency)[0];
}

function itemOf(asked: Asked, weight: number, near: NearSkill | null, { resume, positions }: GradeContext): SkillItem {
  const credit = near ? near.closeness * near.use.credit : 0;
  const done = practice(positions);
  if (done && credit < assumedCredit && near?.relation !== 'same') {
    const { work, title, index, recency } = done;
    const assumed = evidence({
      ...asked,
      found: title,
      relation: 'implied',
      outcome: 'missing',
      sentence: positionLine({ work, index }, resume),
      span: spanAt(resume, `work.${String(index)}.title`),
      credit: assumedCredit,
    });
    const worth = { found: assumedCredit, inField: assumedCredit, recent: assumedCredit * recency };
    return { evidence: assumed, weight, worth };
  }
  if (!near) return { evidence: evidence({ ...asked, credit: 0 }), weight, worth: { found: 0, inField: 0, recent: 0 } };
  const { use, relation } = near;
  const isSynonym =
    relation === 'same' && !asked.isSentence && use.asWritten.toLowerCase() !== asked.asked.toLowerCase();
  const found = evidence({
    ...asked,
    found: use.asWritten,
    relation: isSynonym ? 'synonym' : relation,
    sentence: use.sentence,
    span: use.span(),
    note: use.note,
    credit,
  });
  const inField = credit * use.relevance;
  return { evidence: found, weight, worth: { found: credit, inField, recent: inField * use.recency } };
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

/** A field of study is graded with the degree. */
function namedSkills({ skills, degree: { majors } }: ParsedJob): ParsedJobSkill[] {
  const subjects = new Set(majors.map(phraseKey));
  return skills.filter((skill) => !subjects.has(phraseKey(wordsOf(skill))));
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
  const named = namedSkills(job).map((skill) => {
    const asked = { asked: wordsOf(skill), required: skill.required, isSentence: false };
    return itemOf(asked, skillWeight(skill.conceptId, skill.required), useOf(skill, uses, context), context);
  });
  const total = sentences.reduce((sum, { weight }) => sum + weight, 0);
  const described = sentences.map(({ text, stems, required, weight }, at) => {
    const near = useByMeaning(stems, ({ nearest }) => nearest[at], context);
    return itemOf({ asked: text, required, isSentence: true }, (weight / total) * describedWeight, near, context);
  });
  const required = named.filter((item) => item.evidence.required);
  const others = [...named.filter((item) => !item.evidence.required), ...described];
  const enough = Math.min(1, sumOf(required, () => 1) / makesUp.from);
  const extra = required.length === 0 ? 1 : 1 - enough * (1 - makesUp.least);
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
