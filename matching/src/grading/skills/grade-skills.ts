import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJobSkill } from '@portal/domain/jobs/parsed-job';
import { skillConcept } from '../../taxonomy/skills';
import { meaningOf } from '../../taxonomy/related-professions';
import { memoizeByObject } from '../../text/memoize-by-object';
import { stemsOf } from '../../text/stem';
import { evidence, notAsked, scoreOf, type CategoryResult, type GradeContext } from '../grade-context';
import { spanAt } from '../evidence-span';
import { nearestUse, type NearSkill } from './near-skill';
import { askedWork, type AskedSentence } from '../asked-work/asked-work';
import { nearestSentence } from '../asked-work/stated-work';
import { useByMeaning } from './use-by-meaning';
import { positionLine, sameWork, type Position } from '../positions/positions';
import { useByPhrase } from './use-by-phrase';
import { skillEvidence, type SkillUse } from './skill-evidence';
import { skillWeight } from './skill-weight';

/**
 * Share of a skill credited without mention to someone who does the job's work: a nurse gives medication whether or not
 * the resume says so. Lower for software and machines.
 */
const implied = { usual: 0.34, technical: 0.14, unknown: 0.2 };

function impliedShare(conceptId: string): number {
  const concept = skillConcept(conceptId);
  if (!concept) return implied.unknown;
  return concept.industry === 'information-technology' ? implied.technical : implied.usual;
}

/** Added when a skill that the work implies is also named. */
const namedBonus = 0.25;

type Uses = ReadonlyMap<string, SkillUse>;

function byWords(phrase: string, context: GradeContext): NearSkill | null {
  const use = useByPhrase(phrase, context);
  return use ? { use, relation: 'same', closeness: 1 } : null;
}

/** Share left of a skill that only sentences of similar meaning support. */
const inOtherWords = 0.5;

const wordsOf = ({ name, asWritten }: ParsedJobSkill): string => asWritten || name;

/** Depends on the job alone, so it is computed once. */
const meaningOfSkill = memoizeByObject((skill: ParsedJobSkill) => meaningOf(stemsOf(wordsOf(skill))));

/** Finds a required skill by name, by taxonomy or, when those give less, by meaning. */
function useOf(skill: ParsedJobSkill, uses: Uses, context: GradeContext): NearSkill | null {
  const near = skill.conceptId === '' ? byWords(wordsOf(skill), context) : nearestUse(skill.conceptId, uses);
  const meaning = meaningOfSkill(skill);
  const meant = useByMeaning(({ stated }) => nearestSentence(meaning, stated), context);
  const worth = (one: NearSkill | null): number => (one ? one.closeness * one.use.strength : 0);
  const meantWorth = worth(meant) * inOtherWords;
  if (!meant || meantWorth <= worth(near)) return near;
  // A skill the resume names keeps its own quote, even when other sentences are worth more.
  if (near?.relation === 'same' && near.use.strength > 0) return { ...near, closeness: meantWorth / near.use.strength };
  return { ...meant, closeness: meant.closeness * inOtherWords };
}

/** The position that best supports what is usual in the job's work, and how well. */
function practice(positions: readonly Position[]): { position: Position; worth: number } | null {
  let best: { position: Position; worth: number } | null = null;
  for (const position of positions) {
    if (position.similarity < sameWork) continue;
    const months = position.span ? position.span.to - position.span.from + 1 : 12;
    const worth = position.similarity * position.recency * Math.min(1, 0.5 + months / 48);
    if (!best || worth > best.worth) best = { position, worth };
  }
  return best;
}

function graded(
  skill: ParsedJobSkill,
  near: NearSkill | null,
  context: GradeContext,
  done: ReturnType<typeof practice>,
): GradeEvidence {
  const asked = wordsOf(skill);
  const stated = near ? near.closeness * near.use.strength : 0;
  const assumed = done ? impliedShare(skill.conceptId) * done.worth : 0;
  const isNamed = near?.relation === 'same' && stated > 0;
  const credit = Math.max(stated, assumed) + (isNamed ? namedBonus * Math.min(stated, assumed) : 0);
  const required = skill.required;
  if (done && assumed > stated && !isNamed) {
    const { work, title, index } = done.position;
    return evidence({
      asked,
      required,
      found: title,
      relation: 'implied',
      sentence: positionLine(work),
      span: spanAt(context.resume, `work.${index}.title`),
      credit,
    });
  }
  if (!near) return evidence({ asked, required, credit: 0 });
  const isSynonym = near.relation === 'same' && near.use.asWritten.toLowerCase() !== asked.toLowerCase();
  return evidence({
    asked,
    required,
    found: near.use.asWritten,
    relation: isSynonym ? 'synonym' : near.relation,
    sentence: near.use.sentence,
    span: near.use.span(),
    credit,
  });
}

/**
 * Total weight of the description's sentences: at least `least`, more where the taxonomy knows few of the job's skills.
 */
const described = { least: 4, withSkills: 5 };

interface SkillItem {
  credit: number;
  weight: number;
  evidence: GradeEvidence;
}

/** How well the resume covers the sentences in which the job describes its work. */
function gradedSentences(
  sentences: readonly AskedSentence[],
  context: GradeContext,
  done: ReturnType<typeof practice>,
  skillWeightSum: number,
): SkillItem[] {
  const items = sentences.map(({ text, required, weight }, at): SkillItem => {
    const skill = { name: text, asWritten: text, conceptId: '', required };
    const near = useByMeaning(({ nearest }) => nearest[at], context);
    const item = graded(skill, near, context, done);
    return { credit: item.credit, weight, evidence: { ...item, isSentence: true } };
  });
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  const share = Math.max(described.least, described.withSkills - skillWeightSum) / total;
  return items.map((item) => ({ ...item, weight: item.weight * share }));
}

/** How well the resume shows the required skills. */
export function gradeSkills(context: GradeContext): CategoryResult {
  const { job, positions } = context;
  const sentences = askedWork(job);
  if (job.skills.length === 0 && sentences.length === 0) return notAsked;
  const { uses } = skillEvidence(context);
  const done = practice(positions);
  const items = job.skills.map((skill): SkillItem => {
    const item = graded(skill, useOf(skill, uses, context), context, done);
    return { credit: item.credit, weight: skillWeight(skill.conceptId, skill.required), evidence: item };
  });
  const weight = items.reduce((sum, item) => sum + item.weight, 0);
  const all = [...items, ...gradedSentences(sentences, context, done, weight)];
  return { isAsked: true, unweightedScore: scoreOf(all), evidence: all.map((item) => item.evidence) };
}
