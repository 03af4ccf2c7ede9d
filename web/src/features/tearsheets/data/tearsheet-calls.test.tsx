import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded } from '../../../testing/fake-api';
import { useTearsheetCalls } from './tearsheet-calls';

const handle = fakeHandle({ getIdToken: () => Promise.resolve('token') });

function calls() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FirebaseContext value={handle}>{children}</FirebaseContext>
  );
  return renderHook(() => useTearsheetCalls('agency-a'), { wrapper }).result.current;
}

test('refreshing a candidate of the ATS imports it before its profile is built', async () => {
  const made = answerCalls(() => succeeded({}));
  await calls().refreshProfile('51');
  expect(made.map(({ path }) => path)).toEqual(['51', 'createProfile']);
});

test('a candidate that the ATS does not answer for is not refreshed', async () => {
  const made = answerCalls((path) => (path === '51' ? refused('unavailable') : succeeded({})));
  await expect(calls().refreshProfile('51')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(made).toHaveLength(1);
});

test('a candidate of the portal itself gets its profile built', async () => {
  const made = answerCalls(() => succeeded({}));
  await calls().refreshProfile('candidate-a');
  expect(made.map(({ path }) => path)).toEqual(['createProfile']);
});
