import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SectionConflict } from '@portal/domain/contracts/profiles-api';
import { profileTexts } from '@portal/domain/texts/profiles';
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { UnsavedGuardContext, type UnsavedGuard } from '../../../components/ui/unsaved-guard';
import { useSectionDraft, type SectionChange } from './use-section-draft';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A section with the rule of the server: it changes only from the revision that the writer has seen. */
function sectionWith(content: string) {
  const stored = { key: 'notes', content, revision: 1 };
  const saves: string[] = [];
  /** Whether saves fail, as they do once the session has ended. */
  const network = { isDown: false };
  const save = ({ content: text, revision }: SectionChange): Promise<SectionConflict | null> => {
    saves.push(text);
    if (network.isDown) return Promise.reject(new Error('unauthenticated'));
    if (revision !== stored.revision) {
      return Promise.resolve({ key: 'notes', content: stored.content, revision: stored.revision, editedBy: 'bob' });
    }
    if (text === stored.content) return Promise.resolve(null);
    stored.content = text;
    stored.revision += 1;
    return Promise.resolve(null);
  };
  const writer = (isUploading = false) => {
    const options = (uploading: boolean) => ({ section: { ...stored }, isUploading: uploading, save });
    const unsaved = new Set<string>();
    const guard: UnsavedGuard = {
      report: (id, discard) => {
        if (discard) unsaved.add(id);
        else unsaved.delete(id);
      },
      close: () => undefined,
      leave: () => undefined,
    };
    const hook = renderHook((props) => useSectionDraft(props), {
      initialProps: options(isUploading),
      wrapper: ({ children }) => createElement(UnsavedGuardContext, { value: guard }, children),
    });
    return {
      ...hook,
      /** Whether leaving the page asks first. */
      asks: () => unsaved.size > 0,
      hear: (uploading = false) => {
        hook.rerender(options(uploading));
      },
      type: (text: string) => {
        act(() => {
          hook.result.current.change(text);
        });
      },
    };
  };
  return { stored, saves, network, writer };
}

test('saves three seconds after the last keypress, and again, without asking', async () => {
  const { stored, saves, writer } = sectionWith('old');
  const ann = writer();
  ann.type('a');
  await pass(2_900);
  ann.type('ab');
  await pass(2_900);
  expect(saves).toEqual([]);
  await pass(200);
  expect(stored.content).toBe('ab');
  ann.type('abc');
  await pass(3_100);
  expect([stored.content, ann.result.current.conflict]).toEqual(['abc', null]);
});

test('a save that changed nothing is no conflict', async () => {
  const { stored, writer } = sectionWith('same');
  const ann = writer();
  ann.type('same ');
  ann.type('same');
  await pass(3_100);
  ann.type('other');
  await pass(3_100);
  expect([stored.content, ann.result.current.conflict]).toEqual(['other', null]);
});

test('waits for the end of an upload', async () => {
  const { saves, writer } = sectionWith('');
  const ann = writer(true);
  ann.type('with image');
  await pass(10_000);
  expect(saves).toEqual([]);
  ann.hear(false);
  await pass(3_100);
  expect(saves).toEqual(['with image']);
});

describe('two users who write at once', () => {
  test.each([
    ['<p>bob</p>', '<p>bob</p>'],
    [null, '<p>ann</p>'],
    ['<p>ann</p><p>bob</p>', '<p>ann</p><p>bob</p>'],
  ])('lose nothing: settled with %j', async (wanted, outcome) => {
    const { stored, writer } = sectionWith('');
    const [ann, bob] = [writer(), writer()];
    ann.type('<p>ann</p>');
    bob.type('<p>bob</p>');
    await pass(3_100);
    expect(stored.content).toBe('<p>ann</p>');
    ann.hear();
    bob.hear();
    expect(bob.result.current.conflict).toMatchObject({
      base: '',
      mine: '<p>bob</p>',
      theirs: { content: '<p>ann</p>' },
    });
    expect([ann.asks(), bob.asks()]).toEqual([false, true]);
    act(() => {
      bob.result.current.settle(wanted);
    });
    await pass(3_100);
    expect(stored.content).toBe(outcome);
  });
});

test('what cannot be saved, as after the end of a session, stays, asks before leaving, and is saved later', async () => {
  const { stored, network, writer } = sectionWith('old');
  const ann = writer();
  network.isDown = true;
  ann.type('half written');
  expect(ann.asks()).toBe(false);
  await pass(3_100);
  expect([ann.result.current.text, ann.result.current.state, ann.asks()]).toEqual(['half written', 'failed', true]);
  network.isDown = false;
  await pass(5_100);
  expect([stored.content, ann.asks()]).toEqual(['half written', false]);
});

test('what was typed last is saved when the section goes away', async () => {
  const { stored, writer } = sectionWith('');
  const ann = writer();
  ann.type('last');
  ann.unmount();
  await pass(0);
  expect(stored.content).toBe('last');
});

describe('what Save reports', () => {
  /** The messages shown while something is done. */
  const messagesOf = async (work: () => Promise<void>) => {
    notifications.clean();
    const messages: unknown[] = [];
    const stop = notificationsStore.subscribe(({ notifications: shown }) => {
      messages.push(...shown.map(({ message }) => message).filter((message) => !messages.includes(message)));
    });
    await act(work);
    stop();
    return messages;
  };

  test('a text that is stored', async () => {
    const { stored, writer } = sectionWith('old');
    const ann = writer();
    ann.type('new');
    expect(await messagesOf(() => ann.result.current.saveNow())).toEqual([profileTexts.contentSaved]);
    expect(stored.content).toBe('new');
  });

  test('no success while somebody else has saved another text', async () => {
    const { stored, writer } = sectionWith('');
    const [ann, bob] = [writer(), writer()];
    ann.type('ann');
    await pass(3_100);
    bob.type('bob');
    expect(await messagesOf(() => bob.result.current.saveNow())).toEqual([]);
    expect([stored.content, bob.result.current.conflict?.mine]).toEqual(['ann', 'bob']);
  });

  test('the outcome of a save that is under way', async () => {
    const { stored, network, writer } = sectionWith('old');
    const ann = writer();
    network.isDown = true;
    ann.type('new');
    const messages = await messagesOf(async () => {
      jest.advanceTimersByTime(3_000);
      await ann.result.current.saveNow();
    });
    expect(messages).toEqual([expect.stringContaining(profileTexts.contentNotSaved(''))]);
    expect(stored.content).toBe('old');
  });
});
