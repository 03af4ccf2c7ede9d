import { expect, test } from '@jest/globals';
import { newOrganization } from './organization';
import { changedSince, mayChange, overwrittenBy, settingChangeOf, undoOf } from './setting-change';

const organization = newOrganization({ id: 'a', name: 'Alder', phone: '1' });
const changes = { phone: '2', 'productFeature.skillsMarketing.enable': '0' };

test('a change keeps the values before and after it, and no access code', () => {
  const accessCode = 'integration.bullhorn.publicResume.accessCode';
  expect(settingChangeOf(organization, { ...changes, [accessCode]: 'secret' })).toEqual({
    before: { phone: '1' },
    after: changes,
  });
});

test('its undo brings back what was, and what an unset switch meant', () => {
  const change = settingChangeOf(organization, changes);
  const changed = newOrganization({ ...organization, phone: '2' });
  expect(undoOf(change, changed)).toEqual({ phone: '1', 'productFeature.skillsMarketing.enable': '1' });
  expect(undoOf(change, organization)).not.toHaveProperty('phone');
});

test('admins undo no change of what super admins decide', () => {
  expect(mayChange({ phone: '1' }, false)).toBe(true);
  expect(mayChange(changes, false)).toBe(false);
  expect(mayChange(changes, true)).toBe(true);
});

test('an undo says which of its settings were changed again since', () => {
  const change = settingChangeOf(organization, changes);
  const since = (phone: string) => {
    const now = newOrganization({ ...organization, phone });
    return changedSince(change, undoOf(change, now), now);
  };
  expect(since('3')).toMatchObject({ phone: '3' });
  expect(since('2')).not.toHaveProperty('phone');
});

test('a save overwrites what somebody else stored while it was edited', () => {
  const now = newOrganization({ ...organization, phone: '3' });
  expect(overwrittenBy({ phone: '2' }, new Map([['phone', '1']]), now)).toEqual({ phone: '3' });
  expect(overwrittenBy({ phone: '2' }, new Map([['phone', '3']]), now)).toEqual({});
});
