import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startFirebase } from '../../../firebase/app';
import { DataProvider } from '../../../firebase/data-provider';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded } from '../../../testing/fake-api';
import { useCopyCandidates } from './use-copy-candidates';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

/** The hook as a user has it whose calls are answered by `answerCalls`. */
async function copying() {
  const fake = fakeHandle({ getIdToken: () => Promise.resolve('token') });
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(fake.config) } as Response);
  const handle = await startFirebase();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FirebaseContext value={handle}>
      <DataProvider>
        <FirebaseContext value={fake}>{children}</FirebaseContext>
      </DataProvider>
    </FirebaseContext>
  );
  return renderHook(({ jobId }) => useCopyCandidates('o', jobId), { wrapper, initialProps: { jobId: 'one' } });
}
const sourceOf = (candidateId: string) => ({ jobId: 'from', candidateId });
const kinds = (states: ReadonlyMap<string, { kind: string }>) => [...states].map(([id, { kind }]) => [id, kind]);

test('adding one person anyway keeps what is said of the others; another job begins anew', async () => {
  const { result, rerender } = await copying();
  const calls = answerCalls(() => succeeded({ duplicates: [{ id: 'there' }] }));
  await act(async () => {
    await result.current.copy([sourceOf('a'), sourceOf('b')], 'ask');
  });
  answerCalls(() => succeeded({ duplicates: [] }));
  await act(async () => {
    expect(await result.current.copy([sourceOf('a')], 'keep')).toEqual({ added: 1, left: [] });
  });
  expect(kinds(result.current.states)).toEqual([['b', 'duplicate']]);

  rerender({ jobId: 'two' });
  expect(kinds(result.current.states)).toEqual([]);
  const later = answerCalls(() => refused('unavailable'));
  await act(async () => {
    await result.current.copy([sourceOf('b')], 'ask');
  });
  expect(kinds(result.current.states)).toEqual([['b', 'failed']]);
  // A candidate of another job is another candidate.
  const idOf = (body: unknown) => (body as { candidateId: string }).candidateId;
  expect(idOf(later[0]?.body)).not.toBe(idOf(calls[1]?.body));
});
