/** What `@jest/globals` gives to tests that run in bare Node. */
import { ModernFakeTimers } from '@jest/fake-timers';
import { jestExpect } from '@jest/expect';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test };
export const expect = jestExpect;

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const timerMethods = [
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'runAllTimers',
  'runAllTimersAsync',
  'setSystemTime',
  'useFakeTimers',
  'useRealTimers',
];

export const jest = {
  ...Object.fromEntries(timerMethods.map((name) => [name, timers[name].bind(timers)])),
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  /** Maximum time of a test, of the tests that follow in this file. */
  setTimeout(milliseconds) {
    globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = milliseconds;
  },
};
