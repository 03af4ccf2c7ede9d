import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, root } from './prepare.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'installed-'));
let made = 0;

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

type Packages = Record<string, Record<string, unknown>>;

const lock: Packages = {
  '': { name: 'portal' },
  local: { name: '@portal/local', version: '2.0.0' },
  'node_modules/@portal/local': { resolved: 'local', link: true },
  'node_modules/yup': { version: '1.7.1', integrity: 'sha512-a' },
  'local/node_modules/yup': { version: '0.9.0', integrity: 'sha512-b' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
};
const installed: Packages = {
  'node_modules/yup': { version: '1.7.1', integrity: 'sha512-a' },
  'local/node_modules/yup': { version: '0.9.0', integrity: 'sha512-b' },
};

/** A repository with that lock file, and those packages installed. */
function repository(installedPackages: Packages | null): string {
  const folder = join(scratch, String((made += 1)));
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (installedPackages) {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installedPackages }));
  }
  return folder;
}

describe('packages are installed', () => {
  test.each<[string, Packages | null, boolean]>([
    ['everything but what is for another machine', installed, true],
    ['nothing', null, false],
    ['one package less', { 'node_modules/yup': installed['node_modules/yup'] ?? {} }, false],
    ['another version', { ...installed, 'node_modules/yup': { version: '1.7.0', integrity: 'sha512-a' } }, false],
    ['other content', { ...installed, 'node_modules/yup': { version: '1.7.1', integrity: 'sha512-z' } }, false],
    ['one package more', { ...installed, 'node_modules/left': { version: '1.0.0' } }, true],
  ])('%s', (_what, packages, expected) => {
    expect(isInstalled(repository(packages))).toBe(expected);
  });
});

test('the lock file of this repository is understood', () => {
  expect(isInstalled(root)).toBe(true);
});
