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
 * The candidates of a tearsheet as staff list them (001 §2.5, §4). Who is stored nowhere is left out, as whoever is
 * deleted or has no name.
 * @param candidates stored ones, in any order; others than the tearsheet's do no harm.
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

/** The jobs of a tearsheet as staff list them (001 §2.5). Its entries name jobs of the portal; others are left out. */
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

/** Ids of the entries that stand first in a list: favourites, then the highest ids. */
export function firstEntryIds(entries: readonly { id: string; isFavorite: boolean }[], most: number): string[] {
  return listedEntries(
    entries.map((entry) => ({ ...entry, name: entry.id })),
    { isPublic: false },
  )
    .slice(0, most)
    .map(({ id }) => id);
}
