import { defaultJobCardFields } from '@portal/domain/constants/tearsheets';
import { findRevealed } from '@portal/domain/jobs/find-revealed';
import type { Job } from '@portal/domain/jobs/job';
import type { JobNamingClient } from '@portal/domain/jobs/job-naming-client';
import { resolveCardLayout } from '@portal/domain/organizations/card-layout';
import type { Organization } from '@portal/domain/organizations/organization';
import { listedEntries, type Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import type { Ports } from '../runtime/ports';
import { projectProfile } from './project-profile';
import { toPlainText } from './rich-text';

/** Most jobs of a list that are read; of a longer list, its first ones. */
const maxChecked = 50;
const telling: readonly string[] = ['client', 'person'];

/**
 * Finds the jobs of a public list that tell viewers who the client is, by their card or their profile.
 * @param tearsheet its published jobs are on the list.
 */
export async function listedJobsNamingClient(
  ports: Pick<Ports, 'store' | 'log'>,
  organization: Organization,
  { jobs: { data } }: Pick<Tearsheet, 'jobs'>,
): Promise<JobNamingClient[]> {
  const stored = await ports.store.jobs.getAll(
    organization.id,
    data.slice(0, maxChecked).map(({ id }) => id),
  );
  const listed = listedEntries(
    stored.map((job) => ({ ...job, name: job.jobTitle, isFavorite: false })),
    { isPublic: true },
  );
  const layout = resolveCardLayout(organization.productFeature.jobMarketing.jobItemVars, defaultJobCardFields);
  const hasCompany = Object.values(layout).includes('company');
  const found = await Promise.all(
    listed.map(async (job) =>
      namesOf(job, [hasCompany ? job.company : '', await profileText(ports, organization, job)]),
    ),
  );
  return found.filter(({ names }) => names.length > 0);
}

/** Whether the profile of one job tells viewers who the client is. */
export async function jobNamingClient(
  ports: Pick<Ports, 'store' | 'log'>,
  organization: Organization,
  job: Job,
): Promise<JobNamingClient[]> {
  const found = namesOf(job, [await profileText(ports, organization, job)]);
  return found.names.length > 0 ? [found] : [];
}

function namesOf(job: Job, texts: readonly string[]): JobNamingClient {
  const names = findRevealed(texts.join('\n'), job)
    .filter(({ kind }) => telling.includes(kind))
    .map(({ text }) => text);
  return { jobId: job.id, title: job.jobTitle, names };
}

/** The words that viewers see of a job's profile. */
async function profileText(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  { id, hideContactInformation }: Organization,
  { id: jobId, selectedProfileId }: Job,
): Promise<string> {
  const stored = selectedProfileId === '' ? null : await store.jobs.profile(id, jobId, selectedProfileId);
  if (!stored) return '';
  const shown = projectProfile({ log }, stored, { hidesContact: hideContactInformation });
  const sections = [...shown.sections, ...shown.secondColumn].map(({ title, content, badges }) =>
    [title, toPlainText(content), badges.join(', ')].join('\n'),
  );
  return [toPlainText(shown.headerContent), ...sections, toPlainText(shown.footerContent)].join('\n');
}
