import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportMark } from '../launcher/start-emulators';
import { keepData } from './kept-data';

const scratch = mkdtempSync(join(tmpdir(), 'kept-data-'));
let state = '';

beforeEach(() => {
  state = mkdtempSync(join(scratch, 'state-'));
});
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

/** A start that comes as far as the export of its data, and perhaps to its end. */
function storeData(isWhole: boolean): string {
  const { folder, markSeeded } = keepData(state, false);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, exportMark), '{}');
  if (isWhole) markSeeded();
  return join(folder, exportMark);
}

test('there is nothing at first', () => {
  expect(keepData(state, false).isSeeded()).toBe(false);
});

test('the next start finds the data of a whole one', () => {
  const stored = storeData(true);
  expect(keepData(state, false).isSeeded()).toBe(true);
  expect(existsSync(stored)).toBe(true);
});

test('what was marked as seeded is, for this start as well', () => {
  const data = keepData(state, false);
  data.markSeeded();
  expect(data.isSeeded()).toBe(true);
});

test('data of a seeding that was broken off goes', () => {
  const stored = storeData(false);
  expect(keepData(state, false).isSeeded()).toBe(false);
  expect(existsSync(stored)).toBe(false);
});

test('data of an older shape goes', () => {
  const stored = storeData(true);
  writeFileSync(join(state, 'seeded'), '1');
  expect(keepData(state, false).isSeeded()).toBe(false);
  expect(existsSync(stored)).toBe(false);
});

test('a mark without data does not count', () => {
  keepData(state, false).markSeeded();
  expect(keepData(state, false).isSeeded()).toBe(false);
});

test('starting over takes no data along', () => {
  const stored = storeData(true);
  expect(keepData(state, true).isSeeded()).toBe(false);
  expect(existsSync(stored)).toBe(false);
});
