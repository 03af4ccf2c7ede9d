import { expect, test } from '@jest/globals';
import { builtProfileSchema } from './built-profile';
import { historyLines } from './profile-history';

const minute = 60_000;
const built = (sections: Record<string, string>) =>
  builtProfileSchema.cast({
    completedProfile: Object.entries(sections).map(([key, content]) => ({ key, title: key.toUpperCase(), content })),
  });
const version = (revision: number, sections: Record<string, string>, more: object = {}) => ({
  revision,
  built: built(sections),
  editedBy: 'ann',
  cause: 'written' as const,
  savedAt: revision * minute,
  ...more,
});

test('saves of one sitting are one line, which names the sections that differ after all of them', () => {
  const lines = historyLines([
    version(4, { a: 'three', b: 'x' }),
    version(3, { a: 'two', b: 'x' }),
    version(2, { a: 'one', b: 'changed' }),
    version(1, { a: '', b: 'x' }, { editedBy: 'bob' }),
  ]);
  expect(lines.map((line) => [line.version.revision, line.changed])).toEqual([
    [4, ['A']],
    [1, null],
  ]);
});

test('a save long after the last one, or for another reason, is a line of its own', () => {
  const lines = historyLines([
    version(40, { a: '4' }),
    version(5, { a: '3' }),
    version(4, { a: '2', added: 'x' }, { cause: 'rebuilt' }),
    version(3, { a: '1' }, { cause: 'restored' }),
    version(2, { a: '0' }, { cause: 'restored' }),
  ]);
  expect(lines.map((line) => [line.version.revision, line.changed])).toEqual([
    [40, ['A']],
    [5, ['A', 'ADDED']],
    [4, ['A', 'ADDED']],
    [3, ['A']],
    [2, null],
  ]);
});
