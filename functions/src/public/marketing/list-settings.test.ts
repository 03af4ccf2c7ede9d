import { expect, test } from '@jest/globals';
import { newOrganization } from '@portal/domain/organizations/organization';
import { listSettings } from './list-settings';

/** An agency that filters its lists by name and by date of birth. */
function agency(allowsAgeFilters: boolean) {
  const base = newOrganization({ id: 'a', name: 'Agency' });
  const { skillsMarketing } = base.productFeature;
  return {
    ...base,
    privacy: { ...base.privacy, allowsAgeFilters },
    productFeature: {
      ...base.productFeature,
      skillsMarketing: {
        ...skillsMarketing,
        filterFields: ['occupation', 'dateOfBirth'],
        filterRange: [{ field: 'dateOfBirth' as const, currency: null, minRange: 0, maxRange: 1 }],
      },
    },
  };
}

test('public lists are filtered by date of birth only where an admin allows it', () => {
  expect(newOrganization({ id: 'a', name: 'Agency' }).privacy.allowsAgeFilters).toBe(false);
  const off = listSettings(agency(false), null);
  expect([off.filters.map(({ field }) => field), off.ranges]).toEqual([['occupation'], []]);
  const on = listSettings(agency(true), null);
  expect(on.filters.map(({ field }) => field)).toEqual(['occupation', 'dateOfBirth']);
  expect(on.ranges.map(({ field }) => field)).toEqual(['dateOfBirth']);
});
