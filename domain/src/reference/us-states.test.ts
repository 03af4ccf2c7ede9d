import { expect, test } from '@jest/globals';
import { stateName, usStates } from './us-states';

test('there are 56 states and territories with unique names', () => {
  expect(Object.keys(usStates)).toHaveLength(56);
  expect(new Set(Object.values(usStates)).size).toBe(56);
});

test.each([
  ['CA', 'California'],
  [' ny ', 'New York'],
  ['PR', 'Puerto Rico'],
  ['Texas', 'Texas'],
  ['XX', 'XX'],
  ['', ''],
  ['constructor', 'constructor'],
])('%j is shown as %j', (state, name) => {
  expect(stateName(state)).toBe(name);
});
