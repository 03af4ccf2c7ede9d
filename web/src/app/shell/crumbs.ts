import { paths } from '../../config/paths';

/** One step of the breadcrumb; the last one has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Words of the address that are steps of their own. Ids are named by the screen that knows their names. */
const words: Record<string, string> = {
  jobs: 'Jobs',
  add: 'Add job',
  compare: 'Compare',
  'account-settings': 'Account Settings',
  'organization-settings': 'Organization Settings',
  organizations: 'Organizations',
  users: 'Users',
};

/** Segments that lead nowhere by themselves: the way up skips them (000 §2). */
const skipped = new Set(['admin', 'candidate', 'edit', 'parse', 'file']);

/**
 * The steps from the application's root to an address.
 * @param pathname below /app.
 * @param names what the ids in it are called; an id without a name is not shown yet.
 */
export function crumbsOf(pathname: string, names: ReadonlyMap<string, string>): Crumb[] {
  const segments = pathname.split('/').filter(Boolean).slice(1);
  const crumbs: Crumb[] = [{ label: 'Home', href: paths.app.href() }];
  segments.forEach((segment, index) => {
    if (skipped.has(segment)) return;
    const label = words[segment] ?? names.get(decodeURIComponent(segment));
    if (label) crumbs.push({ label, href: `/app/${segments.slice(0, index + 1).join('/')}` });
  });
  const last = crumbs.at(-1);
  if (last) delete last.href;
  return crumbs;
}

/** One level up from an address, skipping the segments that lead nowhere; null at the top (000 §2, the mobile Back link). */
export function addressAbove(pathname: string): string | null {
  const segments = pathname.split('/').filter(Boolean);
  segments.pop();
  while (segments.length > 1 && skipped.has(segments.at(-1) ?? '')) segments.pop();
  return segments.length > 1 ? `/${segments.join('/')}` : null;
}
