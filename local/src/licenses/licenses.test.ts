import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository';

/** SPDX ids of licenses that ask for no more than attribution. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'OFL-1.1', 'Zlib'],
]);

/** MIT by their LICENSE files, which their package.json does not say as SPDX has it. */
const statedInFile = new Set(['busboy', 'limiter', 'png-js', 'streamsearch']);

interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Whether an SPDX expression is met: one of several choices, or all parts. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())));
}

test('the packages that the product contains have licenses that permit its distribution', () => {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const others = Object.entries(lock.packages).flatMap(([path, { license = '', dev, link }]) => {
    if (!path.includes('node_modules/') || dev || link) return [];
    const name = path.split('node_modules/').at(-1) ?? '';
    return isAllowed(license) || statedInFile.has(name) ? [] : [`${name}: ${license || 'none'}`];
  });
  expect(others).toEqual([]);
});

test.each([
  ['MIT OR GPL-3.0-or-later', true],
  ['(MIT AND GPL-2.0)', false],
  ['', false],
])('the license %j is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});
