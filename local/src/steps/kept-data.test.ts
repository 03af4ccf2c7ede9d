import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeFolder } from '../launcher/portal-data';
import { keepData } from './kept-data';

const scratch = mkdtempSync(join(tmpdir(), 'kept-data-'));
let state = '';
const madeAt = 1_790_000_000_000;

beforeEach(() => {
  state = mkdtempSync(join(scratch, 'state-'));
});
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

/** A start that saves its data, and may be interrupted before the seeding is complete. */
function storeData(isComplete: boolean): string {
  const { folder, markSeeded } = keepData(state, false);
  const saved = join(storeFolder(folder, 'emulators'), '1');
  mkdirSync(saved, { recursive: true });
  if (isComplete) markSeeded(madeAt, true);
  return saved;
}

test('nothing is seeded at first', () => {
  expect(keepData(state, false).seededAt()).toBeNull();
});

test('the next start finds complete data', () => {
  const stored = storeData(true);
  expect(keepData(state, false).seededAt()).toBe(madeAt);
  expect(existsSync(stored)).toBe(true);
});

test('data marked as seeded counts for the same start', () => {
  const data = keepData(state, false);
  data.markSeeded(madeAt, false);
  expect(data.seededAt()).toBe(madeAt);
  expect(data.isComplete()).toBe(false);
});

test('the next start knows that candidates are missing', () => {
  storeData(true);
  keepData(state, false).markSeeded(madeAt, false);
  expect(keepData(state, false).isComplete()).toBe(false);
  expect(keepData(state, false).seededAt()).toBe(madeAt);
});

test('data of an interrupted seeding is removed', () => {
  const stored = storeData(false);
  expect(keepData(state, false).seededAt()).toBeNull();
  expect(existsSync(stored)).toBe(false);
});

test('data of an older version is removed', () => {
  const stored = storeData(true);
  writeFileSync(join(state, 'seeded'), JSON.stringify({ version: '1', seededAt: madeAt, isComplete: true }));
  expect(keepData(state, false).seededAt()).toBeNull();
  expect(existsSync(stored)).toBe(false);
});

test('a mark without data does not count', () => {
  keepData(state, false).markSeeded(madeAt, true);
  expect(keepData(state, false).seededAt()).toBeNull();
});

test('a fresh start removes the data', () => {
  const stored = storeData(true);
  expect(keepData(state, true).seededAt()).toBeNull();
  expect(existsSync(stored)).toBe(false);
});
