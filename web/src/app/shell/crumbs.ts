import { apiKeyTexts } from '@portal/domain/texts/api-keys';
import { auditTexts } from '@portal/domain/texts/audit';
import { atsTexts } from '@portal/domain/texts/ats';
import { interviewScreenTexts } from '@portal/domain/texts/interviews';
import { jobTexts } from '@portal/domain/texts/jobs';
import { peopleTexts } from '@portal/domain/texts/people';
import { shellTexts } from '@portal/domain/texts/shell';
import { clientWaitTexts } from '@portal/domain/texts/client-waits';
import { contactTexts, mailingTexts } from '@portal/domain/texts/marketing';
import { brandTexts, settingsTexts } from '@portal/domain/texts/settings';
import { teamTexts } from '@portal/domain/texts/team';
import { paths } from '../../config/paths';

/** One step of the breadcrumb; the last one has no link. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Segments of the URL that are steps of their own. The screen that knows an id's name provides it. */
const words: Record<string, string> = {
  interviews: interviewScreenTexts.title,
  jobs: shellTexts.jobs,
  candidates: peopleTexts.title,
  waiting: clientWaitTexts.title,
  compare: 'Compare',
  'account-settings': shellTexts.accountSettings,
  'organization-settings': shellTexts.organizationSettings,
  'add-member': teamTexts.addTeamMember,
  profile: settingsTexts.profileTemplates,
  organization: shellTexts.organizations,
  organizations: shellTexts.organizations,
  users: shellTexts.users,
  skills: shellTexts.skills,
  sync: atsTexts.syncTitle,
  tearsheets: shellTexts.tearsheets,
  contacts: contactTexts.contacts,
  emails: mailingTexts.title,
  brands: settingsTexts.brands,
  webhooks: settingsTexts.webhooks,
  audit: auditTexts.title,
  'api-keys': apiKeyTexts.title,
};

/** What is added below a segment. */
const additions: Record<string, string> = {
  jobs: jobTexts.add,
  brands: brandTexts.add,
  profile: settingsTexts.addTemplate,
};

/** Segments without a page of their own: the link up skips them. */
const skipped = new Set([
  'admin',
  'candidate',
  'details',
  'edit',
  'parse',
  'file',
  'new',
  'tearsheet',
  'jobProfile',
  'jobTearsheet',
]);

/** Segments that are tabs of the settings. */
const tabs: Partial<Record<string, string>> = {
  brands: settingsTexts.brands,
  profile: settingsTexts.profileTemplates,
};

/** Steps whose page has another URL than the path to it. */
const elsewhere: Record<string, string> = {
  '/app/admin/organization': paths.adminOrganizations.href(),
};

/**
 * The steps from the application's root to a URL.
 * @param pathname below /app.
 * @param names the names of the ids in it; an id without a name is not shown yet.
 */
export function crumbsOf(pathname: string, names: ReadonlyMap<string, string>): Crumb[] {
  const segments = segmentsOf(pathname);
  const crumbs: Crumb[] = [{ label: shellTexts.home, href: paths.app.href() }];
  segments.forEach((segment, index) => {
    if (index === 0 || isSkipped(segments, index)) return;
    const added = segment === 'add' ? additions[segments[index - 1] ?? ''] : undefined;
    const label = added ?? words[segment] ?? names.get(decodeURIComponent(segment));
    if (label) crumbs.push({ label, href: urlOf(segments.slice(0, index + 1)) });
  });
  const last = crumbs.at(-1);
  if (last) delete last.href;
  return crumbs;
}

/** One level up from a URL, skipping segments without a page; null at the top. Used by the Back link on phones. */
export function parentUrl(pathname: string): string | null {
  const segments = segmentsOf(pathname);
  const last = segments.pop();
  if (last === 'add-member' && segments.at(-1) === 'organization-settings') return paths.team.href();
  // A template has no page but its editor.
  if (last === 'edit' && segments.at(-2) === 'profile') segments.pop();
  while (segments.length > 1 && isSkipped(segments, segments.length - 1)) segments.pop();
  return segments.length > 1 ? urlOf(segments) : null;
}

/** A URL on the way up, in the current mode: from a tearsheet of jobs to the tearsheets of jobs. */
export function inMode(address: string, search: string): string {
  const isJobMarket = new URLSearchParams(search).get('j') === '1';
  return isJobMarket && address === paths.tearsheets.href() ? `${address}?j=1` : address;
}

/** In the URL of a new mailing, `profile` says what the mail is about. */
function isSkipped(segments: readonly string[], index: number): boolean {
  const segment = segments[index] ?? '';
  return skipped.has(segment) || (segment === 'profile' && segments[index - 1] === 'new');
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

/** The choice of a file opens over the candidate; without it the URL is the candidate's. */
function urlOf(segments: readonly string[]): string {
  const address = `/${segments.filter((segment) => segment !== 'parse').join('/')}`;
  const tab = tabs[segments.at(-1) ?? ''];
  if (tab) return `/${segments.slice(0, -1).join('/')}?${new URLSearchParams({ selectedTab: tab }).toString()}`;
  return elsewhere[address] ?? address;
}
