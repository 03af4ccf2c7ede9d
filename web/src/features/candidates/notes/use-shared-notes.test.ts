import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSharedNotes } from './use-shared-notes';

const delay = 3_000;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The stored text with the rule of the real transaction: it changes only from what the writer knew. */
function notesWith(stored: string) {
  const record = { stored };
  const writer = () => {
    const save = ({ base, text }: { base: string; text: string }) => {
      if (record.stored !== base) return Promise.resolve({ kind: 'conflict' as const, theirs: record.stored });
      record.stored = text;
      return Promise.resolve({ kind: 'saved' as const });
    };
    const options = () => ({ id: 'notes', stored: record.stored, save, delay });
    const hook = renderHook((props) => useSharedNotes(props), { initialProps: options() });
    return { ...hook, hear: () => hook.rerender(options()) };
  };
  return { record, writer };
}
type Writer = ReturnType<ReturnType<typeof notesWith>['writer']>;

const type = ({ result }: Writer, text: string) =>
  act(() => {
    result.current.change(text);
  });

describe('two people write in the same notes', () => {
  test('the later one loses nothing and is shown both', async () => {
    const { record, writer } = notesWith('old');
    const [ann, bob] = [writer(), writer()];
    type(ann, 'old, and ann');
    await pass(1_000);
    type(bob, 'old, and bob');
    await pass(delay);
    expect(record.stored).toBe('old, and ann');
    ann.hear();
    bob.hear();
    expect(ann.result.current).toMatchObject({ text: 'old, and ann', unresolved: null });
    expect(bob.result.current).toMatchObject({
      text: 'old, and ann',
      unresolved: { mine: 'old, and bob', base: 'old' },
    });
  });

  test.each([
    ['bob', 'bob'],
    [null, 'ann'],
    ['ann\nbob', 'ann\nbob'],
  ])('settled with %j the text is %j', async (wanted, outcome) => {
    const { record, writer } = notesWith('');
    const [ann, bob] = [writer(), writer()];
    type(ann, 'ann');
    type(bob, 'bob');
    await pass(delay);
    bob.hear();
    act(() => {
      bob.result.current.settle(wanted);
    });
    await pass(delay);
    expect(record.stored).toBe(outcome);
    expect(bob.result.current.unresolved).toBeNull();
  });

  test('a user who is not writing sees the text of the other user', async () => {
    const { writer } = notesWith('old');
    const [ann, bob] = [writer(), writer()];
    type(ann, 'new');
    await pass(delay);
    bob.hear();
    expect(bob.result.current.text).toBe('new');
    type(bob, 'newer');
    await pass(delay);
    expect(bob.result.current.unresolved).toBeNull();
  });

  test('an unresolved conflict is shown again after a return', async () => {
    const { writer } = notesWith('');
    const [ann, bob] = [writer(), writer()];
    type(ann, 'ann');
    await pass(delay);
    type(bob, 'bob');
    bob.unmount();
    await pass(0);
    const back = writer();
    expect(back.result.current).toMatchObject({ text: 'ann', unresolved: { mine: 'bob', base: '' } });
    act(() => {
      back.result.current.settle('ann\nbob');
    });
    expect(writer().result.current.unresolved).toBeNull();
  });
});

test('one writer saves again and again without asking, also before the stored text arrives', async () => {
  const { record, writer } = notesWith('');
  const ann = writer();
  type(ann, 'one');
  await pass(delay);
  expect(ann.result.current.text).toBe('one');
  type(ann, 'one two');
  await pass(delay);
  expect(record.stored).toBe('one two');
  expect(ann.result.current).toMatchObject({ text: 'one two', unresolved: null, state: 'saved' });
});
