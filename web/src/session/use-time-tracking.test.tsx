import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { FirebaseContext } from '../firebase/firebase-context';
import { answerCalls, fakeHandle, succeeded, type MadeCall } from '../testing/fake-api';
import { pass, withFakeTime } from '../testing/fake-time';
import { useTimeTracking } from './use-time-tracking';

let calls: MadeCall[] = [];

function Screen() {
  useTimeTracking('core');
  return null;
}

withFakeTime();
beforeEach(() => {
  calls = answerCalls(() => succeeded({}));
});

function show() {
  return render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <Screen />
    </FirebaseContext>,
  );
}

test('activity is reported after 30 seconds without any', async () => {
  show();
  fireEvent.keyDown(window);
  await pass(10_000);
  fireEvent.pointerMove(window);
  await pass(29_000);
  expect(calls).toEqual([]);
  await pass(6_000);
  expect(calls).toMatchObject([{ path: 'event', body: { product: 'core', data: { duration: 40 } } }]);
  await pass(600_000);
  expect(calls).toHaveLength(1);
});

test('a period is reported when the page is left', async () => {
  const { unmount } = show();
  fireEvent.keyDown(window);
  await pass(12_000);
  unmount();
  await pass(0);
  expect(calls).toMatchObject([{ body: { data: { duration: 12 } } }]);
});
