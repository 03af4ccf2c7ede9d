import type { QueryTerm } from '@portal/matching/grading/index-terms';
import type { ResumePlace } from '../store/resume-index';

/**
 * The resumes that share most with a job, by the weights of the terms they are filed under, best first. Resumes with
 * equal sums stand in the order of their ids, so that the same question has the same answer.
 * @param postings the resumes under each term.
 * @param isLeftOut whom not to take.
 */
export function narrow(
  terms: readonly QueryTerm[],
  postings: ReadonlyMap<string, readonly ResumePlace[]>,
  { max, isLeftOut }: { max: number; isLeftOut: (place: ResumePlace) => boolean },
): ResumePlace[] {
  const sums = new Map<string, { place: ResumePlace; sum: number }>();
  for (const { term, weight } of terms) {
    for (const place of postings.get(term) ?? []) {
      if (isLeftOut(place)) continue;
      const sum = (sums.get(place.candidateId)?.sum ?? 0) + weight;
      sums.set(place.candidateId, { place, sum });
    }
  }
  return [...sums.values()]
    .sort((a, b) => b.sum - a.sum || (a.place.candidateId < b.place.candidateId ? -1 : 1))
    .slice(0, max)
    .map(({ place }) => place);
}
