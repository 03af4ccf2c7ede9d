import { createLinks } from '@portal/functions/links/create-links';
import { siteUrl } from '@portal/functions/links/agency-host';
import { ports } from '@portal/functions/runtime/context';
import { demoAccounts, demoOrganizations } from './accounts';
import { prepareProduct } from './environment';
import { firstTearsheetId } from './seed-marketing';
import { demoShortlistPath } from './seed-submission';

/** Links of the demo's marketing pages. */
interface DemoPages {
  list: string;
  gatedList: string;
  profile: string;
  jobList: string;
  job: string;
  shortlist: string;
}

/**
 * The public lists of the first tearsheet, the one of candidates also behind a gate, and a candidate and a job on them; a
 * recruiter of the agency sends them.
 * @returns null when the demo data are gone.
 */
export async function demoPages({ projectId }: { projectId: string }): Promise<DemoPages | null> {
  prepareProduct(projectId);
  const { alder } = demoOrganizations;
  const sender = demoAccounts.find(({ organizationId }) => organizationId === alder);
  const { store, ...others } = ports();
  const [organization, tearsheet] = await Promise.all([
    store.organizations.get(alder),
    store.tearsheets.get(alder, firstTearsheetId),
  ]);
  if (!organization || !tearsheet || !sender) return null;
  const candidates = await store.skillsCandidates.getAll(
    alder,
    tearsheet.candidates.data.map(({ id }) => id),
  );
  const common = { recipientId: '', isLead: false, sender: sender.uid, brand: '', hasGateing: false };
  const list = { ...common, kind: 'candidates', targetId: tearsheet.id } as const;
  const profile = {
    ...{ ...common, kind: 'profile' as const },
    targetId: candidates.find(({ selectedProfileId }) => selectedProfileId !== '')?.id ?? '',
  };
  const jobList = { ...list, kind: 'jobs' } as const;
  const job = { ...common, kind: 'job', targetId: tearsheet.jobs.data[0]?.id ?? '' } as const;
  const requests = [list, { ...list, hasGateing: true }, profile, jobList, job];
  const links = await createLinks({ ...others, store }, organization, requests);
  const [url = '', gatedUrl = '', profileUrl = '', jobListUrl = '', jobUrl = ''] = links.map((link) => link.url);
  const shortlist = siteUrl(others.config, organization) + demoShortlistPath;
  return { shortlist, list: url, gatedList: gatedUrl, profile: profileUrl, jobList: jobListUrl, job: jobUrl };
}
