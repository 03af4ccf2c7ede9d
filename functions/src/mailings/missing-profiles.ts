import type { MissingProfiles } from '@portal/domain/contracts/mailings-api';
import { listedEntries } from '@portal/domain/tearsheets/tearsheet';
import type { Ports } from '../runtime/ports';
import type { MailingTarget } from './mailing-target';

/** Most entries of a tearsheet that are looked at before it is emailed. */
const maxChecked = 200;

/** Which entries the page of a mailing does not show, because they have no profile. Of a long list, its first ones. */
export async function missingProfiles(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  { kind, id, tearsheet }: MailingTarget,
): Promise<MissingProfiles> {
  const isAboutJobs = kind === 'jobProfile' || kind === 'jobTearsheet';
  const listed = isAboutJobs ? tearsheet?.jobs.data : tearsheet?.candidates.data;
  const ids = listed ? listed.slice(0, maxChecked).map((entry) => entry.id) : [id];
  const stored = isAboutJobs
    ? (await store.jobs.getAll(organizationId, ids)).map((job) => ({ ...job, name: job.jobTitle }))
    : await store.skillsCandidates.listed(organizationId, ids);
  const entries = listedEntries(
    stored.map((entry) => ({ ...entry, isFavorite: false })),
    { isPublic: false },
  );
  return {
    kind: isAboutJobs ? 'jobs' : 'candidates',
    checked: entries.length,
    missing: entries
      .filter(({ selectedProfileId }) => !selectedProfileId)
      .map((entry) => ({ id: entry.id, name: entry.name })),
  };
}
