import { shellTexts } from '@portal/domain/texts/shell';
import { teamTexts } from '@portal/domain/texts/team';
import { paths } from '../../config/paths';

/** One step of the breadcrumb; the last one has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Words of the address that are steps of their own. Ids are named by the screen that knows their names. */
const words: Record<string, string> = {
  jobs: shellTexts.jobs,
  add: 'Add job',
  compare: 'Compare',
  'account-settings': shellTexts.accountSettings,
  'organization-settings': shellTexts.organizationSettings,
  'add-member': teamTexts.addTeamMember,
  organization: shellTexts.organizations,
  organizations: shellTexts.organizations,
  users: shellTexts.users,
  skills: shellTexts.skills,
  tearsheets: shellTexts.tearsheets,
};

/** Segments that lead nowhere by themselves: the way up skips them (000 §2). */
const skipped = new Set(['admin', 'candidate', 'details', 'edit', 'parse', 'file']);

/** Steps whose screen has another address than the beginning of the one that leads through them. */
const elsewhere: Record<string, string> = {
  '/app/admin/organization': paths.adminOrganizations.href(),
};

/**
 * The steps from the application's root to an address.
 * @param pathname below /app.
 * @param names what the ids in it are called; an id without a name is not shown yet.
 */
export function crumbsOf(pathname: string, names: ReadonlyMap<string, string>): Crumb[] {
  const segments = segmentsOf(pathname);
  const crumbs: Crumb[] = [{ label: shellTexts.home, href: paths.app.href() }];
  segments.forEach((segment, index) => {
    if (index === 0 || skipped.has(segment)) return;
    const label = words[segment] ?? names.get(decodeURIComponent(segment));
    if (label) crumbs.push({ label, href: urlOf(segments.slice(0, index + 1)) });
  });
  const last = crumbs.at(-1);
  if (last) delete last.href;
  return crumbs;
}

/** One level up from an address, skipping the segments that lead nowhere; null at the top (000 §2, the mobile Back link). */
export function parentUrl(pathname: string): string | null {
  const segments = segmentsOf(pathname);
  const last = segments.pop();
  if (last === 'add-member' && segments.at(-1) === 'organization-settings') return paths.team.href();
  while (segments.length > 1 && skipped.has(segments.at(-1) ?? '')) segments.pop();
  return segments.length > 1 ? urlOf(segments) : null;
}

/** An address on the way up, in the mode in which one goes: from a tearsheet of jobs to the tearsheets of jobs. */
export function inMode(address: string, search: string): string {
  const isJobMarket = new URLSearchParams(search).get('j') === '1';
  return isJobMarket && address === paths.tearsheets.href() ? `${address}?j=1` : address;
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

/** The choice of a file to parse stands over the candidate; without it the address is the candidate's. */
function urlOf(segments: readonly string[]): string {
  const address = `/${segments.filter((segment) => segment !== 'parse').join('/')}`;
  return elsewhere[address] ?? address;
}
