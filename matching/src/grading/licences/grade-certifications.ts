import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedCertification } from '@portal/domain/resumes/parsed-resume';
import { certificationConcept, professionsUnder } from '../../taxonomy/certifications';
import { isBesideProfession, occupationsOfTitle, seniorityRank } from '../../taxonomy/occupations';
import { alike, meaningOf, type Meaning } from '../../taxonomy/related-professions';
import { phraseKey } from '../../text/normalize';
import { onceFor } from '../../text/once-for';
import { stemsOf } from '../../text/stem';
import { evidence, notAsked, scoreOf, type CategoryResult, type GradeContext } from '../grade-context';
import { spanAt } from '../evidence-span';
import { heldUnlisted } from './unlisted-licence';
import { isCredible, type Position } from '../positions/positions';
import { licenceAlternatives } from './licence-alternatives';
import { heldUnderShortForm, shortFormsOfLicences } from './licence-short-forms';
import { unnamedLicence, wordsOfLicences } from './unnamed-licence';
import { certificateEntry, heldByLadder, heldCertificates, type HeldCertificate } from './held-certificates';
import { isHeldEntry } from './holding';
import type { ImpersonalResume } from '../impersonal-resume';

/** Who works under a title that the law keeps for licence holders. */
const byTitle = 0.45;

const licenceWords = new Set(['license', 'licence', 'card', 'certificate', 'registered', 'licensed']);

/** What a ladder or a protected title lets assume. */
function impliedBy(
  id: string,
  name: string,
  { resume, positions }: GradeContext,
  held: ReadonlyMap<string, HeldCertificate>,
): HeldCertificate | undefined {
  const other = heldByLadder(id, held);
  if (other) return other;
  if (certificationConcept(id)?.kind !== 'license') return undefined;
  const words = phraseKey(name)
    .split(' ')
    .filter((word) => !licenceWords.has(word));
  const needed = occupationsOfTitle(words.join(' '))[0];
  const practised = professionsUnder(id);
  const index = resume.work.findIndex(({ title }, at) => {
    const position = positions[at];
    if (position && !isCredible(position)) return false;
    const [own] = occupationsOfTitle(title);
    if (own && practised.includes(own.id) && seniorityRank(title) >= 2 && !isBesideProfession(title)) return true;
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

/** A certificate that no list knows, of nearly the meaning of the asked one: from where on, and what it counts. */
const inOtherWords = { from: 0.6, credit: 0.3 };

const nothing: ReadonlySet<string> = new Set();

const meaningOfText = (text: string): Meaning => meaningOf(stemsOf(text));

/** Compared with every certificate that the job asks. */
const meaningOfEntry = onceFor(({ name }: ParsedCertification) => meaningOfText(name));

function heldInOtherWords(name: string, resume: ImpersonalResume): HeldCertificate | undefined {
  const asked = meaningOfText(name);
  const index = resume.certifications.findIndex((item) => {
    const isUnlisted = item.conceptId === '' && isHeldEntry(certificateEntry(item));
    return isUnlisted && alike(asked, meaningOfEntry(item)) >= inOtherWords.from;
  });
  const item = resume.certifications[index];
  return item && { text: item.name, credit: inOtherWords.credit, span: spanAt(resume, `certifications.${index}.name`) };
}

/** Who does the asked work now or did lately: what licence they tell of is most likely that of this work. */
const asked = { likeness: 0.5, recency: 0.6 };
const doesAskedWork = (positions: readonly Position[]): boolean =>
  positions.some(({ likeness, recency }) => recency >= asked.recency && likeness >= asked.likeness);

/** Which of the job's certificates and licences the resume names. A title that needs one counts half for it. */
export function gradeCertifications(context: GradeContext): CategoryResult {
  const { job, resume, positions } = context;
  if (job.certifications.length === 0) return notAsked;
  const held = heldCertificates(resume);
  const isOfTheWork = doesAskedWork(positions);
  const ofLicences = wordsOfLicences(job);
  const shorts = shortFormsOfLicences(job);
  const own = job.certifications.map(({ conceptId, name, required }, index) => {
    const named =
      conceptId === ''
        ? heldUnlisted(name, resume)
        : (held.get(conceptId) ?? heldUnderShortForm(shorts[index] ?? '', resume));
    const item =
      named ??
      impliedBy(conceptId, name, context, held) ??
      heldInOtherWords(name, resume) ??
      (everyday.has(conceptId) ? undefined : unnamedLicence(resume, ofLicences[index] ?? nothing, isOfTheWork));
    const credit = item?.credit ?? 0;
    const relation = credit === 0 ? '' : named ? 'same' : credit === byTitle ? 'implied' : 'related';
    return { name, required, item, credit, relation } as const;
  });
  const groups = licenceAlternatives(job);
  const items = own.map((one, index) => {
    const { name, required } = one;
    // Who holds one of several that the job leaves to choose from lacks none of them.
    const best = (groups[index] ?? [])
      .map((other) => own[other] ?? one)
      .reduce((a, b) => (b.credit > a.credit ? b : a), one);
    const { item, credit } = best;
    return {
      credit,
      weight: required ? 1 : 0.4,
      evidence: evidence({
        asked: name,
        required,
        found: item?.text ?? '',
        relation: best === one ? one.relation : 'related',
        sentence: item?.text ?? '',
        span: item?.span ?? null,
        credit,
      }),
    };
  });
  return { isAsked: true, unweightedScore: scoreOf(items), evidence: items.map((item) => item.evidence) };
}

/** What nearly everybody has or gets when hired, and few resumes name. */
const everyday: ReadonlySet<string> = new Set(['driver-s-license', 'child-care-clearances']);

/**
 * Part of the practice that counts without a required licence, or without a required certificate, and of somebody who says
 * that they have it not, not yet or no longer.
 */
const without = { lackingLicence: 0.35, licence: 0.6, unlistedLicence: 0.7, impliedLicence: 0.88, certificate: 0.85 };

/**
 * What missing certificates leave of everything else: without a licence that the law demands somebody may not do the
 * work, however well they know it.
 * @returns 0 to 1.
 */
export function certificateFactor(result: CategoryResult, job: ParsedJob): number {
  return result.evidence.reduce((factor, { required, credit, found }, index) => {
    const id = job.certifications[index]?.conceptId ?? '';
    if (!required || everyday.has(id)) return factor;
    const isLicence = certificationConcept(id)?.kind === 'license';
    const isLacking = credit === 0 && found !== '' && (isLicence || id === '');
    if (isLacking) return Math.min(factor, without.lackingLicence);
    if (credit === 0 && id === '') return Math.min(factor, without.unlistedLicence);
    if (credit === 0) return Math.min(factor, isLicence ? without.licence : without.certificate);
    return isLicence && credit <= byTitle ? Math.min(factor, without.impliedLicence) : factor;
  }, 1);
}
