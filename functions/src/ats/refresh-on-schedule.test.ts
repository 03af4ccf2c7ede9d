import { expect, test } from '@jest/globals';
import { isDue } from './refresh-on-schedule';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);

test.each([
  ['*/30 * * * *', '10:00', '10:29', false],
  ['*/30 * * * *', '10:00', '10:30', true],
  ['*/30 * * * *', '10:01', '10:45', true],
  ['', '03:00', '03:59', false],
  ['', '03:00', '04:00', true],
  ['every day', '03:00', '03:59', false],
  ['every day', '03:00', '04:05', true],
])('%j, started at %s, is due at %s: %p', (schedule, startedAt, now, due) => {
  expect(isDue(schedule, at(startedAt), at(now))).toBe(due);
});

test('without a start it is due', () => {
  expect(isDue('0 0 1 1 *', null, at('10:00'))).toBe(true);
});
