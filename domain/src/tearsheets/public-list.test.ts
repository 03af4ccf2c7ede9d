import { expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '../ats/skills-candidate';
import { publicResumeTexts } from '../texts/public-resume';
import { filterOptions, isListed, listedCandidate, type ListQuery } from './public-list';

const nurse = listedCandidate(
  skillsCandidateSchema.cast({
    id: '7',
    candidate: {
      id: '7',
      name: 'Zoë Müller',
      email: 'zoe@example.com',
      occupation: 'Nurse',
      address: { city: 'Austin', state: 'TX' },
      category: { name: 'Health' },
      businessSectors: [{ name: 'Hospitals' }, { name: 'Care' }],
      salary: 70_000,
      fields: { customText1: 'Nights', ssn: '123-45-6789' },
    },
    primarySkills: [{ name: 'ICU' }],
  }),
);
test('a list does not say who an anonymous candidate is, nor finds it by the name', () => {
  const named = {
    ...{ id: '7', isAnonymous: true, selectedProfileId: 'p' },
    candidate: {
      ...{ id: '7', name: 'Zoë Müller', firstName: 'Zoë', lastName: 'Müller', occupation: 'Nurse' },
      ...{ summary: 'Zoë leads a ward.', dateOfBirth: 521_000_000_000, salary: 81_250, dayRateLow: 420 },
      fields: { companyName: 'Mercy Hospital', customText1: 'ZM-1984', hourlyRate: 61.5 },
      address: { address1: '1 Elm Street', city: 'Austin', zipCode: '73301' },
    },
  };
  const { name, occupation, values, words } = listedCandidate(skillsCandidateSchema.cast(named));
  expect([name, occupation]).toEqual([publicResumeTexts.anonymous, 'Nurse']);
  expect([...values.keys()].sort()).toEqual(['address.city', 'name', 'occupation']);
  expect(values.get('name')).toBe(publicResumeTexts.anonymous);
  expect(words).toEqual(expect.arrayContaining(['nurse', 'austin']));
  expect(words.filter((word) => ['zoe', 'muller'].includes(word))).toEqual([]);
});

const all: ListQuery = { words: [], filters: [], ranges: [] };
const salary = { field: 'salary', minRange: 0, maxRange: 100_000 };

test.each<[Partial<ListQuery>, boolean]>([
  [{ words: ['muller', 'icu'] }, true],
  [{ words: ['texas'] }, true],
  [{ words: ['welder'] }, false],
  [{ words: ['zoe@example.com'] }, false],
  [{ filters: [{ field: 'address.state', values: ['TX', 'CA'] }] }, true],
  [
    {
      filters: [
        { field: 'businessSectors', values: ['Care'] },
        { field: 'category', values: ['Health'] },
      ],
    },
    true,
  ],
  [
    {
      filters: [
        { field: 'businessSectors', values: ['Care'] },
        { field: 'category', values: ['Retail'] },
      ],
    },
    false,
  ],
  [{ filters: [{ field: 'category', values: [] }] }, true],
  [{ ranges: [{ ...salary, min: 70_000, max: 100_000 }] }, true],
  [{ ranges: [{ ...salary, min: 70_001, max: 100_000 }] }, false],
  [{ ranges: [{ ...salary, field: 'experience', min: 0, max: 100_000 }] }, true],
  [{ ranges: [{ ...salary, field: 'experience', min: 1, max: 100_000 }] }, false],
])('%j lists the nurse: %p', (query, expected) => {
  expect(isListed(nurse, { ...all, ...query })).toBe(expected);
});

test('a list knows no contact data and no fields that filters may not name', () => {
  expect(JSON.stringify([...nurse.values])).not.toMatch(/example\.com|123-45/);
  expect(nurse.values.get('customText1')).toBe('Nights');
});

test('options have each value once, with full names of states', () => {
  expect(filterOptions([nurse, nurse], 'address.state')).toEqual([{ value: 'TX', label: 'Texas' }]);
  expect(filterOptions([nurse], 'businessSectors').map(({ value }) => value)).toEqual(['Care', 'Hospitals']);
  expect(filterOptions([nurse], 'ssn')).toEqual([]);
});
