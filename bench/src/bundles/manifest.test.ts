import { expect, test } from '@jest/globals';
import { initialFiles, type Manifest } from './manifest';
import { weighPages } from './weigh-pages';

const route = 'src/app/routes/jobs/jobs-page.tsx';
const staff: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'] },
  'src/app/routes/session/login-page.tsx': { file: 'login.js' },
  'src/app/shell/app-layout.tsx': { file: 'shell.js', imports: ['_table.js'] },
  'src/app/shell/organization-guard.tsx': { file: 'guard.js' },
  [route]: { file: 'jobs.js', imports: ['_table.js', '_form.js'] },
  '_shared.js': { file: 'shared.js' },
  '_table.js': { file: 'table.js' },
  '_form.js': { file: 'form.js' },
};
const viewer: Manifest = {
  'public.html': {
    ...{ file: 'public.js', css: ['public.css'], imports: ['_shared.js'] },
    dynamicImports: ['src/public/resume/resume-page.tsx'],
  },
  'src/public/resume/resume-page.tsx': {
    file: 'page.js',
    css: ['page.css'],
    imports: ['public.html', '_shared.js'],
  },
  'client.html': { file: 'client.js', imports: ['_shared.js'] },
  'marketing.html': { file: 'marketing.js', imports: ['_shared.js'] },
  'src/public/profile/profile-content.tsx': { file: 'profile.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
};
const bytes: Partial<Record<string, number>> = { 'public.js': 1_000, 'public.css': 100, 'shared.js': 10_000 };
const sizeOf = (file: string) => bytes[file] ?? 200;

test('an entry needs what it imports, and nothing that it may import later', () => {
  expect(initialFiles(viewer, ['public.html'])).toEqual(['public.js', 'public.css', 'shared.js']);
});

test('what several entries share is fetched once', () => {
  const page = weighPages({ staff, viewer }, sizeOf).find(({ page }) => page === 'public resume');
  expect(page?.weight).toBeCloseTo(11.5);
});

test('a route is weighed beyond what every screen of the application shares', () => {
  const page = weighPages({ staff, viewer }, sizeOf).find(({ page }) => page === 'jobs/jobs');
  expect(page?.weight).toBeCloseTo(0.4);
});

test('an unknown entry is an error, not a size of nothing', () => {
  expect(() => initialFiles(viewer, ['missing.html'])).toThrow('missing.html');
});
