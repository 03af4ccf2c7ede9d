import { expect, test } from '@jest/globals';
import { faultOfImport } from './fault-of-import.mjs';

const capability = 'Capabilities do not import each other; shared code belongs to the noun below them.';
const testHelper = 'Helpers of tests are for tests.';
const pureDomain = 'The domain imports yup alone; clock, randomness and services are parameters.';

test.each([
  ['web/src/app/router.tsx', '@portal/domain/paths/storage-paths', null],
  ['web/src/app/router.tsx', '@portal/matching', 'web does not import matching.'],
  ['functions/src/jobs/add-job.ts', '../../../local/src/test', 'functions does not import local.'],
  ['domain/src/fields/meta.ts', 'yup', null],
  ['domain/src/fields/meta.ts', 'node:crypto', pureDomain],
  ['domain/src/fields/meta.test.ts', '@jest/globals', null],
  ['web/src/components/ui/page.tsx', '../../session/use-user', 'components lies below session.'],
  ['web/src/session/use-user.ts', '../components/ui/page', null],
  ['web/src/features/jobs/list.tsx', '../users/list', 'Features do not import each other; the route composes them.'],
  ['web/src/features/jobs/list.tsx', './row', null],
  ['web/src/features/jobs/list.tsx', '../../public/page', 'The staff application does not import public pages.'],
  ['web/src/public/page.tsx', '../components/document/document-viewer', null],
  ['web/src/public/page.tsx', '../components/ui/until-online', null],
  ['web/src/public/page.tsx', '../components/ui/page', expect.stringContaining('Public pages import the domain')],
  ['functions/src/store/jobs.ts', '../runtime/ports', null],
  ['functions/src/store/jobs.ts', '../jobs/add-job', 'functions/src/store does not import a higher layer.'],
  ['functions/src/store/jobs.ts', '../search/refresh', 'functions/src/store does not import a higher layer.'],
  ['functions/src/store/jobs.test.ts', '../jobs/add-job', null],
  ['functions/src/search/refresh.ts', '../jobs/add-job', null],
  ['functions/src/search/refresh.ts', '../privacy/erase', capability],
  ['functions/src/search/refresh.test.ts', '../privacy/erase', capability],
  ['functions/src/search/refresh.ts', '../apis', capability],
  ['functions/src/search/refresh.ts', '../testing/world', testHelper],
  ['functions/src/search/refresh.test.ts', '../testing/world', null],
  ['functions/src/apis/app-api.ts', '../search/refresh', null],
  ['functions/src/index.ts', './search/refresh', null],
])('%s imports %s: %j', (file, specifier, fault) => {
  expect(faultOfImport(file, specifier, false)).toEqual(fault);
});

test('a package with a sole importer gives only its types to others', () => {
  const fault = 'Only web/src/components/grid may import this.';
  expect(faultOfImport('web/src/features/jobs/list.tsx', 'ag-grid-react', false)).toBe(fault);
  expect(faultOfImport('web/src/features/jobs/list.tsx', 'ag-grid-react', true)).toBeNull();
  expect(faultOfImport('web/src/components/grid/table.tsx', 'ag-grid-react', false)).toBeNull();
  expect(faultOfImport('bench/src/main.ts', 'firebase/app', false)).toBeNull();
});
