import type { SkillsCandidate } from '../ats/skills-candidate';
import type { Job } from '../jobs/job';
import {
  listedEntries,
  tearsheetCandidateRowSchema,
  type Tearsheet,
  type TearsheetCandidateRow,
  type TearsheetJobRow,
} from './tearsheet';

/**
 * Rows of a tearsheet's candidates for staff. Left out: candidates that are not stored, deleted or without a name.
 * @param candidates stored candidates in any order; others than the tearsheet's are ignored.
 */
export function tearsheetCandidateRows(
  { organizationId, candidates: { data } }: Pick<Tearsheet, 'organizationId' | 'candidates'>,
  candidates: readonly SkillsCandidate[],
): TearsheetCandidateRow[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const rows = data.flatMap(({ id, isFavorite }) => {
    const stored = byId.get(id);
    if (!stored) return [];
    return tearsheetCandidateRowSchema.cast({
      id,
      name: stored.candidate.name,
      missingProfile: stored.selectedProfileId === '',
      smArgs: { id, orgId: organizationId },
      isFavorite,
      isDeleted: stored.isDeleted,
    });
  });
  return listedEntries(rows, { isPublic: false });
}

/** Rows of a tearsheet's jobs for staff; entries without a job of the portal are left out. */
export function tearsheetJobRows(
  { jobs: { data } }: Pick<Tearsheet, 'jobs'>,
  jobs: readonly Pick<Job, 'id' | 'jobTitle' | 'selectedProfileId'>[],
): TearsheetJobRow[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const entries = data.flatMap(({ id, isFavorite }) => {
    const job = byId.get(id);
    return job ? { id, isFavorite, name: job.jobTitle, missingProfile: !job.selectedProfileId } : [];
  });
  return listedEntries(entries, { isPublic: false }).map(({ id, name, missingProfile }) => ({
    id,
    title: name,
    missingProfile,
  }));
}

/** Ids of the first entries of a list: favorites, then the highest ids. */
export function firstEntryIds(entries: readonly { id: string; isFavorite: boolean }[], most: number): string[] {
  return listedEntries(
    entries.map((entry) => ({ ...entry, name: entry.id })),
    { isPublic: false },
  )
    .slice(0, most)
    .map(({ id }) => id);
}
