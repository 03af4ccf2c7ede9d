import type { Grade } from '@portal/domain/grading/grade';
import type { FiledResume } from '../store/resume-index';

/** A resume with its grade. */
export interface GradedResume {
  filed: FiledResume;
  grade: Grade;
}

/** Somebody, with the resume that suits best; of equal ones the most recent. */
export interface GradedPerson extends GradedResume {
  /** How many resumes of the organization are this person's, as far as they were graded. */
  resumes: number;
}

/**
 * One entry a person: resumes with the same email address or the same file are one's. Best first.
 */
export function groupPeople(graded: readonly GradedResume[]): GradedPerson[] {
  const ordered = [...graded].sort(
    (a, b) => b.grade.weightedScore - a.grade.weightedScore || b.filed.addedAt - a.filed.addedAt,
  );
  const people: GradedPerson[] = [];
  const byMark = new Map<string, GradedPerson>();
  for (const resume of ordered) {
    const marks = marksOf(resume.filed);
    const known = marks.map((mark) => byMark.get(mark)).find(Boolean);
    const person = known ?? { ...resume, resumes: 0 };
    person.resumes += 1;
    if (!known) people.push(person);
    for (const mark of marks) if (!byMark.has(mark)) byMark.set(mark, person);
  }
  return people;
}

/** What tells that two resumes are one person's. */
export function marksOf({ email, sha256 }: Pick<FiledResume, 'email' | 'sha256'>): string[] {
  return [...(email === '' ? [] : [`email:${email}`]), ...(sha256 === '' ? [] : [`file:${sha256}`])];
}
