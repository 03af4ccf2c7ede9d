import type { ParsedCertification } from '@portal/domain/resumes/parsed-resume';
import { certificationConcept, professionsUnder } from '../../taxonomy/certifications';
import { isAssistingProfession, occupationsOfTitle, seniorityRank } from '../../taxonomy/occupations';
import { meaningSimilarity, meaningOf, type Meaning } from '../../taxonomy/related-professions';
import { phraseKey } from '../../text/normalize';
import { memoizeByObject } from '../../text/memoize-by-object';
import { stemsOf } from '../../text/stem';
import { evidence, notAsked, scoreOf, type CategoryResult, type GradeContext } from '../grade-context';
import { spanAt } from '../evidence-span';
import { heldUnlisted } from './unlisted-license';
import { isCredible, type Position } from '../positions/positions';
import { creditAtPlace, placeOfAsked } from './license-places';
import { licenseAlternatives } from './license-alternatives';
import { heldByAbbreviation, licenseAbbreviations } from './license-abbreviations';
import { unnamedLicense, wordsOfLicenses } from './unnamed-license';
import { certificateEntry, heldByLadder, heldCertificates, type HeldCertificate } from './held-certificates';
import { isHeldEntry } from './holding';
import type { ImpersonalResume } from '../impersonal-resume';

/** Held by nearly everybody or acquired when hired; few resumes name them. */
export const everydayCertificates: ReadonlySet<string> = new Set(['driver-s-license', 'child-care-clearances']);

/** Certainty from which a certificate counts as held. */
export const heldFrom = 0.55;

/** Credit of a title that the law reserves for license holders. */
const byTitle = 0.45;

const licenseWords = new Set(['license', 'licence', 'card', 'certificate', 'registered', 'licensed']);

/** Credit implied by a higher certificate or by a protected title. */
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
    .filter((word) => !licenseWords.has(word));
  const needed = occupationsOfTitle(words.join(' '))[0];
  const practised = professionsUnder(id);
  const index = resume.work.findIndex(({ title }, at) => {
    const position = positions[at];
    if (position && !isCredible(position)) return false;
    const [own] = occupationsOfTitle(title);
    if (own && practised.includes(own.id) && seniorityRank(title) >= 2 && !isAssistingProfession(title)) return true;
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

/** A certificate that no list knows with nearly the same meaning: the least similarity and its credit. */
const inOtherWords = { from: 0.6, credit: 0.3 };

const ofAllLicenses = new Set([...stemsOf([...licenseWords, 'certified registration license licence'].join(' '))]);

const nothing: ReadonlySet<string> = new Set();

const meaningOfText = (text: string): Meaning => meaningOf(stemsOf(text));

/** Compared with every required certificate, so computed once. */
const meaningOfEntry = memoizeByObject(({ name }: ParsedCertification) => meaningOfText(name));

function heldInOtherWords(name: string, resume: ImpersonalResume): HeldCertificate | undefined {
  const asked = meaningOfText(name);
  const index = resume.certifications.findIndex((item) => {
    const isUnlisted = item.conceptId === '' && isHeldEntry(certificateEntry(item));
    return isUnlisted && meaningSimilarity(asked, meaningOfEntry(item)) >= inOtherWords.from;
  });
  const item = resume.certifications[index];
  return item && { text: item.name, credit: inOtherWords.credit, span: spanAt(resume, `certifications.${index}.name`) };
}

/**
 * Thresholds for people who do the job's work now or did recently: an unnamed license is most likely that of this work.
 */
const asked = { similarity: 0.5, recency: 0.6 };
const doesAskedWork = (positions: readonly Position[]): boolean =>
  positions.some(({ similarity, recency }) => recency >= asked.recency && similarity >= asked.similarity);

const isLicense = (id: string): boolean => certificationConcept(id)?.kind === 'license';

/** Whether a text has a word of a license's name besides the words that all licenses have. */
function sharesName(name: string, text: string): boolean {
  const stated = stemsOf(text);
  return [...stemsOf(name)].some((stem) => stated.has(stem) && !ofAllLicenses.has(stem));
}

/** The entry of a resume's list that has a held certificate, with the place or issuer in it. */
const wholeEntry = ({ text }: HeldCertificate, resume: ImpersonalResume): string =>
  resume.certifications.map(certificateEntry).find((entry) => entry.includes(text)) ?? text;

/** Which of the required certificates and licenses the resume has. A protected title counts in part. */
export function gradeCertifications(context: GradeContext): CategoryResult {
  const { job, resume, positions } = context;
  if (job.certifications.length === 0) return notAsked;
  const held = heldCertificates(resume);
  const isOfTheWork = doesAskedWork(positions);
  const ofLicenses = wordsOfLicenses(job);
  const shorts = licenseAbbreviations(job);
  const own = job.certifications.map(({ conceptId, name, required }, index) => {
    const named =
      conceptId === ''
        ? heldUnlisted(name, resume)
        : (held.get(conceptId) ?? heldByAbbreviation(shorts[index] ?? '', resume));
    const item =
      named ??
      impliedBy(conceptId, name, context, held) ??
      heldInOtherWords(name, resume) ??
      (everydayCertificates.has(conceptId)
        ? undefined
        : unnamedLicense(resume, ofLicenses[index] ?? nothing, isOfTheWork));
    const place =
      item && isLicense(conceptId) ? creditAtPlace(wholeEntry(item, resume), placeOfAsked(job, conceptId)) : 1;
    const credit = (item?.credit ?? 0) * place;
    const isShown = named !== undefined || item === undefined || sharesName(name, item.text) || credit === byTitle;
    const relation =
      credit === 0 ? '' : place < 1 ? 'sibling' : named ? 'same' : credit === byTitle ? 'implied' : 'related';
    return { name, required, item: isShown ? item : undefined, credit, relation } as const;
  });
  const groups = licenseAlternatives(job);
  const items = own.map((one, index) => {
    const { name, required } = one;
    // One of several alternatives is enough.
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
        ...(credit > 0 && credit < heldFrom ? { outcome: item ? ('near' as const) : ('missing' as const) } : {}),
        credit,
      }),
    };
  });
  return { isAsked: true, unweightedScore: scoreOf(items), evidence: items.map((item) => item.evidence) };
}
