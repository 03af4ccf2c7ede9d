import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { findCertifications } from '../taxonomy/certifications';
import { occupationsOfTitle, namesField } from '../taxonomy/occupations';
import { titleCore } from '../taxonomy/title-words';
import { ancestorsOf, findSkills, lookUpSkill } from '../taxonomy/skills';
import { termKey } from '../text/tokens';
import { impersonalResume, type ImpersonalResume } from './impersonal-resume';
import { isSoftSkill, skillWeight } from './skills/skill-weight';
import { suggestWeights } from './suggest-weights';

/**
 * A term of the inverted index that narrows resumes to those worth grading against a job: `skill:`, `title:`
 * (profession), `group:` (of professions) and `certificate:` with taxonomy ids, `phrase:` and `word:` for what the
 * taxonomies do not know. A suitable resume shares at least one term with the job.
 */
export interface QueryTerm {
  term: string;
  /** Approximate share of the grade that the term may earn, 0 to 1. */
  weight: number;
}

/** Upper bound of terms for a resume. */
export const maxResumeTerms = 300;
/** Upper bound of terms for a job; a Firestore query may name no more values. */
export const maxQueryTerms = 30;

const maxDescriptionLength = 30_000;
const maxTermLength = 80;

const skillTerm = (id: string): string => `skill:${id}`;
const titleTerm = (id: string): string => `title:${id}`;
const groupTerm = (group: string): string => `group:${group}`;
const certificateTerm = (id: string): string => `certificate:${id}`;
const phraseTerm = (key: string): string => `phrase:${key}`.slice(0, maxTermLength);
const wordTerms = (title: string): string[] => titleCore(title).map((word) => `word:${word}`.slice(0, maxTermLength));

function titleTermsOf(title: string): string[] {
  const occupations = occupationsOfTitle(title);
  const named = occupations.flatMap(({ id, group, isOfAnyField, related }) =>
    isOfAnyField ? Array.from(related.keys(), titleTerm) : [titleTerm(id), groupTerm(group)],
  );
  return occupations.every(({ isOfAnyField }) => isOfAnyField) ? [...named, ...wordTerms(title)] : named;
}

/** The resume's skills, the most frequent first. */
function skillsOf(resume: ImpersonalResume): { ids: string[]; phrases: string[] } {
  const counts = new Map<string, number>();
  const phrases = new Set<string>();
  const count = (id: string, weight: number): void => {
    counts.set(id, (counts.get(id) ?? 0) + weight);
  };
  for (const { conceptId, asWritten, name } of resume.skills) {
    const text = asWritten || name;
    if (conceptId !== '') {
      count(conceptId, 1);
      continue;
    }
    const known = lookUpSkill(text);
    const parts = known ? [known.id] : findSkills(text).map((match) => match.concept.id);
    for (const id of parts) count(id, 1);
    const key = termKey(text);
    if (parts.length === 0 && key !== '') phrases.add(key);
  }
  const stated = [
    ...resume.work.map((work) => `${work.title}\n${work.description.slice(0, maxDescriptionLength)}`),
    resume.summary.objective.slice(0, maxDescriptionLength),
    ...resume.certifications.map((item) => item.name),
    ...resume.education.map((item) => `${item.degree}\n${item.major}`),
  ];
  for (const text of stated) for (const id of new Set(findSkills(text).map((match) => match.concept.id))) count(id, 2);
  return { ids: [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id), phrases: [...phrases] };
}

/**
 * The index terms of a resume: professions and their groups, certificates, skills with their ancestors, and words that
 * the taxonomies do not know; no name, address or contact data.
 * @returns at most {@link maxResumeTerms} distinct terms, the most relevant first.
 */
export function indexTermsOfResume(parsed: ParsedResume): string[] {
  const resume = impersonalResume(parsed);
  const terms = new Set<string>();
  const titles = [...resume.work.map((work) => work.title), resume.summary.currentJobTitle];
  for (const title of titles) for (const term of titleTermsOf(title)) terms.add(term);
  const named = [
    ...resume.certifications.map((item) => item.name),
    ...resume.skills.map((skill) => skill.asWritten),
    ...resume.education.map((item) => item.degree),
    ...resume.work.map((work) => work.title),
  ];
  for (const { conceptId } of resume.certifications) if (conceptId !== '') terms.add(certificateTerm(conceptId));
  for (const text of named) for (const { value } of findCertifications(text)) terms.add(certificateTerm(value.id));
  const { ids, phrases } = skillsOf(resume);
  for (const id of ids) terms.add(skillTerm(id));
  for (const id of ids) for (const above of ancestorsOf(id).keys()) terms.add(skillTerm(above));
  for (const key of phrases) terms.add(phraseTerm(key));
  return [...terms].slice(0, maxResumeTerms);
}

/** Factor for a title by its relation to the job's title. */
const closeness = { other: 0.7, related: 0.5, group: 0.35 };
/** Factor for the parent of a required skill. */
const parentCloseness = 0.35;

/**
 * The terms of a job, the weightiest first: its profession and related ones, its skills and their parents, its
 * certificates. Soft skills are left out unless there is nothing else.
 * @param max Upper bound of terms.
 */
export function queryTermsOfJob(job: ParsedJob, max = maxQueryTerms): QueryTerm[] {
  const terms = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    terms.set(term, Math.max(terms.get(term) ?? 0, weight));
  };
  const weights = suggestWeights(job);
  addTitles(job, weights.jobTitles, add);
  const hard = job.skills.filter((skill) => skill.conceptId === '' || !isSoftSkill(skill.conceptId));
  const asked = hard.length > 0 ? hard : job.skills;
  const total = asked.reduce((sum, skill) => sum + skillWeight(skill.conceptId, skill.required), 0);
  for (const { conceptId, required, asWritten, name } of asked) {
    const weight = (weights.skills * skillWeight(conceptId, required)) / total;
    if (conceptId === '') {
      const key = termKey(asWritten || name);
      if (key !== '') add(phraseTerm(key), weight);
      continue;
    }
    for (const [id, distance] of ancestorsOf(conceptId)) {
      if (distance === 0) add(skillTerm(id), weight);
      else if (distance === 1) add(skillTerm(id), weight * parentCloseness);
    }
  }
  for (const { conceptId, required } of job.certifications) {
    const share = weights.certifications / job.certifications.length;
    if (conceptId !== '') add(certificateTerm(conceptId), required ? share : share * 0.4);
  }
  return [...terms]
    .map(([term, weight]): QueryTerm => ({ term, weight: Math.round(weight * 10_000) / 10_000 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, Math.max(0, max));
}

function addTitles(job: ParsedJob, weight: number, add: (term: string, weight: number) => void): void {
  [job.title, ...job.otherTitles.slice(0, 3)].forEach((title, index) => {
    const part = weight * (index === 0 ? 1 : closeness.other);
    const occupations = occupationsOfTitle(title);
    if (!namesField(title)) for (const term of wordTerms(title)) add(term, part * closeness.other);
    for (const { id, group, related } of occupations) {
      add(titleTerm(id), part);
      add(groupTerm(group), part * closeness.group);
      for (const other of related.keys()) add(titleTerm(other), part * closeness.related);
    }
  });
}
