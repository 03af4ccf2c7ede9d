import { expect, test } from '@jest/globals';
import { noticeSettingTexts } from '../texts/notice';
import { canBeNotified, fillNotice } from './notice';
import { originOf } from './origin';

const values = { organization: 'Alder & Pine', source: 'an upload', date: 'March 4, 2026' };

test('the text of a notice is filled, and other brackets stay', () => {
  expect(fillNotice('[organization] [date] [source] [organization] [name]', values)).toBe(
    'Alder & Pine March 4, 2026 an upload Alder & Pine [name]',
  );
  expect(fillNotice('[source]', { ...values, source: '$& [date]' })).toContain('$&');
  expect(fillNotice(noticeSettingTexts.standard, values)).not.toMatch(/[[\]]/);
});

test('people without an email, of removed records and restricted ones are not notified', () => {
  const record = { email: 'ada@mail.example', isDeleted: false, isRestricted: false };
  expect(canBeNotified(record)).toBe(true);
  for (const change of [{ email: '' }, { email: 'ada' }, { isDeleted: true }, { isRestricted: true }]) {
    expect(canBeNotified({ ...record, ...change })).toBe(false);
  }
});

test('a candidate from before has its way in as origin', () => {
  const origin = { source: '' as const, at: null, by: '' };
  expect(originOf({ origin, source: 'integration', createdAt: null })).toMatchObject({ source: 'integration' });
  const known = { source: 'archive' as const, at: null, by: 'Maya' };
  expect(originOf({ origin: known, source: 'otherJob', createdAt: null })).toEqual(known);
});
