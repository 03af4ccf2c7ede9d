import { expect, test } from '@jest/globals';
import { distFolder, lastManifests, weighLastBuild } from './last-build';
import { packagesIn, reachableScripts } from './modules';

/** It runs where the portal was built just before. */
test('no page of the browser is heavier than its budget', () => {
  const pages = weighLastBuild();
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ weight, budget }) => weight > budget)).toEqual([]);
});

test('viewer pages never load code of the staff application, not even on demand', () => {
  const { viewer } = lastManifests();
  const scripts = ['public.html', 'marketing.html', 'client.html'].flatMap((entry) => reachableScripts(viewer, entry));
  const packages = new Set(scripts.flatMap((script) => packagesIn(distFolder, script)));
  expect([...packages]).toEqual(expect.arrayContaining(['react', 'react-dom', 'pdfjs-dist']));
  expect([...packages].filter((name) => /^(@?firebase|reactfire|ag-grid|@mantine)/.test(name))).toEqual([]);
});
