import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { certificationConcept, findCertifications } from '../taxonomy/certifications';
import { occupationsOfTitle } from '../taxonomy/occupations';
import { phraseKey } from '../text/normalize';
import { evidence, notAsked, scoreOf, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt, spanOfWords } from './evidence-span';

interface Held {
  text: string;
  credit: number;
  span: GradeEvidence['span'];
}

/** Held by a list of certificates, or told in a sentence: a sentence may speak of somebody else's. */
const listed = 1;
const told = 0.75;
/** Who holds another step of the ladder, or works under a title that the law keeps for licence holders. */
const ladder = 0.9;
const byTitle = 0.45;

/** Words around a certificate's name that say it is not held. */
const notHeld =
  /\b(?:no|not|without|pursuing|studying|preparing|planned|plan to|in progress|expected|working towards|eligible|expired|lapsed|(?:for|under|with) (?:a|an|the)|next to|assist\w*|help\w*|support\w*)\b/i;

/** The certificates that a resume names, each with where and how surely. */
function heldCertificates(resume: ParsedResume): Map<string, Held> {
  const held = new Map<string, Held>();
  const note = (id: string, item: Held): void => {
    if ((held.get(id)?.credit ?? 0) < item.credit) held.set(id, item);
  };
  const noteAll = (text: string, credit: number, span: (words: string) => GradeEvidence['span']): void => {
    for (const { value, start, end } of findCertifications(text)) {
      const around = text.slice(Math.max(0, start - 40), end + 20);
      const isHeld = !notHeld.test(around);
      if (isHeld) note(value.id, { text: text.slice(start, end), credit, span: span(text.slice(start, end)) });
    }
  };
  resume.certifications.forEach((item, index) => {
    const span = spanAt(resume, `certifications.${index}.name`);
    if (item.conceptId !== '' && !notHeld.test(item.name))
      note(item.conceptId, { text: item.name, credit: listed, span });
    noteAll(item.name, listed, () => span);
  });
  resume.skills.forEach((skill, index) => {
    noteAll(skill.asWritten || skill.name, listed, () => spanAt(resume, `skills.${index}.asWritten`));
  });
  for (const { degree, major, school } of resume.education)
    noteAll([degree, major, school].join('; '), listed, (phrase) => spanOfWords(resume, { phrase }));
  noteAll(resume.summary.objective, told, (phrase) => spanOfWords(resume, { phrase }));
  resume.work.forEach((work, index) => {
    const from = `work.${index}.title`;
    for (const text of [work.title, ...work.description.split('\n')])
      noteAll(text, told, (phrase) => spanOfWords(resume, { phrase, from }));
  });
  return held;
}

/** Steps of one ladder: who holds one of these holds, or nearly holds, the other. */
const includes: Readonly<Record<string, readonly string[]>> = {
  'osha-10': ['osha-30'],
  'electrician-license': ['journeyman-electrician-license', 'master-electrician-license'],
  'journeyman-electrician-license': ['master-electrician-license', 'electrician-license'],
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

const licenceWords = new Set(['license', 'licence', 'card', 'certificate', 'registered', 'licensed']);

/** What a ladder or a protected title lets assume. */
function impliedBy(id: string, name: string, resume: ParsedResume, held: ReadonlyMap<string, Held>): Held | undefined {
  for (const other of includes[id] ?? []) {
    const own = held.get(other);
    if (own) return { ...own, credit: ladder * own.credit };
  }
  if (certificationConcept(id)?.kind !== 'license') return undefined;
  const words = phraseKey(name)
    .split(' ')
    .filter((word) => !licenceWords.has(word));
  const needed = occupationsOfTitle(words.join(' '))[0];
  const index = resume.work.findIndex(({ title }) => {
    const parts = phraseKey(title).split(' ');
    const isNamed = words.length >= 2 && words.every((word) => parts.includes(word));
    return (
      isNamed ||
      (needed !== undefined &&
        occupationsOfTitle(title)[0] === needed &&
        /^\s*(?:rn|registered|licensed)\b/i.test(title))
    );
  });
  const work = resume.work[index];
  return work && { text: work.title, credit: byTitle, span: spanAt(resume, `work.${index}.title`) };
}

/** Which of the job's certificates and licences the resume names. A title that needs one counts half for it. */
export function gradeCertifications({ job, resume }: GradeContext): CategoryResult {
  if (job.certifications.length === 0) return notAsked;
  const held = heldCertificates(resume);
  const items = job.certifications.map(({ conceptId, name, required }) => {
    const own = held.get(conceptId);
    const item = own ?? impliedBy(conceptId, name, resume, held);
    const credit = item?.credit ?? 0;
    const isTitle = credit === byTitle;
    return {
      credit,
      weight: required ? 1 : 0.4,
      evidence: evidence({
        asked: name,
        required,
        found: item?.text ?? '',
        relation: own ? 'same' : !item ? '' : isTitle ? 'implied' : 'related',
        sentence: item?.text ?? '',
        span: item?.span ?? null,
        credit,
      }),
    };
  });
  return { isAsked: true, unweightedScore: scoreOf(items), evidence: items.map((item) => item.evidence) };
}

/** Licences that nearly everybody has and few resumes name. */
const everyday: ReadonlySet<string> = new Set(['driver-s-license']);

/** Part of the practice that counts without a required licence, or without a required certificate. */
const without = { licence: 0.5, impliedLicence: 0.88, certificate: 0.85 };

/**
 * What missing certificates leave of everything else: without a licence that the law demands somebody may not do the
 * work, however well they know it.
 * @returns 0 to 1.
 */
export function certificateFactor(result: CategoryResult, job: ParsedJob): number {
  return result.evidence.reduce((factor, { required, credit }, index) => {
    const id = job.certifications[index]?.conceptId ?? '';
    if (!required || everyday.has(id)) return factor;
    const isLicence = certificationConcept(id)?.kind === 'license';
    if (credit === 0) return Math.min(factor, isLicence ? without.licence : without.certificate);
    return isLicence && credit <= byTitle ? Math.min(factor, without.impliedLicence) : factor;
  }, 1);
}
