import { boolean, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { optionalText } from '../fields/text';
import { timestamp } from '../fields/time';
import { recordSources } from '../contacts/contact';

/** A tearsheet is a list of candidates or jobs that staff maintain in the ATS or in the portal. */
const entryShape = {
  id: string().required(),
  /** Recommended: listed first, with a star. */
  isFavorite: boolean().default(false),
};

export const tearsheetCandidateEntrySchema = record({ ...entryShape, smBrandId: string().default('') });
export type TearsheetCandidateEntry = Model<typeof tearsheetCandidateEntrySchema>;

export const tearsheetJobEntrySchema = record({ ...entryShape, jmBrandId: string().default('') });
export type TearsheetJobEntry = Model<typeof tearsheetJobEntrySchema>;

/**
 * Most candidates and jobs of a tearsheet together, and most contacts and leads each. They are in the tearsheet's document:
 * as many with long ids and brands take 0.9 MB of the 1 MiB that a document may have.
 */
export const maxTearsheetEntries = 10_000;

export const tearsheetSchema = record({
  id: string().required(),
  organizationId: string().default(''),
  name: optionalText(),
  source: string().oneOf(recordSources).default('ats'),
  owner: record({ id: string().default('') }),
  candidates: record({ data: list(tearsheetCandidateEntrySchema, maxTearsheetEntries) }),
  jobs: record({ data: list(tearsheetJobEntrySchema, maxTearsheetEntries) }),
  /** People of the ATS on it; they name it in `tearsheetIds` as well, once they are imported. */
  contactIds: list(string().required(), maxTearsheetEntries),
  leadIds: list(string().required(), maxTearsheetEntries),
  numCandidates: number().min(0).default(0),
  numJobs: number().min(0).default(0),
  numContacts: number().min(0).default(0),
  numLeads: number().min(0).default(0),
  dateLastModified: timestamp(),
});
export type Tearsheet = Model<typeof tearsheetSchema>;

/** A row of a tearsheet's candidates. */
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

/** A row of a tearsheet's jobs. */
export interface TearsheetJobRow {
  id: string;
  title: string;
  missingProfile: boolean;
}

/** Fields that decide whether and where an entry is listed. */
export interface ListedEntry {
  id: string;
  name: string;
  isFavorite: boolean;
  isDeleted?: boolean | undefined;
  /** Absent where entries without a profile are listed. */
  selectedProfileId?: string | null | undefined;
}

/**
 * The listed entries: with a name, not deleted and, on public lists, with a profile. Favorites first, then the highest
 * id.
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

/** Numeric order for ids of the ATS, alphabetical for others. */
function compareIds(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)];
  const areNumbers = Number.isFinite(first) && Number.isFinite(second);
  if (areNumbers && first !== second) return first - second;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Search of the public job list: a substring of the title or the id. */
export function isJobFoundBy(job: { id: string; title: string }, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return job.title.toLowerCase().includes(wanted) || job.id.toLowerCase().includes(wanted);
}
