import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSnapshots } from './snapshots';

const scratch = mkdtempSync(join(tmpdir(), 'snapshots-'));
let folder = '';

beforeEach(() => {
  folder = join(mkdtempSync(join(scratch, 'test-')), 'store');
});
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

const writing = (content: string) => (path: string) => {
  mkdirSync(path);
  writeFileSync(join(path, 'state'), content);
  return Promise.resolve();
};
const stateOf = (path: string | null) => path && readFileSync(join(path, 'state'), 'utf8');

test('there is none at first', () => {
  expect(openSnapshots(folder).newest()).toBeNull();
});

test('a new state replaces the older one', async () => {
  const snapshots = openSnapshots(folder);
  for (let count = 1; count <= 11; count += 1) await snapshots.add(writing(`state ${count}`));
  expect(stateOf(snapshots.newest())).toBe('state 11');
  expect(stateOf(openSnapshots(folder).newest())).toBe('state 11');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('an interrupted save leaves the state before it', async () => {
  const snapshots = openSnapshots(folder);
  await snapshots.add(writing('complete'));
  const interrupted = snapshots.add(async (path) => {
    await writing('half')(path);
    throw new Error('killed');
  });
  await expect(interrupted).rejects.toThrow('killed');
  expect(stateOf(snapshots.newest())).toBe('complete');
  expect(stateOf(openSnapshots(folder).newest())).toBe('complete');
  expect(readdirSync(folder)).toHaveLength(1);
});
