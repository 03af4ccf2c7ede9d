import type { QueryTerm } from '@portal/matching/grading/index-terms';
import type { ResumePlace } from '../store/resume-index';

/**
 * The resumes with the most terms in common with a job, by the weights of the terms, best first. Equal sums are ordered
 * by id, so that results are stable.
 * @param postings the resumes of each term.
 * @param isLeftOut resumes to leave out.
 */
export function rankBySharedTerms(
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
