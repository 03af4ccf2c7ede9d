import type { Page } from '@playwright/test';
import { benchOrganization, benchPeople, seedLists } from './seed-lists';
import { startBenchPortal, type BenchPortal } from './bench-portal';
import type { Reads } from './counting-proxy';
import { textTable } from '../text-table';

const pageSize = 10;
/** Extra documents: one shows whether a page follows, one belongs to a shared link. */
const spare = 2;
const maxRequests = 3;
const maxMatches = 500;
/** Maximum number of other documents read between sign-in and the table of jobs. */
const maxOfArrival = 6;
/** Documents that may be read before a job's table can be used. */
const maxOfJob = 30;
/** Rounds of the comparison of pages; the median counts. */
const rounds = 7;
const maxDifference = 0.2;
export const quietMs = 1_200;

/** What may be read: documents, and requests; null where their number is no goal. */
interface Limits {
  documents: number;
  requests: number | null;
}
/** For opening, paging and sorting a table. */
export const limitsOfTable: Limits = { documents: pageSize + spare, requests: maxRequests };
const limitsOfSearch: Limits = { documents: pageSize + spare + maxMatches, requests: maxRequests };
/** A job's screen listens to more than its table. */
const limitsOfJob: Limits = { documents: maxOfJob, requests: null };
/** Loads the application anew: the person, their settings and their organization, too. */
const limitsOfReload: Limits = { documents: pageSize + maxOfArrival, requests: null };

export interface Measured {
  what: string;
  reads: Reads;
  most: Limits;
}

/**
 * What tables read with 10,000 jobs and 100,000 candidates; and the browser's own work for a
 * page among 100 and among 100,000 rows.
 */
export async function measureTables(report: (what: string) => void): Promise<string> {
  const portal = await startBenchPortal(report);
  try {
    await seedLists(
      {
        jobs: 10_000,
        users: 0,
        organizations: 0,
        candidates: { 'job-0': 100, 'job-1': 500, 'job-2': 100_000 },
      },
      report,
    );
    const page = await portal.open(benchPeople.recruiter);
    const jobs = await measureJobs(portal, page);
    const candidates = await measureCandidates(portal, page);
    const scripts = await compareScripts(portal, page);
    await page.context().close();
    return `${readsTable([...jobs, ...candidates])}\n\n${scriptsTable(scripts)}`;
  } finally {
    await portal.close();
  }
}

async function measureJobs(portal: BenchPortal, page: Page): Promise<Measured[]> {
  await follow(page, '/app/account-settings', false);
  await portal.proxy.untilQuiet(quietMs);
  const most = limitsOfTable;
  return [
    await measured(portal, page, 'open jobs', most, () => follow(page, '/app/jobs')),
    await measured(portal, page, 'next page of jobs', most, () => press(page, 'Next page')),
    await measured(portal, page, 'third page of jobs', most, () => press(page, 'Next page')),
    await measured(portal, page, 'page of jobs before', most, () => press(page, 'Previous page')),
    await measured(portal, page, 'reload a page of jobs', limitsOfReload, () => reload(page)),
    await measured(portal, page, 'sort jobs', most, () => page.getByText('Job Title', { exact: true }).click()),
    await measured(portal, page, 'search jobs, one word', limitsOfSearch, () => search(page, 'Jobs', 'welder')),
    await measured(portal, page, 'search jobs, two words', limitsOfSearch, () =>
      search(page, 'Jobs', 'welder portland'),
    ),
  ];
}

async function measureCandidates(portal: BenchPortal, page: Page): Promise<Measured[]> {
  const most = limitsOfTable;
  await follow(page, '/app/account-settings', false);
  await portal.proxy.untilQuiet(quietMs);
  return [
    await measured(portal, page, 'open a job with 500 candidates', limitsOfJob, () => follow(page, '/app/jobs/job-1')),
    await measured(portal, page, 'open a job with 100,000 candidates', limitsOfJob, () =>
      follow(page, '/app/jobs/job-2'),
    ),
    await measured(portal, page, 'next page of candidates', most, () => press(page, 'Next page')),
    await measured(portal, page, 'sort candidates', most, () =>
      page.getByText('Name', { exact: true }).first().click(),
    ),
    await measured(portal, page, 'search candidates', limitsOfSearch, () =>
      search(page, 'Candidates', 'zoe romero 252'),
    ),
  ];
}

/** Does something and counts what is read until nothing comes any more. */
export async function measured(
  portal: BenchPortal,
  page: Page,
  what: string,
  most: Limits,
  act: () => Promise<void>,
): Promise<Measured> {
  portal.proxy.take();
  await act();
  await rowsAreThere(page);
  await portal.proxy.untilQuiet(quietMs);
  return { what, reads: portal.proxy.take(), most };
}

/** Goes to a screen inside the application, as its links do: what is open stays open. */
export async function follow(page: Page, path: string, hasTable = true): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForURL(`**${path}`);
  if (hasTable) await rowsAreThere(page);
}

async function rowsAreThere(page: Page): Promise<void> {
  await page.locator('.ag-row').first().waitFor({ timeout: 120_000 });
  await page.locator('[aria-busy=true] .ag-root').waitFor({ state: 'detached', timeout: 120_000 });
}

