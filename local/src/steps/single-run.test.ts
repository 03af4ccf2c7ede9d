import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdSingleRun } from './single-run';

const folder = mkdtempSync(join(tmpdir(), 'single-run-'));
const file = join(folder, 'state', 'pid');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a second run is refused while the first is running', () => {
  holdSingleRun(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(() => {
    holdSingleRun(file);
  }).toThrow(`process ${process.pid}`);
});

test.each([
  ['a process that is gone', () => String(spawnSync('true').pid)],
  ['something else', () => 'not a number'],
])('a file of %s is ignored', (_who, left) => {
  writeFileSync(file, left());
  holdSingleRun(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});
