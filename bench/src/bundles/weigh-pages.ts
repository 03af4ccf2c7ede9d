import { initialFiles, type Manifests } from './manifest';

/** A page of the browser, what loads before it is on the screen, and the most that may, in kB gzip. */
export interface PageWeight {
  page: string;
  weight: number;
  budget: number;
}

/** Pages that are opened first: everything that loads counts. */
const firstPages = [
  {
    page: 'staff sign-in',
    build: 'staff',
    entries: ['index.html', 'src/app/routes/session/login-page.tsx'],
    budget: 256,
  },
  {
    page: 'public resume',
    build: 'viewer',
    // The first page that `public/main.tsx` imports; the manifest does not name a page that several entries import.
    entries: ['public.html', 'public.html#0'],
    budget: 130,
  },
  {
    ...{ page: 'profile, job and lists', build: 'viewer', budget: 130 },
    entries: ['marketing.html', 'src/public/profile/profile-content.tsx'],
  },
  { page: 'Client Connect', build: 'viewer', entries: ['client.html'], budget: 130 },
] as const;

/** Entries that every screen loads, so that they are present when a route opens. */
const sharedEntries = ['index.html', 'src/app/shell/app-layout.tsx', 'src/app/shell/organization-guard.tsx'];
const routePattern = /^src\/app\/routes\/(.+)-page\.tsx$/;
const routeBudget = 141;

/**
 * Weighs the pages of both builds: each entry with everything that it imports statically. The table library, the viewers
 * of documents and the charts load on demand, after the screen stands.
 * @param sizeOf answers the bytes of a file, compressed as the server sends it.
 * @throws Error when the build lacks an entry.
 */
export function weighPages({ staff, viewer }: Manifests, sizeOf: (file: string) => number): PageWeight[] {
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  const shared = new Set(initialFiles(staff, sharedEntries));
  const routes = Object.keys(staff).flatMap((entry) => {
    const name = routePattern.exec(entry)?.[1];
    if (name === undefined) return [];
    const own = initialFiles(staff, [entry]).filter((file) => !shared.has(file));
    return [{ page: name, weight: weigh(own), budget: routeBudget }];
  });
  return [
    ...firstPages.map(({ page, build, entries, budget }) => ({
      page,
      weight: weigh(initialFiles(build === 'staff' ? staff : viewer, entries)),
      budget,
    })),
    ...routes.sort((a, b) => b.weight - a.weight),
  ];
}
