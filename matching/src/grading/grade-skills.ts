import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJobSkill } from '@portal/domain/jobs/parsed-job';
import { skillConcept } from '../taxonomy/skills';
import { evidence, notAsked, scoreOf, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt } from './evidence-span';
import { nearestUse, type NearSkill } from './near-skill';
import { positionLine, sameWork, type Position } from './positions';
import { skillUses, useOfPhrase } from './skill-evidence';
import { skillWeight } from './skill-weight';

/**
 * What is left of an asked skill that the resume does not tell, of somebody who does the asked work: a nurse gives
 * medicine whether or not the resume says so. Programs and machines are less sure.
 */
const implied = { usual: 0.34, technical: 0.14, unknown: 0.2 };

function impliedShare(conceptId: string): number {
  const concept = skillConcept(conceptId);
  if (!concept) return implied.unknown;
  return concept.industry === 'information-technology' ? implied.technical : implied.usual;
}

function byWords(phrase: string, context: GradeContext): NearSkill | null {
  const use = useOfPhrase(phrase, context);
  return use ? { use, relation: 'same', closeness: 1 } : null;
}

/** The position that best bears out what is usual in the asked work, and how far. */
function practice(positions: readonly Position[]): { position: Position; worth: number } | null {
  let best: { position: Position; worth: number } | null = null;
  for (const position of positions) {
    if (position.likeness < sameWork) continue;
    const months = position.span ? position.span.to - position.span.from + 1 : 12;
    const worth = position.likeness * position.recency * Math.min(1, 0.5 + months / 48);
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
  const asked = skill.asWritten || skill.name;
  const told = near ? near.closeness * near.use.strength : 0;
  const assumed = done ? impliedShare(skill.conceptId) * done.worth : 0;
  const required = skill.required;
  if (done && assumed > told) {
    const { work, title, index } = done.position;
    return evidence({
      asked,
      required,
      found: title,
      relation: 'implied',
      sentence: positionLine(work),
      span: spanAt(context.resume, `work.${index}.title`),
      credit: assumed,
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
    credit: told,
  });
}

/** How far the resume shows the skills that the job asks. */
export function gradeSkills(context: GradeContext): CategoryResult {
  const { job, positions } = context;
  if (job.skills.length === 0) return notAsked;
  const uses = skillUses(context);
  const done = practice(positions);
  const items = job.skills.map((skill) => {
    const near =
      skill.conceptId === '' ? byWords(skill.asWritten || skill.name, context) : nearestUse(skill.conceptId, uses);
    const item = graded(skill, near, context, done);
    return { credit: item.credit, weight: skillWeight(skill.conceptId, skill.required), evidence: item };
  });
  return { isAsked: true, unweightedScore: scoreOf(items), evidence: items.map((item) => item.evidence) };
}
