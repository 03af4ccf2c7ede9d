import { expect, test } from '@jest/globals';
import { titleLikeness } from '../grading/title-likeness';
import { occupationsOfTitle } from './occupations';

test.each([
  ['Embedded Firmware Developer', 'embedded-engineer'],
  ['Device Driver Developer', 'embedded-engineer'],
  ['2nd Line Support Engineer', 'it-support'],
  ['Apple Genius', 'it-support'],
  ['Infrastructure Engineer', 'system-administrator'],
  ['Analyst Programmer', 'software-developer'],
  ['VP of Engineering', 'engineering-manager'],
  ['Dynamics 365 Consultant', 'erp-consultant'],
  ['Pre-Sales Consultant', 'sales-engineer'],
  ['Artworker', 'graphic-designer'],
  ['Sub-Editor', 'proofreader'],
  ['Comms Officer', 'pr-specialist'],
])('%s is one of %s', (title, profession) => {
  expect(occupationsOfTitle(title)[0]?.id).toBe(profession);
});

test.each([
  ['Firmware Engineer', 'Embedded Firmware Developer', 0.8, 1],
  ['Windows Systems Administrator', 'Infrastructure Engineer', 0.8, 1],
  ['DevOps Engineer', 'Infrastructure Engineer', 0.3, 0.6],
])('%s and %s are like each other from %d to %d', (asked, held, least, most) => {
  expect(titleLikeness(asked, held)).toBeGreaterThanOrEqual(least);
  expect(titleLikeness(asked, held)).toBeLessThanOrEqual(most);
});
