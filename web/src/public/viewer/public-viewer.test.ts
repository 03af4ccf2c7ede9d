import { describe, expect, test } from '@jest/globals';
import { publicViewerSchema } from '@portal/domain/events/public-viewer';
import { ViewerIdentity } from './public-viewer';
import { randomAlias } from './random-alias';
import { randomId } from './random-id';
import type { SafeStorage } from './safe-storage';

function storage(): SafeStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return { values, get: (key) => values.get(key) ?? null, set: (key, value) => void values.set(key, value) };
}

function sources() {
  let made = 0;
  return {
    lasting: storage(),
    ofThisTab: storage(),
    newId: () => `made-id-${(made += 1)}`,
    random: () => 0,
  };
}

describe('the viewer', () => {
  test('is accepted by the server', () => {
    const made = new ViewerIdentity({ ...sources(), newId: randomId, random: Math.random }).get();
    expect(publicViewerSchema.validateSync(made, { strict: true })).toEqual(made);
  });

  test('stays the same from call to call, and from page to page in one tab', () => {
    const kept = sources();
    const first = new ViewerIdentity(kept).get();
    expect(new ViewerIdentity(kept).get()).toEqual(first);
  });

  test('is the same in another tab, on another visit', () => {
    const kept = sources();
    const first = new ViewerIdentity(kept).get();
    const other = new ViewerIdentity({ ...kept, ofThisTab: storage() }).get();
    expect(other).toMatchObject({ guid: first.guid, alias: first.alias });
    expect(other.sessionUID).not.toBe(first.sessionUID);
    expect(other.windowGUID).not.toBe(first.windowGUID);
  });

  test('starts another visit with a new session only', () => {
    const identity = new ViewerIdentity(sources());
    const first = identity.get();
    identity.renewSession();
    const { sessionUID, ...person } = identity.get();
    expect(sessionUID).not.toBe(first.sessionUID);
    expect(person).toEqual({ guid: first.guid, alias: first.alias, email: '', windowGUID: first.windowGUID });
  });

  test('keeps an email, and does not clear it for an empty one', () => {
    const identity = new ViewerIdentity(sources());
    identity.setEmail('ann@client.example');
    identity.setEmail('');
    expect(identity.get().email).toBe('ann@client.example');
  });

  test.each(['not json', 'null', '[]', '{"guid":"<script>","alias":7}'])('replaces %s in storage', (odd) => {
    const kept = sources();
    kept.lasting.values.set('publicViewer', odd);
    kept.ofThisTab.values.set('publicViewer', odd);
    expect(publicViewerSchema.isValidSync(new ViewerIdentity(kept).get(), { strict: true })).toBe(true);
  });
});

test('an alias is two words', () => {
  expect(randomAlias(() => 0)).toBe('Amber Badger');
  expect(randomAlias(() => 0.999_999)).toBe('Wise Wren');
});