export async function press(page: Page, name: string): Promise<void> {
  const position = await page.getByText(/^Page \d/).textContent();
  await page.getByRole('button', { name }).click();
  await page.getByText(position ?? '', { exact: true }).waitFor({ state: 'detached' });
}

async function reload(page: Page): Promise<void> {
  await page.reload();
}

export async function search(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel(`Search ${title}`).fill(text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
  await page.locator('mark').first().waitFor({ timeout: 120_000 });
}

interface Scripts {
  few: number[];
  many: number[];
}

/**
 * The browser's script time for turning a page among 100 rows and among 100,000, by turns. What the page's own thread
 * worked is counted, not the time in which others had the processor.
 */
async function compareScripts({ proxy }: BenchPortal, page: Page): Promise<Scripts> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const turn = async (jobId: string) => {
    await follow(page, `/app/jobs/${jobId}`);
    await proxy.untilQuiet(quietMs);
    const before = await scriptSeconds();
    await press(page, 'Next page');
    await rowsAreThere(page);
    await proxy.untilQuiet(quietMs);
    return ((await scriptSeconds()) - before) * 1_000;
  };
  const scripts: Scripts = { few: [], many: [] };
  for (let round = 0; round <= rounds; round += 1) {
    // They take turns in going first, so that growth within a session affects both equally.
    const isManyFirst = round % 2 === 1;
    const first = await turn(isManyFirst ? 'job-2' : 'job-0');
    const second = await turn(isManyFirst ? 'job-0' : 'job-2');
    const [few, many] = isManyFirst ? [second, first] : [first, second];
    // The first round loads and compiles.
    if (round === 0) continue;
    scripts.few.push(few);
    scripts.many.push(many);
  }
  return scripts;
}

export function readsTable(rows: readonly Measured[]): string {
  return textTable(
    ['reads', 'documents', 'at most', 'requests', 'at most', 'of them counts', 'within'],
    rows.map(({ what, reads, most }) => {
      const requests = reads.listens + reads.counts;
      const isWithin = reads.documents <= most.documents && requests <= (most.requests ?? Infinity);
      return [
        what,
        reads.documents,
        most.documents,
        requests,
        most.requests ?? '',
        reads.counts,
        isWithin ? 'yes' : 'NO',
      ];
    }),
  );
}

function scriptsTable({ few, many }: Scripts): string {
  const [a, b] = [median(few), median(many)];
  const difference = Math.abs(b - a) / a;
  return textTable(
    ['script of a page', 'ms', 'within'],
    [
      ['among 100 rows', a.toFixed(1), ''],
      ['among 100,000 rows', b.toFixed(1), ''],
      ['difference', `${(difference * 100).toFixed(0)} %`, difference <= maxDifference ? 'yes' : 'NO'],
    ],
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What each screen reads when it is opened, with lists of 2,000. No screen reads a whole list. */
export async function measureScreens(report: (what: string) => void): Promise<string> {
  const listed = 2_000;
  const portal = await startBenchPortal(report);
  try {
    const candidates = { 'job-0': listed };
    await seedLists({ jobs: listed, users: listed, organizations: listed, candidates }, report);
    const rows: (string | number)[][] = [];
    for (const [uid, screens] of [
      [benchPeople.recruiter, staffScreens],
      [benchPeople.superAdmin, platformScreens],
    ] as const) {
      portal.proxy.take();
      const page = await portal.open(uid);
      if (uid === benchPeople.recruiter) rows.push(await arrival(portal, page));
      for (const path of screens) {
        await follow(page, '/app/account-settings', false);
        await portal.proxy.untilQuiet(quietMs);
        portal.proxy.take();
        await follow(page, path, false);
        await portal.proxy.untilQuiet(2 * quietMs);
        const { documents, listens, counts } = portal.proxy.take();
        const most = isOfSettings(path) ? maxOfSettings : listed - 1;
        rows.push([path, documents, listens, counts, documents <= most ? 'yes' : 'NO']);
      }
      await page.context().close();
    }
    return textTable(['screen', 'documents', 'listens', 'counts', 'within'], rows);
  } finally {
    await portal.close();
  }
}

/** Opening settings reads the three documents of an organization, and the statuses of the ATS. */
const maxOfSettings = 4;
const isOfSettings = (path: string) => /\/organization-settings$|\/organization\/edit\//.test(path);

/** From signing in to the table of jobs. */
async function arrival({ proxy }: BenchPortal, page: Page): Promise<(string | number)[]> {
  await rowsAreThere(page);
  await proxy.untilQuiet(2 * quietMs);
  const { documents, listens, counts } = proxy.take();
  return ['sign-in to jobs', documents, listens, counts, documents <= pageSize + maxOfArrival ? 'yes' : 'NO'];
}

const staffScreens = [
  '/app/jobs',
  '/app/jobs?status=closed',
  '/app/jobs?jobs=mine',
  '/app/jobs?q=welder',
  '/app/jobs/add',
  '/app/jobs/job-0',
  '/app/jobs/job-0/edit',
  '/app/jobs/job-0/candidate/job-0-c1',
  '/app/organization-settings',
  '/app/organization-settings?selectedTab=Users',
] as const;

const platformScreens = [
  '/app/admin/organizations',
  '/app/admin/users',
  `/app/admin/organization/details/${benchOrganization}`,
  `/app/admin/organization/edit/${benchOrganization}`,
  '/app/admin/users/user-1',
] as const;
