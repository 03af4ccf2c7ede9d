import { describe, expect, test } from '@jest/globals';
import { isCron, nextRuns } from './cron';
import { choiceOf, expressionOf, scheduleKinds } from './schedule-choice';

const at = (text: string) => Date.parse(`${text}Z`);
const runs = (expression: string, after: string, count = 1) =>
  nextRuns(expression, at(after), count)?.map((run) => new Date(run).toISOString().slice(0, 16));

describe('the next times of a cron expression, in UTC', () => {
  test.each([
    ['0 4 * * *', '2026-11-29T04:00', ['2026-11-30T04:00', '2026-12-01T04:00']],
    ['*/20 * * * *', '2026-11-29T23:30', ['2026-11-29T23:40', '2026-11-30T00:00']],
    // November 29, 2026 is a Sunday.
    ['15 6 * * 1-5', '2026-11-28T00:00', ['2026-11-30T06:15', '2026-12-01T06:15']],
    ['0 0 * * sun', '2026-11-28T00:00', ['2026-11-29T00:00', '2026-12-06T00:00']],
    ['0 0 * * 7', '2026-11-28T00:00', ['2026-11-29T00:00', '2026-12-06T00:00']],
    ['0 0 29 feb *', '2026-11-28T00:00', ['2028-02-29T00:00', '2032-02-29T00:00']],
    // Either of two named days.
    ['0 0 1 * mon', '2026-11-29T00:00', ['2026-11-30T00:00', '2026-12-01T00:00']],
    ['5,10 8-9 1 1/6 *', '2026-11-29T00:00', ['2027-01-01T08:05', '2027-01-01T08:10']],
  ])('%s after %s', (expression, after, expected) => {
    expect(runs(expression, after, 2)).toEqual(expected);
  });

  test.each([
    '',
    'daily',
    '* * * *',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '5-1 * * * *',
    '*/0 * * * *',
    '0 0 30 2 *',
  ])('%j has none', (expression) => {
    expect(isCron(expression)).toBe(false);
  });
});

describe('a schedule by choice', () => {
  test.each(scheduleKinds.filter((kind) => kind !== 'own'))('%s comes back as it was chosen', (kind) => {
    const expression = expressionOf({ kind, time: '06:05' });
    const chosen = choiceOf(expression ?? 'none');
    expect(chosen.kind).toBe(kind);
    expect(expression === '' || isCron(expression ?? '')).toBe(true);
    expect(expressionOf(chosen)).toBe(expression);
  });

  test.each(['0 4 1 * *', 'nonsense', '99 4 * * *'])('%s is an expression of its own', (expression) => {
    expect(choiceOf(expression).kind).toBe('own');
  });
});
