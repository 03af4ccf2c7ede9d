import { managementLevelOf } from '@portal/domain/resumes/management-level';
import { coveredMonths, monthSpan } from '../resume/months';
import { certificationConcept, findCertifications } from '../taxonomy/certifications';
import { findLanguages } from '../taxonomy/languages';
import { phraseKey } from '../text/normalize';
import { evidence, notAsked, scoreOf, type CategoryResult, type GradeContext } from './grade-context';
import { relevantMonths } from './grade-titles';

/** A title of the last years still tells somebody's level. */
const recentMonths = 72;

/** How near the level of somebody's last positions comes to the job's. */
export function gradeManagement({ job, resume, today }: GradeContext): CategoryResult {
  if (job.title === '') return notAsked;
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const recent = resume.work.filter(
    (work) => now - (monthSpan(work.startDate, work.endDate, today)?.to ?? now) <= recentMonths,
  );
  const held = Math.max(0, ...recent.map((work) => work.managementScore));
  const earlier = Math.max(0, ...resume.work.map((work) => work.managementScore)) * 0.7;
  const score = Math.max(held, earlier);
  const difference = score - job.managementScore;
  const below = difference < -10 ? Math.max(0, 1 + (difference + 10) / 40) : 1;
  const above = difference > 25 ? Math.max(0.4, 1 - (difference - 25) / 80) : 1;
  const asksYears = job.managementYears.min !== null && job.managementYears.min > 0;
  const months = coveredMonths(
    resume.work.flatMap((work) =>
      work.managementScore >= 30 ? (monthSpan(work.startDate, work.endDate, today) ?? []) : [],
    ),
  );
  const years = asksYears ? Math.min(1, months / ((job.managementYears.min ?? 1) * 12)) : 1;
  const credit = below * above * (0.4 + 0.6 * years);
  const [asked, found] = [managementLevelOf(job.managementScore), managementLevelOf(score)];
  return {
    isAsked: true,
    unweightedScore: credit * 100,
    evidence: [
      evidence({
        asked,
        required: job.managementScore >= 30,
        found,
        relation: asked === found ? 'same' : score > job.managementScore ? 'higher' : 'lower',
        credit,
      }),
    ],
  };
}

/** Which of the job's certificates and licences the resume names. A title that needs one counts half for it. */
export function gradeCertifications({ job, resume }: GradeContext): CategoryResult {
  if (job.certifications.length === 0) return notAsked;
  const named = [
    ...resume.certifications.map((item) => item.name),
    ...resume.skills.map((skill) => skill.asWritten || skill.name),
    ...resume.education.map((item) => item.degree),
  ];
  const told = [
    resume.summary.objective,
    ...resume.work.map((work) => work.title),
    ...resume.work.map((work) => work.description),
  ];
  const held = new Map<string, { text: string; credit: number }>();
  for (const item of resume.certifications)
    if (item.conceptId !== '') held.set(item.conceptId, { text: item.name, credit: 1 });
  for (const text of named)
    for (const { value } of findCertifications(text)) if (!held.has(value.id)) held.set(value.id, { text, credit: 1 });
  for (const text of told) {
    for (const { value, start, end } of findCertifications(text))
      if (!held.has(value.id)) held.set(value.id, { text: text.slice(start, end), credit: 0.8 });
  }
  const items = job.certifications.map((asked) => {
    const own = held.get(asked.conceptId);
    const implied = own
      ? undefined
      : impliedBy(
          asked.conceptId,
          asked.name,
          resume.work.map((work) => work.title),
          held,
        );
    const credit = own?.credit ?? implied?.credit ?? 0;
    return {
      credit,
      weight: asked.required ? 1 : 0.4,
      evidence: evidence({
        asked: asked.name,
        required: asked.required,
        found: own?.text ?? implied?.text ?? '',
        relation: own ? 'same' : implied ? 'related' : '',
        sentence: own?.text ?? implied?.text ?? '',
        credit,
      }),
    };
  });
  return { isAsked: true, unweightedScore: scoreOf(items), evidence: items.map((item) => item.evidence) };
}

