import { evidence, notAsked, scoreOf, type CategoryResult, type GradeContext } from './grade-context';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { nearestUse, skillUses, useOfPhrase, type NearSkill } from './skill-evidence';
import { skillWeight } from './skill-weight';

function byWords(phrase: string, resume: ParsedResume, today: string): NearSkill | null {
  const use = useOfPhrase(phrase, resume, today);
  return use ? { use, relation: 'same', closeness: 1 } : null;
}

/** How far the resume shows the skills that the job asks. */
export function gradeSkills({ job, resume, today }: GradeContext): CategoryResult {
  if (job.skills.length === 0) return notAsked;
  const uses = skillUses(resume, today);
  const items = job.skills.map((skill) => {
    const near =
      skill.conceptId === ''
        ? byWords(skill.asWritten || skill.name, resume, today)
        : nearestUse(skill.conceptId, uses);
    const credit = near ? near.closeness * near.use.strength : 0;
    const isSynonym =
      near?.relation === 'same' && near.use.asWritten.toLowerCase() !== (skill.asWritten || skill.name).toLowerCase();
    return {
      credit,
      weight: skillWeight(skill.conceptId, skill.required),
      evidence: evidence({
        asked: skill.asWritten || skill.name,
        required: skill.required,
        found: near?.use.asWritten ?? '',
        relation: near ? (isSynonym ? 'synonym' : near.relation) : '',
        sentence: near?.use.sentence ?? '',
        credit,
      }),
    };
  });
  return { isAsked: true, unweightedScore: scoreOf(items), evidence: items.map((item) => item.evidence) };
}
