import { beforeEach, expect, test } from '@jest/globals';
import { IdleClock, type ActivePeriod } from './idle-clock';

let now = 0;
let periods: ActivePeriod[] = [];
let clock: IdleClock;

beforeEach(() => {
  now = 1_000_000;
  periods = [];
  clock = new IdleClock(
    () => now,
    (period) => periods.push(period),
  );
});

function after(ms: number) {
  now += ms;
}

test('counts from the first activity until there was none for 30 seconds', () => {
  clock.noteActivity();
  after(20_000);
  clock.noteActivity();
  after(29_999);
  clock.check();
  expect(periods).toEqual([]);
  after(1);
  clock.check();
  expect(periods).toEqual([{ startedAt: 1_000_000, duration: 50_000 }]);
});

test('time away is not counted, however late the check comes', () => {
  clock.noteActivity();
  after(3_600_000);
  clock.noteActivity();
  expect(periods).toEqual([{ startedAt: 1_000_000, duration: 30_000 }]);
  after(1_000);
  clock.end();
  expect(periods[1]).toEqual({ startedAt: 4_600_000, duration: 1_000 });
});

test('a long period is reported in parts without gaps', () => {
  clock.noteActivity();
  for (let step = 0; step < 31; step += 1) {
    after(10_000);
    clock.noteActivity();
  }
  clock.end();
  expect(periods.map(({ duration }) => duration)).toEqual([300_000, 10_000]);
});

test('ends once', () => {
  clock.end();
  clock.noteActivity();
  after(5);
  clock.end();
  clock.end();
  clock.check();
  expect(periods).toHaveLength(1);
});
