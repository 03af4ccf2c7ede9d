import type { GradeEvidence, MustHaveResult } from '@portal/domain/grading/grade';
import type { MustHave, MustHaveKind, MustHaveOutcome, MustHaves } from '@portal/domain/grading/must-have';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { compareDegreeTypes, degreeTypes } from '@portal/domain/resumes/degree-type';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { certificationConcept, findCertifications } from '../../taxonomy/certifications';
import { findDegrees } from '../../taxonomy/degrees';
import { findLanguages } from '../../taxonomy/languages';
import { lookUpSkill } from '../../taxonomy/skills';
import { phraseKey } from '../../text/normalize';
import { quoteAt, spanAt, spanOfWords } from '../evidence-span';
import { languageOf } from '../../text/language-of';
import type { CategoryResults, GradeContext } from '../grade-context';
import { asksOtherYears } from '../asked-years';
import { isUnfinished, namesUnreadDegree } from '../grade-education';
import { everydayCertificates, heldFrom } from '../licenses/grade-certifications';
import { heldCertificates } from '../licenses/held-certificates';
import { hasExpired } from '../licenses/holding';
import { licenseCodes, openLicenses } from '../licenses/open-licenses';
import { heldUnlisted } from '../licenses/unlisted-license';
import {
  calledSimilar,
  closestPosition,
  monthsOfWork,
  positionLine,
  relevantMonths,
  statedMonths,
  type Position,
} from '../positions/positions';
import { nearestUse, wordingRelation } from '../skills/near-skill';
import { listedCredit, skillEvidence } from '../skills/skill-evidence';
import { useByPhrase } from '../skills/use-in-text';
import { codeIn, lineAbout } from '../statements/mentions';
import { languagesIn } from '../statements/said';
import { suggestMustHaves } from './suggest-must-haves';

type Answer = Pick<MustHaveResult, 'outcome' | 'found' | 'sentence' | 'span'>;
interface Graded {
  context: GradeContext;
  results: CategoryResults;
}

const nothing = (outcome: MustHaveOutcome): Answer => ({ outcome, found: '', sentence: '', span: null });

const ofCredit = (credit: number): MustHaveOutcome => (credit >= heldFrom ? 'met' : credit > 0 ? 'unclear' : 'notMet');

const fromEvidence = (item: GradeEvidence, outcome: MustHaveOutcome): Answer => ({
  outcome,
  found: item.found,
  sentence: item.sentence,
  span: item.span,
});

/** The line that has the number of a license, such as `6-20`, which a resume may state without its name. */
function lineWithCode(index: number, job: ParsedJob, resume: GradeContext['resume']): Answer | null {
  const codes = licenseCodes(job)[index] ?? [];
  const byCode = codes.map((code) => codeIn(code, resume)).find((place) => place !== null);
  const span = byCode ?? lineAbout(job.certifications[index]?.name ?? '', resume);
  if (!span) return null;
  return { outcome: 'unclear', found: resume.text.slice(span.start, span.end), sentence: quoteAt(resume, span), span };
}

/** A certificate that the job names, by its category; another by its name. */
function certificate(label: string, { context, results }: Graded): Answer {
  const { job, resume } = context;
  const at = job.certifications.findIndex(({ name }) => phraseKey(name) === phraseKey(label));
  const graded = results.certifications.evidence[at];
  const id = job.certifications[at]?.conceptId ?? findCertifications(label)[0]?.value.id ?? '';
  const isEveryday = everydayCertificates.has(id);
  if (graded) {
    const isExpired = graded.span !== null && hasExpired(quoteAt(resume, graded.span), context.today);
    const byCredit = isExpired && graded.credit > 0 ? 'unclear' : ofCredit(graded.credit);
    const outcome = graded.relation === 'copied' ? 'notMet' : byCredit;
    const isOpen = isEveryday || openLicenses(job).has(graded.asked);
    // Another license may be the asked one, which its line does not show.
    if (outcome === 'unclear' && graded.relation === 'related') return nothing('unclear');
    const stated = outcome === 'notMet' && graded.found === '' ? lineWithCode(at, job, resume) : null;
    if (stated) return stated;
    return isOpen && graded.found === '' ? nothing('unclear') : fromEvidence(graded, outcome);
  }
  const held = id === '' ? heldUnlisted(label, resume) : heldCertificates(resume).get(id);
  if (!held) return nothing(isEveryday ? 'unclear' : 'notMet');
  return { outcome: ofCredit(held.credit), found: held.text, sentence: held.text, span: held.span };
}

/** Credit of a degree in the asked field or a related one. */
const sameField = 0.8;

