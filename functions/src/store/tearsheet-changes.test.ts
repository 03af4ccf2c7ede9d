import { expect, test } from '@jest/globals';
import { maxTearsheetEntries, tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { withEntries } from './tearsheet-changes';

const ids = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, '0'));
const jobs = ids(10, 20).map((id) => ({ id }));
const filled = tearsheetSchema.cast({ id: 't', jobs: { data: jobs } });

test('candidates and jobs together fill a tearsheet, each once', () => {
  const full = withEntries(filled, 'candidates', [...ids(maxTearsheetEntries - jobs.length, 20), ...ids(5, 20)]);
  expect(full.numCandidates).toBe(maxTearsheetEntries - jobs.length);
  expect(() => withEntries({ ...filled, ...full }, 'candidates', ['one more'])).toThrow('tooLarge');
  expect(() => withEntries({ ...filled, ...full }, 'jobs', ['one more'])).toThrow('tooLarge');
});

test('a full tearsheet fits a document of Firestore', () => {
  const data = ids(maxTearsheetEntries, 20).map((id) => ({ id, smBrandId: id }));
  const people = ids(maxTearsheetEntries, 10);
  const full = tearsheetSchema.cast({ id: 't', candidates: { data }, contactIds: people, leadIds: people });
  expect(storedSize(full)).toBeLessThan(1_048_576);
});

/** Bytes of a value, as Firestore counts them. */
function storedSize(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + storedSize(item), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [name, item]) => sum + name.length + 1 + storedSize(item), 0);
}