/** Steps of one ladder: who holds the higher one holds the lower. */
const includes: Readonly<Record<string, readonly string[]>> = {
  'osha-10': ['osha-30'],
  'commercial-driver-s-license': ['commercial-driver-s-license-class-a', 'commercial-driver-s-license-class-b'],
  'commercial-driver-s-license-class-b': ['commercial-driver-s-license-class-a'],
  'driver-s-license': [
    'commercial-driver-s-license',
    'commercial-driver-s-license-class-a',
    'commercial-driver-s-license-class-b',
  ],
  'lean-six-sigma-yellow-belt': ['lean-six-sigma-green-belt', 'lean-six-sigma-black-belt'],
  'lean-six-sigma-green-belt': ['lean-six-sigma-black-belt'],
  'shrm-cp': ['shrm-scp', 'phr', 'sphr'],
  phr: ['sphr', 'shrm-cp', 'shrm-scp'],
  'food-handler-certificate': ['servsafe'],
  'aws-certification': [
    'aws-certified-solutions-architect',
    'aws-certified-developer',
    'aws-certified-devops-engineer',
    'aws-certified-sysops-administrator',
  ],
};

function impliedBy(
  id: string,
  name: string,
  titles: readonly string[],
  held: ReadonlyMap<string, { text: string; credit: number }>,
): { text: string; credit: number } | undefined {
  for (const other of includes[id] ?? []) {
    const own = held.get(other);
    if (own) return { text: own.text, credit: 0.9 };
  }
  if (certificationConcept(id)?.kind !== 'license') return undefined;
  const words = phraseKey(name)
    .split(' ')
    .filter((word) => !['license', 'licence', 'card', 'certificate'].includes(word));
  const title = titles.find(
    (text) => words.length >= 2 && words.every((word) => phraseKey(text).split(' ').includes(word)),
  );
  return title ? { text: title, credit: 0.5 } : undefined;
}

/** Whether a required licence is missing altogether. */
export function lacksLicence(result: CategoryResult, { job }: GradeContext): boolean {
  return result.evidence.some(
    (item, index) =>
      item.required &&
      item.credit < 0.3 &&
      certificationConcept(job.certifications[index]?.conceptId ?? '')?.kind === 'license',
  );
}

const levelCredit: Readonly<Record<string, number>> = { native: 1, fluent: 1, intermediate: 0.7, basic: 0.35, '': 0.9 };

/** Which of the job's languages the resume names. The language a resume is written in counts as spoken. */
export function gradeLanguages({ job, resume }: GradeContext): CategoryResult {
  if (job.languages.length === 0) return notAsked;
  const listed = new Map(resume.languages.map((language) => [language.name, language]));
  const told = new Set(
    resume.skills.flatMap((skill) => findLanguages(skill.asWritten).map((match) => match.value.name)),
  );
  const items = job.languages.map((asked) => {
    const own = listed.get(asked.name);
    const isWritten = asked.code !== '' && asked.code === resume.language;
    const credit = own ? (levelCredit[own.level] ?? 0.9) : told.has(asked.name) || isWritten ? 0.9 : 0;
    return {
      credit,
      weight: asked.required ? 1 : 0.5,
      evidence: evidence({
        asked: asked.name,
        required: asked.required,
        found: credit > 0 ? asked.name : '',
        relation: credit > 0 ? 'same' : '',
        sentence: own?.level ?? '',
        credit,
      }),
    };
  });
  return { isAsked: true, unweightedScore: scoreOf(items), evidence: items.map((item) => item.evidence) };
}

/** How far the years in the asked work reach what the job asks. */
export function gradeExperience(context: GradeContext): CategoryResult {
  const { job, resume } = context;
  const { min, max } = job.experienceYears;
  if (min === null && max === null) return notAsked;
  const years = relevantMonths(context) / 12;
  const asked = min ?? 0;
  const enough = asked <= 0 ? 1 : Math.min(1, years / asked);
  const over = max !== null && years > max + 3 ? Math.max(0.6, 1 - (years - max - 3) * 0.06) : 1;
  const credit = Math.pow(enough, 1.2) * over;
  const label = max !== null && min !== null ? `${min}–${max}` : min !== null ? `${min}+` : `≤ ${max ?? 0}`;
  const total = Math.round((resume.experience.months / 12) * 10) / 10;
  return {
    isAsked: true,
    unweightedScore: credit * 100,
    evidence: [
      evidence({
        asked: label,
        found: String(Math.round(years * 10) / 10),
        relation: credit >= 0.95 ? 'same' : years > asked ? 'higher' : 'lower',
        sentence: `${total}`,
        credit,
      }),
    ],
  };
}