/** A degree of at least the level; another field of study is for the recruiter to judge. */
function degree(label: string, { context, results }: Graded): Answer {
  const { job, resume } = context;
  const type = findDegrees(label)[0]?.type ?? degreeTypes.find((one) => one === job.degree.type);
  const graded = results.education.evidence[0];
  const reaches = ({ degreeType }: (typeof resume.education)[number]): boolean => {
    const own = degreeTypes.find((one) => one === degreeType);
    return own !== undefined && type !== undefined && compareDegreeTypes(own, type) >= 0;
  };
  // The degree that the category found has the asked field, which a higher one may not have.
  const asked = resume.education.findIndex((one) => one.degree === graded?.found && reaches(one));
  const index = asked >= 0 ? asked : resume.education.findIndex(reaches);
  const held = resume.education[index];
  if (!held && namesUnreadDegree(resume)) return nothing('unclear');
  if (!held) return graded?.relation === 'lower' ? fromEvidence(graded, 'notMet') : nothing('notMet');
  const isOther = graded !== undefined && graded.credit < sameField;
  const span = spanAt(resume, `education.${String(index)}.degree`);
  const sentence = span ? quoteAt(resume, span) : held.degree;
  return { outcome: isOther || isUnfinished(sentence) ? 'unclear' : 'met', found: held.degree, sentence, span };
}

function language(label: string, { context, results }: Graded): Answer {
  const name = findLanguages(label)[0]?.value.name ?? label;
  const graded = results.languages.evidence.find(({ asked }) => asked === name);
  const { resume } = context;
  const lacking = languagesIn(resume).has(name) ? 'unclear' : 'notMet';
  if (graded) return fromEvidence(graded, graded.credit >= 0.7 ? 'met' : graded.credit > 0 ? 'unclear' : lacking);
  const at = resume.languages.findIndex((one) => one.name === name);
  const own = resume.languages[at];
  if (!own) return nothing(lacking);
  const span = spanAt(resume, `languages.${String(at)}.name`);
  return { outcome: 'met', found: own.name, sentence: span ? quoteAt(resume, span) : own.name, span };
}

const yearsIn = /(\d{1,2}(?:[.,]\d)?)\s*\+?\s*(?:years?|yrs?|jahre?|ans|a[ñn]os)\b/iu;
/** Share of the required years that is near enough to ask. */
const nearlyEnough = 0.8;

/** A period with neither title nor text (`Pilgrimage, 2012 – 2016`) says nothing about when the work was done. */
const isDatedWork = ({ span, title, stated }: Position): boolean =>
  span !== null && (title !== '' || stated.description.trim() !== '');

/** Years of the job's work; without dates nobody can tell. */
function experience(label: string, { context }: Graded): Answer {
  const asked = Number(yearsIn.exec(label)?.[1]?.replace(',', '.') ?? 0);
  const dated = context.positions.filter(isDatedWork);
  if (dated.length === 0) return nothing('unclear');
  const months = relevantMonths(context.positions);
  const { same, similar } = monthsOfWork(context.positions);
  const stated = statedMonths(context.positions);
  const closest = closestPosition(dated.filter(({ similarity }) => similarity >= calledSimilar));
  const span = closest ? spanAt(context.resume, `work.${String(closest.index)}.title`) : null;
  // Whether similar work is enough is for the recruiter to judge.
  const isNear = same + similar > 0 && months >= asked * 12 * nearlyEnough;
  const isEnough = Math.max(same, stated?.same ?? 0) >= asked * 12;
  const isOther = isEnough && asksOtherYears(context.job, context.resume);
  const outcome = isEnough ? (isOther ? 'unclear' : 'met') : isNear ? 'unclear' : 'notMet';
  return {
    outcome,
    found: stated ? mustHaveTexts.yearsFound(stated.same / 12, stated.similar / 12) : '',
    sentence: closest ? positionLine(closest, context.resume) : '',
    span,
  };
}

/** A resume says so, or the recruiter has to ask. */
const ofRight =
  /\b(?:authori[sz]ed to work|right to work|work permit|work authori[sz]ation|green card|permanent resident|no sponsorship)\b[^.\n]{0,40}/iu;
const ofUnitedStates = /\b(?:united states|american|us|usa|u\.s\.)(?!\p{L})/iu;
const needsSponsor = /\b(?:requires?|needs?|will need) (?:visa )?sponsorship\b[^.\n]{0,40}/iu;

