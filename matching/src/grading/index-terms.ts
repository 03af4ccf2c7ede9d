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
 * Terms of an inverted index that narrows many resumes to those worth grading against a job: `skill:`, `title:`
 * (profession), `group:` (of professions), `certificate:` with the taxonomy's ids, `phrase:` and `word:` for what the
 * taxonomies do not know. A resume that suits a job is filed under at least one of the job's terms.
 */
export interface QueryTerm {
  term: string;
  /** About the part of the whole grade that a resume filed under the term may earn by it, 0 to 1. */
  weight: number;
}

/** Terms a resume is filed under at most. */
export const mostResumeTerms = 300;
/** Terms a job asks for at most; a store's query may name no more values at once. */
export const mostQueryTerms = 30;

const longestDescription = 30_000;
const longestTerm = 80;

const skillTerm = (id: string): string => `skill:${id}`;
const titleTerm = (id: string): string => `title:${id}`;
const groupTerm = (group: string): string => `group:${group}`;
const certificateTerm = (id: string): string => `certificate:${id}`;
const phraseTerm = (key: string): string => `phrase:${key}`.slice(0, longestTerm);
const wordTerms = (title: string): string[] => titleCore(title).map((word) => `word:${word}`.slice(0, longestTerm));

function titleTermsOf(title: string): string[] {
  const occupations = occupationsOfTitle(title);
  const named = occupations.flatMap(({ id, group, isOfAnyField, related }) =>
    isOfAnyField ? Array.from(related.keys(), titleTerm) : [titleTerm(id), groupTerm(group)],
  );
  return occupations.every(({ isOfAnyField }) => isOfAnyField) ? [...named, ...wordTerms(title)] : named;
}

/** Skills of the resume by how often its positions and lists name them, the most frequent first. */
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
    ...resume.work.map((work) => `${work.title}\n${work.description.slice(0, longestDescription)}`),
    resume.summary.objective.slice(0, longestDescription),
    ...resume.certifications.map((item) => item.name),
    ...resume.education.map((item) => `${item.degree}\n${item.major}`),
  ];
  for (const text of stated) for (const id of new Set(findSkills(text).map((match) => match.concept.id))) count(id, 2);
  return { ids: [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id), phrases: [...phrases] };
}

/**
 * The terms a resume is filed under: professions and their groups, certificates, skills with everything above them,
 * and the words that the taxonomies do not know. Name, address and contact data are not among them.
 * @returns at most {@link mostResumeTerms} terms, each once, the telling ones first.
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
  return [...terms].slice(0, mostResumeTerms);
}

/** What a title's relation to the asked one leaves of its weight. */
const closeness = { other: 0.7, related: 0.5, group: 0.35 };
/** What the parent of an asked skill leaves of its weight. */
const parentCloseness = 0.35;

/**
 * The terms that resumes for a job are filed under, the weightiest first: its profession and those beside it, its
 * skills and their parents, its certificates. Qualities that everybody claims are left out unless there is nothing else.
 * @param max At most so many terms.
 */
export function queryTermsOfJob(job: ParsedJob, max = mostQueryTerms): QueryTerm[] {
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
