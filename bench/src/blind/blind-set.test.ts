import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { blindSetFolders, readBlindSet } from './blind-set';

const truth = {
  firstName: 'Ada',
  lastName: 'Okoro',
  email: 'ada@example.org',
  phone: '+12025550142',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  skills: ['Welding'],
  certifications: [],
  education: [{ school: 'Reno High School', degree: '' }],
  work: [{ title: 'Welder', companyName: 'Sierra Steel', startDate: '2019', endDate: 'present' }],
};
const row = { file: 'ada.txt', layout: 'plain', person: 'ada', truth };
const pair = { job: 'welder', better: 'ada', worse: 'ben', kind: 'easy' };

let folder = '';
let set = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blind-'));
  set = join(folder, 'new');
  for (const part of ['documents', 'jobs', 'candidates']) mkdirSync(join(set, part), { recursive: true });
  for (const path of ['documents/ada.txt', 'jobs/welder.txt', 'candidates/ada.txt', 'candidates/ben.txt'])
    writeFileSync(join(set, path), 'text');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(manifest: unknown, pairs?: unknown): void {
  writeFileSync(join(set, 'manifest.json'), JSON.stringify(manifest));
  if (pairs) writeFileSync(join(set, 'pairs.json'), JSON.stringify(pairs));
}

test('a set has documents with their truth, and pairs', () => {
  write([row], [pair]);
  expect(readBlindSet(set)).toEqual({
    name: 'new',
    folder: set,
    documents: [{ file: 'ada.txt', truth, path: join(set, 'documents', 'ada.txt') }],
    pairs: [pair],
  });
});

test('a directory is one set or holds several', () => {
  mkdirSync(join(folder, 'no-set'));
  expect(() => blindSetFolders(folder)).toThrow(`No set in ${folder}`);
  write([row]);
  expect(blindSetFolders(folder)).toEqual([set]);
  expect(blindSetFolders(set)).toEqual([set]);
});

test('a set may have documents only', () => {
  write([row]);
  expect(readBlindSet(set).pairs).toEqual([]);
});

test('a document may withhold email, phone and town, as those of agencies do', () => {
  const withheld = { ...truth, email: '', phone: '', city: '', state: '', zipCode: '' };
  write([{ ...row, truth: withheld }]);
  expect(readBlindSet(set).documents[0]?.truth).toEqual(withheld);
});

test.each([
  ['a date in another format', { work: [{ ...truth.work[0], startDate: '03/2019' }] }],
  ['a phone number in display format', { phone: '(202) 555-0142' }],
  ['skills as one line', { skills: 'Welding, Brazing' }],
])('a truth with %s is refused', (_, wrong) => {
  write([{ ...row, truth: { ...truth, ...wrong } }]);
  expect(() => readBlindSet(set)).toThrow();
});

test('a pair without its kind is refused', () => {
  write([row], [{ job: 'welder', better: 'ada', worse: 'ben' }]);
  expect(() => readBlindSet(set)).toThrow();
});

test('the error lists the missing files of a set', () => {
  write([row, { ...row, file: 'lost.pdf' }], [{ ...pair, worse: 'cid' }]);
  expect(() => readBlindSet(set)).toThrow(/lost\.pdf.*cid\.txt/);
});
