import { defaultJobCardFields, jobCardFields } from '@portal/domain/constants/tearsheets';
import type { JobJson, ListPage, marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { Job } from '@portal/domain/jobs/job';
import { publicLinks } from '@portal/domain/links/public-links';
import { cardSlots } from '@portal/domain/constants/tearsheets';
import { isJobFoundBy, listedEntries, type Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { encodeId } from '../../links/encoded-ids';
import type { PublicContext } from '../../runtime/route';
import { pageOf, slotsOf } from './list-settings';
import { openContent, openPage, type OpenPage } from './open-page';
import { pageBrand } from './page-brand';
import { projectPage } from './project-page';

type Row = Job & { name: string; isFavorite: boolean };

/**
 * A page of a tearsheet's published jobs. Behind the gate it has no content.
 * @throws PortalError as `openPage`.
 */
export async function getJobList(
  input: RequestOf<typeof marketingPagesApi.getJobList>,
  context: PublicContext,
): Promise<ListPage> {
  const page = await openPage(
    context,
    { kind: 'jobs', id: input.tearsheetId, organizationId: input.organizationId },
    input,
  );
  const { organization, tearsheet, link } = page;
  const brand = await pageBrand(context.store, organization, link, {
    tearsheet,
    entryBrandId: '',
    candidateOwnerId: '',
  });
  const common = projectPage(page, brand);
  if (!page.isOpen || !tearsheet) return { ...common, content: null };
  const { jobItemVars, jobItemPrefixes } = organization.productFeature.jobMarketing;
  const slots = slotsOf(jobItemVars, defaultJobCardFields);
  const prefixes = cardSlots.map((name) => jobItemPrefixes[name] ?? '');
  const all = await publishedJobs(context, organization.id, tearsheet);
  const listed = all.filter((job) => isJobFoundBy({ id: job.id, title: job.jobTitle }, input.text));
  return {
    ...common,
    content: {
      title: tearsheetTexts.jobsTitle,
      rows: pageOf(listed, input.page).map((job) => ({
        id: encodeJobId(context, page, job.id),
        name: job.jobTitle,
        isFavorite: job.isFavorite,
        href: jobPath(context, page, job.id, input.data),
        slots: slots.map((field, index) => prefixed(prefixes[index] ?? '', jobValue(job, field))),
      })),
      total: listed.length,
      totalOfAll: all.length,
      filters: [],
      ranges: [],
      filtersText: '',
    },
  };
}

/** All published jobs of a tearsheet in JSON mode. @throws PortalError as `openContent`. */
export async function getJobListJson(
  input: RequestOf<typeof marketingPagesApi.getJobListJson>,
  context: PublicContext,
): Promise<JobJson[]> {
  const page = await openContent(
    context,
    { kind: 'jobs', id: input.tearsheetId, organizationId: input.organizationId },
    input,
  );
  if (!page.tearsheet) return [];
  const jobs = await publishedJobs(context, page.organization.id, page.tearsheet);
  return jobs.map((job) => ({
    title: job.jobTitle,
    id: job.id,
    isFavorite: job.isFavorite,
    city: job.address.city,
    state: job.address.state,
    profileUrl: context.config.publicBaseUrl + jobPath(context, page, job.id, input.data),
  }));
}

async function publishedJobs(
  { store }: Pick<PublicContext, 'store'>,
  organizationId: string,
  { jobs: { data } }: Tearsheet,
): Promise<Row[]> {
  const favorites = new Map(data.map(({ id, isFavorite }) => [id, isFavorite]));
  const jobs = await store.jobs.getAll(organizationId, [...favorites.keys()]);
  return listedEntries(
    jobs.map((job) => ({ ...job, name: job.jobTitle, isFavorite: favorites.get(job.id) ?? false })),
    { isPublic: true },
  );
}

/** A field of a job's card; `''` for one that lists do not show. */
function jobValue(job: Job, field: string): string {
  const values: Readonly<Record<(typeof jobCardFields)[number], string>> = {
    title: job.jobTitle,
    id: job.id,
    company: job.company,
    'address.city': job.address.city,
    'address.state': job.address.state,
    categories: job.categories.join(', '),
    industries: job.industries.join(', '),
    officeName: job.officeName,
    remote: job.remote,
  };
  const shown = jobCardFields.find((name) => name === field);
  return shown ? values[shown] : '';
}

function prefixed(prefix: string, value: string): string {
  return prefix !== '' && value !== '' ? `${prefix} ${value}` : value;
}

function encodeJobId({ config }: Pick<PublicContext, 'config'>, { link }: Pick<OpenPage, 'link'>, id: string): string {
  return encodeId(config, 'JobMarketing', { organizationId: link.organizationId, id });
}

/** The profile of an entry opens with the code of the list. */
function jobPath(
  context: Pick<PublicContext, 'config'>,
  page: Pick<OpenPage, 'link'>,
  id: string,
  data: string,
): string {
  const { recipientId } = page.link;
  return publicLinks.jobProfile(
    encodeJobId(context, page, id),
    recipientId && encodeJobId(context, page, recipientId),
    data,
  );
}
