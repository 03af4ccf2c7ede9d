import { maxMustHaveLength, maxMustHaves, type MustHave } from '@portal/domain/grading/must-have';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { degreeNames } from '@portal/domain/resumes/degree-names';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { documentFromText } from '../../document-from-text';
import { jobLines } from '../../job/job-sections';
import { saysOptional } from '../../job/requirements/requirement-words';
import { certificationConcept } from '../../taxonomy/certifications';
import { findSkills } from '../../taxonomy/skills';
import { layoutLines } from '../../text/layout-line';
import { licenseAlternatives } from '../licenses/license-alternatives';

/** The must-haves that a job states: what it demands without alternative, and the certificates that it prefers. */
export function suggestMustHaves(job: ParsedJob): MustHave[] {
  const all = [
    ...certificatesOf(job),
    ...degreeOf(job),
    ...languagesOf(job),
    ...yearsOf(job),
    ...skillsOf(job),
    ...placesOf(job),
  ];
  const labels = new Set<string>();
  return all
    .map((one) => ({ ...one, label: one.label.slice(0, maxMustHaveLength).trim() }))
    .filter(({ label }) => label !== '' && !labels.has(label.toLowerCase()) && labels.add(label.toLowerCase()))
    .slice(0, maxMustHaves);
}

/** One must-have for each certificate; alternatives are one together. */
function certificatesOf(job: ParsedJob): MustHave[] {
  const groups = licenseAlternatives(job);
  return job.certifications.flatMap(({ conceptId }, index): MustHave[] => {
    const group = groups[index] ?? [index];
    if (group[0] !== index) return [];
    const items = group.flatMap((at) => job.certifications[at] ?? []);
    const isLicense = conceptId === '' || certificationConcept(conceptId)?.kind === 'license';
    return [
      {
        kind: isLicense ? 'license' : 'certificate',
        label: items.map(({ name }) => name).join(' or '),
        isRequired: items.some(({ required }) => required),
      },
    ];
  });
}

function degreeOf({ degree }: ParsedJob): MustHave[] {
  if (degree.type === '' || degree.name.endsWith('or equivalent')) return [];
  const label = mustHaveTexts.degree(degree.name || degreeNames[degree.type], degree.majors);
  return degree.required ? [{ kind: 'degree', label, isRequired: true }] : [];
}

const languagesOf = ({ languages }: ParsedJob): MustHave[] =>
  languages.map(({ name, required }) => ({ kind: 'language', label: name, isRequired: required }));

const yearsOf = ({ experienceYears: { min } }: ParsedJob): MustHave[] =>
  min !== null && min >= 1 ? [{ kind: 'experience', label: mustHaveTexts.years(min), isRequired: true }] : [];

/** `Strong Python and SQL are a must`. */
const isMust = /\b(?:is|are) (?:an? )?(?:absolute )?must\b(?!-| \p{Ll})/iu;

/** The skills of sentences that call them a must; alternatives are one must-have. */
function skillsOf(job: ParsedJob): MustHave[] {
  return sentencesOf(job)
    .filter((sentence) => isMust.test(sentence) && !saysOptional(sentence))
    .flatMap((sentence): string[] => {
      const labels = findSkills(sentence).map(({ concept }) => concept.label);
      return /\bor\b/iu.test(sentence) ? [labels.join(' or ')] : labels;
    })
    .map((label): MustHave => ({ kind: 'other', label, isRequired: true }));
}

/** The end of a sentence; initials have full stops as well: `in the U.S. and Canada`. */
const sentenceEnd = /(?<=[.;!?])(?<!\b\p{L}\.)\s+/u;

const sentencesOf = (job: ParsedJob): string[] =>
  jobLines(layoutLines(documentFromText(job.text.slice(0, 20_000)))).flatMap(({ line }) =>
    line.text.split(sentenceEnd),
  );

/** A demand about where the candidate is or may work. */
const ofPlace =
  /\b(?:(?:legally )?(?:authori[sz]ed|eligible|entitled|permitted) to work|right to work|work (?:permit|authori[sz]ation)|must (?:live|reside|be (?:located|based|resident)) (?:with)?in|arbeitserlaubnis)\b(?:[^.;\n]|(?<=\b\p{L})\.){0,60}/iu;
const maxPlaces = 2;

function placesOf(job: ParsedJob): MustHave[] {
  return sentencesOf(job)
    .filter((sentence) => ofPlace.test(sentence) && !saysOptional(sentence))
    .map((sentence): MustHave => {
      const label = ofPlace.exec(sentence)?.[0] ?? '';
      return { kind: 'place', label: label.charAt(0).toUpperCase() + label.slice(1).trim(), isRequired: true };
    })
    .slice(0, maxPlaces);
}
