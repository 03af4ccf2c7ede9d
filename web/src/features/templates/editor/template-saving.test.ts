import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { profileTemplateSchema, type ProfileTemplate } from '@portal/domain/templates/profile-template';
import { act, renderHook } from '@testing-library/react';
import { useHistory } from './use-history';
import { useTemplateSaving } from './use-template-saving';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const template = (name: string) => profileTemplateSchema.cast({ id: 't', name });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function editorOf(name: string, stored: ProfileTemplate | null = null) {
  const saved: string[] = [];
  const shown: string[] = [];
  let live = stored;
  const store = ({ name: stored }: ProfileTemplate) => {
    saved.push(stored);
    live = template(stored);
    return Promise.resolve();
  };
  const props = (next: string, isUploading = false) => ({
    ...{ template: template(next), stored, live, isUploading, store },
    readBack: (saved: ProfileTemplate) => saved,
    onReplace: (theirs: ProfileTemplate) => {
      shown.push(theirs.name);
    },
  });
  const hook = renderHook((given) => useTemplateSaving(given), { initialProps: props(name) });
  return {
    saved,
    shown,
    hook,
    /** Somebody else saves the template, while this editor has a text. */
    saveElsewhere: (theirs: string, own: string) => {
      live = template(theirs);
      hook.rerender(props(own));
    },
    edit: (next: string, isUploading = false) => {
      hook.rerender(props(next, isUploading));
    },
  };
}

test('a template saves itself within two seconds, and not again without a change', async () => {
  const { saved, edit } = editorOf('A');
  await pass(2_000);
  edit('AB');
  await pass(1_900);
  expect(saved).toEqual(['A']);
  await pass(200);
  await pass(2_000);
  await pass(2_000);
  expect(saved).toEqual(['A', 'AB']);
});

test('nothing is saved without a name, or while an image uploads', async () => {
  const { saved, edit, hook } = editorOf('');
  const saveNow = async () => {
    let isSaved = true;
    await act(async () => {
      isSaved = await hook.result.current.saveNow();
    });
    return isSaved;
  };
  await pass(6_000);
  expect(await saveNow()).toBe(false);
  edit('A', true);
  await pass(6_000);
  expect(await saveNow()).toBe(false);
  expect(saved).toEqual([]);
  edit('A', false);
  expect(await saveNow()).toBe(true);
  expect(saved).toEqual(['A']);
});

test('what somebody else saves is shown, and after own changes the user chooses', async () => {
  const { saved, shown, hook, edit, saveElsewhere } = editorOf('A', template('A'));
  saveElsewhere('B', 'A');
  expect(shown).toEqual(['B']);
  edit('B');
  edit('BC');
  await pass(2_000);
  edit('BC');
  expect([saved, hook.result.current.state]).toEqual([['BC'], 'saved']);

  edit('mine');
  saveElsewhere('theirs', 'mine');
  await pass(4_000);
  expect([saved, hook.result.current.state]).toEqual([['BC'], 'conflict']);
  act(() => {
    hook.result.current.settle('mine');
  });
  await pass(2_000);
  expect(saved).toEqual(['BC', 'mine']);

  edit('mine again');
  saveElsewhere('theirs again', 'mine again');
  act(() => {
    hook.result.current.settle('theirs');
  });
  edit('theirs again');
  await pass(4_000);
  expect([saved, shown]).toEqual([
    ['BC', 'mine'],
    ['B', 'theirs again'],
  ]);
});

test('typing in one field is one step to undo, a pause begins another', () => {
  const { result } = renderHook(() => useHistory('a'));
  const type = (text: string, after = 0) => {
    jest.setSystemTime(Date.now() + after);
    act(() => {
      result.current.change(() => text, 'title');
    });
  };
  type('ab');
  type('abc', 500);
  type('abcd', 1_500);
  act(result.current.undo);
  expect(result.current.state).toBe('abc');
  act(result.current.undo);
  expect([result.current.state, result.current.canUndo]).toEqual(['a', false]);
  act(result.current.redo);
  act(result.current.redo);
  expect([result.current.state, result.current.canRedo]).toEqual(['abcd', false]);
  act(result.current.undo);
  type('abX');
  expect(result.current.canRedo).toBe(false);
});
