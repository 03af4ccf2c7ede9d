import { afterAll, afterEach, expect, jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { emptyPage } from './page.mjs';

// Testing Library looks for it there, to advance its own waiting under fake timers.
globalThis.jest = jest;
// On a busy machine what a screen shows next comes later than the library's one second.
configure({ asyncUtilTimeout: 10_000 });
// React keeps the timer that the first call of `act` finds, which must not be a test's fake one.
await act(async () => undefined);

const complaints = [];
for (const level of ['error', 'warn']) console[level] = (...words) => complaints.push(format(...words));

/** Each test draws its screens and notices anew, and each file begins on an empty page. What the console reports fails the test. */
export default function screens() {
  afterEach(() => {
    cleanup();
    notifications.clean();
    notifications.cleanQueue();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(emptyPage);
}
