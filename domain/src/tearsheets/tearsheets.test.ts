import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chooseBrandId } from './brand-choice';
import { isFilterField } from './filter-fields';
import { passesRange, rangeFilterSchema } from './range-filter';
import { skillsCandidateSchema } from '../ats/skills-candidate';
import { jobSchema } from '../jobs/job';
import { listedEntries, isJobFoundBy, tearsheetSchema } from './tearsheet';
import { firstEntryIds, tearsheetCandidateRows, tearsheetJobRows } from './tearsheet-rows';

describe('listed entries', () => {
  const entry = (id: string, given: object = {}) => ({
    id,
    name: 'N',
    isFavorite: false,
    selectedProfileId: 'p',
    ...given,
  });
  test('have a name, are not deleted, and have a profile on public lists', () => {
    const entries = [
      entry('1', { name: ' ' }),
      entry('2', { isDeleted: true }),
      entry('3', { selectedProfileId: '' }),
      entry('4'),
    ];
    expect(listedEntries(entries, { isPublic: true }).map(({ id }) => id)).toEqual(['4']);
    expect(listedEntries(entries, { isPublic: false }).map(({ id }) => id)).toEqual(['4', '3']);
  });
  test('are sorted by favorite, then by the highest id', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20_000)), fc.array(fc.boolean()), (ids, stars) => {
        const entries = ids.map((id, index) => entry(String(id), { isFavorite: stars[index] ?? false }));
        const listed = listedEntries(entries, { isPublic: true });
        expect(listed).toHaveLength(entries.length);
        const ranks = listed.map(({ id, isFavorite }) => (isFavorite ? 1e6 : 0) + Number(id));
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
      }),
    );
  });
});

test.each([
  ['weld', true],
  ['WELD', true],
  ['42', true],
  ['  ', true],
  ['nurse', false],
])('a job search for %j finds the welder: %p', (text, found) => {
  expect(isJobFoundBy({ id: '1042', title: 'Senior Welder' }, text)).toBe(found);
});

describe('range filter', () => {
  const filter = { minRange: 0, maxRange: 100 };
  test.each([
    [{ min: 0, max: 100 }, 500, true],
    [{ min: 0, max: 100 }, null, true],
    [{ min: 10, max: 100 }, 10, true],
    [{ min: 10, max: 100 }, 9, false],
    [{ min: 0, max: 90 }, 91, false],
    [{ min: 10, max: 100 }, null, false],
  ])('%j lets %p pass: %p', (chosen, value, passes) => {
    expect(passesRange(filter, chosen, value)).toBe(passes);
  });
  test('requires ordered bounds', () => {
    expect(rangeFilterSchema.isValidSync({ field: 'salary', minRange: 1, maxRange: 2 })).toBe(true);
    expect(rangeFilterSchema.isValidSync({ field: 'salary', minRange: 2, maxRange: 1 })).toBe(false);
    expect(rangeFilterSchema.isValidSync({ field: 'name', minRange: 1, maxRange: 2 })).toBe(false);
  });
});

test.each([
  ['address.city', true],
  ['customText12', true],
  ['customDate1', true],
  ['customText0', false],
  ['customText123', false],
  ['ssn', false],
  ['constructor', false],
])('%s as a filter: %p', (name, allowed) => {
  expect(isFilterField(name)).toBe(allowed);
});

test.each([
  [undefined, 'sender'],
  ['loggedUser', 'sender'],
  ['tearsheetOwner', 'owner'],
  ['candidateOwner', 'candidate'],
  ['clientContactOwner', ''],
] as const)('sent from %s, the page has the brand of %j', (from, id) => {
  expect(chooseBrandId(from, { loggedUser: 'sender', tearsheetOwner: 'owner', candidateOwner: 'candidate' })).toBe(id);
});

describe('the lists of a tearsheet', () => {
  const tearsheet = tearsheetSchema.cast({
    id: '31',
    organizationId: 'a',
    candidates: { data: [{ id: '8' }, { id: '9', isFavorite: true }, { id: '10' }, { id: 'gone' }, { id: '11' }] },
    jobs: { data: [{ id: 'j1' }, { id: 'j2' }, { id: 'nowhere' }] },
  });

  test('candidates: favorites first, without those deleted, nameless or not stored', () => {
    const candidate = (id: string, given: object = {}) =>
      skillsCandidateSchema.cast({ id, candidate: { id, name: `N${id}` }, ...given });
    const rows = tearsheetCandidateRows(tearsheet, [
      candidate('8', { selectedProfileId: 'p' }),
      candidate('9'),
      candidate('10', { candidate: { id: '10', name: ' ' } }),
      candidate('11', { isDeleted: true }),
    ]);
    expect(rows.map(({ id, missingProfile, isFavorite }) => [id, missingProfile, isFavorite])).toEqual([
      ['9', true, true],
      ['8', false, false],
    ]);
    expect(rows[0]?.smArgs).toEqual({ id: '9', orgId: 'a' });
  });

  test('jobs: only those of the portal', () => {
    const job = (id: string, given: object = {}) =>
      jobSchema.cast({ id, jobTitle: `J${id}`, ...given }, { assert: false });
    expect(tearsheetJobRows(tearsheet, [job('j1', { selectedProfileId: 'p' }), job('j2')])).toEqual([
      { id: 'j2', title: 'Jj2', missingProfile: true },
      { id: 'j1', title: 'Jj1', missingProfile: false },
    ]);
  });

  test('the first entries of a long list', () => {
    expect(firstEntryIds(tearsheet.candidates.data, 2)).toEqual(['9', 'gone']);
  });
});