/** The stated citizenship, when it gives the right that the label asks for. */
function citizenshipFor(label: string, { citizenship }: GradeContext['resume']): string {
  const isRight = /\bwork\b/iu.test(label) && (!ofUnitedStates.test(label) || ofUnitedStates.test(citizenship));
  return isRight ? citizenship : '';
}

function place(label: string, { context: { resume } }: Graded): Answer {
  const [lacking, having] = [needsSponsor.exec(resume.text)?.[0], ofRight.exec(resume.text)?.[0]];
  const found = (lacking ?? having ?? citizenshipFor(label, resume)).trim();
  if (found === '') return nothing('unclear');
  const span = spanOfWords(resume, { phrase: found });
  return { outcome: lacking === undefined ? 'met' : 'notMet', found, sentence: found, span };
}

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a label is in another language than the resume, which may state the same in its own words. */
function isForeign(label: string, resume: GradeContext['resume']): boolean {
  if (otherScript.test(label)) return !otherScript.test(resume.text);
  const [own, read] = [languageOf(label), resume.language];
  const hasAccents = /\p{L}/u.test(label.replace(/[A-Za-z]/g, ''));
  return own === '' || read === '' ? hasAccents && !/[\u00C0-\u024F]/.test(resume.text) : own !== read;
}

/** In words of the recruiter's own: a skill, or the words anywhere in the resume. */
function other(label: string, { context }: Graded): Answer {
  const skill = lookUpSkill(label);
  const near = skill ? nearestUse(skill.id, skillEvidence(context).uses) : null;
  const use = near?.relation === 'same' || near?.relation === 'child' ? near.use : useByPhrase(label, context);
  if (use) {
    const isOther = near?.relation === 'same' && wordingRelation(label, use) === 'sibling';
    const isDoubtful = use.note === 'assisted' || (use.note === 'listed' && use.credit <= listedCredit.stuffed);
    const outcome = isOther || isDoubtful ? 'unclear' : 'met';
    return { outcome, found: use.asWritten, sentence: use.sentence, span: use.span() };
  }
  const { resume } = context;
  const key = phraseKey(label);
  const line = resume.text.split('\n').find((one) => key !== '' && ` ${phraseKey(one)} `.includes(` ${key} `));
  if (line === undefined) return nothing(isForeign(label, resume) ? 'unclear' : 'notMet');
  const sentence = line.trim().slice(0, 300);
  return { outcome: 'unclear', found: sentence, sentence, span: spanOfWords(resume, { phrase: sentence }) };
}

const finders: Readonly<Record<MustHaveKind, (label: string, graded: Graded) => Answer>> = {
  license: certificate,
  certificate,
  degree,
  language,
  experience,
  place,
  other,
};

/** The kind of a must-have that a recruiter wrote. */
function kindOf(label: string): MustHaveKind {
  if (yearsIn.test(label)) return 'experience';
  const [named] = findCertifications(label);
  if (named) return certificationConcept(named.value.id)?.kind === 'license' ? 'license' : 'certificate';
  if (findLanguages(label).length > 0) return 'language';
  if (findDegrees(label).some(({ isShort }) => !isShort)) return 'degree';
  return /\blicen[cs]e\b/iu.test(label) ? 'license' : 'other';
}

/** `No RN license`: what a resume leaves out proves nothing. */
const negation = /^(?:no|not|without|never|kein\p{L}*|ohne|sans|sin)\s/iu;
const alternatives = /\s+or\s+|\s+oder\s+/iu;
const order: readonly MustHaveOutcome[] = ['met', 'unclear', 'notMet'];

/**
 * Whether the resume meets each must-have; of alternatives the best one counts.
 * @param chosen The recruiter's choice; null for what the job states.
 */
export function meetMustHaves(chosen: MustHaves | null, graded: Graded): MustHaveResult[] {
  const suggested = suggestMustHaves(graded.context.job);
  const named = (label: string, isRequired: boolean): MustHave => {
    const known = suggested.find((one) => phraseKey(one.label) === phraseKey(label));
    return { kind: known?.kind ?? kindOf(label), label, isRequired };
  };
  const mustHaves = chosen
    ? [...chosen.required.map((label) => named(label, true)), ...chosen.preferred.map((label) => named(label, false))]
    : suggested;
  return mustHaves.map((mustHave) => {
    const { kind } = mustHave;
    const parts = kind === 'experience' || kind === 'place' ? [mustHave.label] : mustHave.label.split(alternatives);
    const answers = parts.map((label) => (negation.test(label) ? nothing('unclear') : finders[kind](label, graded)));
    const [best] = answers.sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
    return { ...mustHave, ...(best ?? nothing('unclear')) };
  });
}
