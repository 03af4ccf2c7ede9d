import type { Page } from '@playwright/test';
import { startBenchPortal, type BenchPortal } from './bench-portal';
import { follow, limitsOfTable, measured, press, quietMs, readsTable, search, type Measured } from './measure-tables';
import { benchPeople, seedLists } from './seed-lists';

interface PlatformTable {
  list: string;
  title: string;
  path: string;
  /** Heading of a column that sorts otherwise than the table does at first. */
  sortBy: string;
  /** Finds one row. */
  sought: string;
}

const platformTables: readonly PlatformTable[] = [
  { list: 'users', title: 'Users', path: '/app/admin/users', sortBy: 'Email', sought: 'user4711@example.com' },
  {
    list: 'organizations',
    title: 'Organizations',
    path: '/app/admin/organizations',
    sortBy: 'Created On',
    sought: 'agency 4711',
  },
];

/** What the tables of the whole platform read with 10,000 users and 10,000 organizations. */
export async function measurePlatform(report: (what: string) => void): Promise<string> {
  const portal = await startBenchPortal(report);
  try {
    await seedLists({ jobs: 1, users: 10_000, organizations: 10_000, candidates: {} }, report);
    const page = await portal.open(benchPeople.superAdmin);
    // What arriving reads is no table's.
    await follow(page, '/app/account-settings', false);
    await portal.proxy.untilQuiet(quietMs);
    const rows: Measured[] = [];
    for (const table of platformTables) rows.push(...(await measureTable(portal, page, table)));
    return readsTable(rows);
  } finally {
    await portal.close();
  }
}

/** Each action reads a page and a count; a search reads its results. */
async function measureTable(
  portal: BenchPortal,
  page: Page,
  { list, title, path, sortBy, sought }: PlatformTable,
): Promise<Measured[]> {
  const measure = (what: string, act: () => Promise<void>) =>
    measured(portal, page, `${what} ${list}`, limitsOfTable, act);
  return [
    await measure('open', () => follow(page, path)),
    await measure('next page of', () => press(page, 'Next page')),
    await measure('page before of', () => press(page, 'Previous page')),
    await measure('sort', () => page.getByText(sortBy, { exact: true }).first().click()),
    await measure('search', () => search(page, title, sought)),
  ];
}
