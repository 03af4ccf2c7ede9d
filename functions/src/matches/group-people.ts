import type { Grade } from '@portal/domain/grading/grade';
import type { FiledResume } from '../store/resume-index';

/** A resume with its grade. */
export interface GradedResume {
  filed: FiledResume;
  grade: Grade;
}

/** A person with the best resume; the most recent of equal ones. */
export interface GradedPerson extends GradedResume {
  /** Number of graded resumes of this person in the organization. */
  resumes: number;
}

/** One entry per person, best first: resumes with the same email or the same file belong together. */
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

/** Keys that two resumes of one person share. */
export function marksOf({ email, sha256 }: Pick<FiledResume, 'email' | 'sha256'>): string[] {
  return [...(email === '' ? [] : [`email:${email}`]), ...(sha256 === '' ? [] : [`file:${sha256}`])];
}
