import { findLanguages } from '../taxonomy/languages';
import { evidence, notAsked, scoreOf, type CategoryResult, type GradeContext } from './grade-context';
import { quoteAt, spanAt, spanOfWords } from './evidence-span';

const levelCredit: Readonly<Record<string, number>> = { native: 1, fluent: 1, intermediate: 0.7, basic: 0.35, '': 0.9 };
/** A language that the resume is written in, or names among its skills. */
const unrated = 0.9;

/** Which of the required languages the resume has. The language of the resume itself counts as spoken. */
export function gradeLanguages({ job, resume }: GradeContext): CategoryResult {
  if (job.languages.length === 0) return notAsked;
  const stated = new Map(
    resume.skills.flatMap((skill, index) =>
      findLanguages(skill.asWritten).map((match): [string, number] => [match.value.name, index]),
    ),
  );
  const items = job.languages.map((asked) => {
    const at = resume.languages.findIndex((language) => language.name === asked.name);
    const own = resume.languages[at];
    const skillAt = stated.get(asked.name);
    const isWritten = asked.code !== '' && asked.code === resume.language;
    const credit = own ? (levelCredit[own.level] ?? unrated) : skillAt !== undefined || isWritten ? unrated : 0;
    const path = own ? `languages.${at}.name` : `skills.${skillAt ?? 0}.asWritten`;
    const isNamed = own !== undefined || skillAt !== undefined;
    const span = isNamed ? (spanAt(resume, path) ?? spanOfWords(resume, { phrase: asked.name })) : null;
    return {
      credit,
      weight: asked.required ? 1 : 0.5,
      evidence: evidence({
        asked: asked.name,
        required: asked.required,
        found: credit > 0 ? asked.name : '',
        relation: credit === 0 ? '' : credit < 0.75 ? 'lower' : 'same',
        sentence: own ? (span && quoteAt(resume, span)) || asked.name : '',
        span,
        credit,
      }),
    };
  });
  return { isAsked: true, unweightedScore: scoreOf(items), evidence: items.map((item) => item.evidence) };
}
