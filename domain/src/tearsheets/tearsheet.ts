import { boolean, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { optionalText } from '../fields/text';
import { timestamp } from '../fields/time';

/** A list of candidates or jobs that staff keep in the applicant-tracking system (002 §3 Tearsheet). */
const entryShape = {
  id: string().required(),
  /** Recommended: stands first and carries a star. */
  isFavorite: boolean().default(false),
};

export const tearsheetCandidateEntrySchema = record({ ...entryShape, smBrandId: string().default('') });
export type TearsheetCandidateEntry = Model<typeof tearsheetCandidateEntrySchema>;

export const tearsheetJobEntrySchema = record({ ...entryShape, jmBrandId: string().default('') });
export type TearsheetJobEntry = Model<typeof tearsheetJobEntrySchema>;

/** Entries that one tearsheet holds at most. */
export const maxTearsheetEntries = 2000;

export const tearsheetSchema = record({
  id: string().required(),
  organizationId: string().default(''),
  name: optionalText(),
  owner: record({ id: string().default('') }),
  candidates: record({ data: list(tearsheetCandidateEntrySchema, maxTearsheetEntries) }),
  jobs: record({ data: list(tearsheetJobEntrySchema, maxTearsheetEntries) }),
  numCandidates: number().min(0).default(0),
  numJobs: number().min(0).default(0),
  numContacts: number().min(0).default(0),
  numLeads: number().min(0).default(0),
  dateLastModified: timestamp(),
});
export type Tearsheet = Model<typeof tearsheetSchema>;

/** A line of the candidates of a tearsheet (001 §3 Tearsheet candidate). */
export const tearsheetCandidateRowSchema = record({
  id: string().required(),
  name: string().default(''),
  profileLink: string().default(''),
  missingProfile: boolean().default(false),
  smArgs: record({ id: string().default(''), orgId: string().default('') }),
  isFavorite: boolean().default(false),
  isDeleted: boolean().default(false),
});
export type TearsheetCandidateRow = Model<typeof tearsheetCandidateRowSchema>;

/** A line of the jobs of a tearsheet (001 §2.5, §3). */
export interface TearsheetJobRow {
  id: string;
  title: string;
  missingProfile: boolean;
}

/** What decides whether and where an entry is listed. */
export interface ListedEntry {
  id: string;
  name: string;
  isFavorite: boolean;
  isDeleted?: boolean | undefined;
  /** Left out where a profile is not needed for being listed. */
  selectedProfileId?: string | null | undefined;
}

/**
 * The entries as a list shows them (001 §4; 002 §4, §5): none without a name, none deleted, on public lists none without
 * a profile; favourites first, then the highest id.
 */
export function listedEntries<Entry extends ListedEntry>(
  entries: readonly Entry[],
  options: { isPublic: boolean },
): Entry[] {
  return entries
    .filter((entry) => entry.name.trim() !== '' && !entry.isDeleted)
    .filter((entry) => !options.isPublic || Boolean(entry.selectedProfileId))
    .sort((a, b) => Number(b.isFavorite) - Number(a.isFavorite) || compareIds(b.id, a.id));
}

/** Ids of the applicant-tracking system are numbers; others go by their letters. */
function compareIds(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)];
  const areNumbers = Number.isFinite(first) && Number.isFinite(second);
  if (areNumbers && first !== second) return first - second;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Job search on the public list: a part of the title or of the id (002 §5). */
export function isJobFoundBy(job: { id: string; title: string }, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return job.title.toLowerCase().includes(wanted) || job.id.toLowerCase().includes(wanted);
}
