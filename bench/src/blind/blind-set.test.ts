import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { blindSetNames, readBlindSet } from './blind-set';

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
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blind-'));
  for (const part of ['documents', 'jobs', 'candidates']) mkdirSync(join(folder, 'new', part), { recursive: true });
  for (const path of ['documents/ada.txt', 'jobs/welder.txt', 'candidates/ada.txt', 'candidates/ben.txt'])
    writeFileSync(join(folder, 'new', path), 'text');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(manifest: unknown, pairs?: unknown): void {
  writeFileSync(join(folder, 'new', 'manifest.json'), JSON.stringify(manifest));
  if (pairs) writeFileSync(join(folder, 'new', 'pairs.json'), JSON.stringify(pairs));
}

test('A set is its documents with their truth, and its pairs.', () => {
  write([row], [pair]);
  expect(blindSetNames(undefined, folder)).toEqual(['new']);
  const set = readBlindSet('new', folder);
  expect(set.documents).toEqual([{ file: 'ada.txt', truth, path: join(folder, 'new', 'documents', 'ada.txt') }]);
  expect(set.pairs).toEqual([pair]);
});

test('One set may be asked for, and a name that no set has is refused.', () => {
  mkdirSync(join(folder, 'old'));
  expect(blindSetNames('new', folder)).toEqual(['new']);
  expect(() => blindSetNames('thrid', folder)).toThrow('There is no set thrid; there are new, old');
});

test('A set may have documents alone.', () => {
  write([row]);
  expect(readBlindSet('new', folder).pairs).toEqual([]);
});

test('A document may tell no address, no number and no town, as those of agencies do.', () => {
  const withheld = { ...truth, email: '', phone: '', city: '', state: '', zipCode: '' };
  write([{ ...row, truth: withheld }]);
  expect(readBlindSet('new', folder).documents[0]?.truth).toEqual(withheld);
});

test.each([
  ['a date of another form', { work: [{ ...truth.work[0], startDate: '03/2019' }] }],
  ['a telephone number as displayed', { phone: '(202) 555-0142' }],
  ['skills as one line', { skills: 'Welding, Brazing' }],
])('A truth with %s is refused.', (_, wrong) => {
  write([{ ...row, truth: { ...truth, ...wrong } }]);
  expect(() => readBlindSet('new', folder)).toThrow();
});

test('A pair without its kind is refused.', () => {
  write([row], [{ job: 'welder', better: 'ada', worse: 'ben' }]);
  expect(() => readBlindSet('new', folder)).toThrow();
});

test('A file that a set names and does not have is told.', () => {
  write([row, { ...row, file: 'lost.pdf' }], [{ ...pair, worse: 'cid' }]);
  expect(() => readBlindSet('new', folder)).toThrow(/lost\.pdf.*cid\.txt/);
});
