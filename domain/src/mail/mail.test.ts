import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contactSchema } from '../contacts/contact';
import { importedContacts } from '../contacts/imported-contacts';
import { suppressionOf } from '../contacts/suppression';
import { marketingMailFields } from '../organizations/skills-marketing';
import { loadedBy } from './automatic-open';
import {
  fillHtml,
  fillText,
  hasLinkVariable,
  mailVariables,
  unknownVariables,
  type MailValues,
} from './mail-variables';
import { hasText, mailTextSchema } from './mail-text';

const values = {
  ...Object.fromEntries(mailVariables.map((name) => [name, ''])),
  clientName: 'Ann <b>Lee</b>',
  companyName: 'A & B',
  tearsheetLink: 'https://portal.example/t?a=1&b="2"',
  comments: 'first<br />second',
} as MailValues;

test('every variable that a setting of marketing mails offers is filled', () => {
  const offered = Object.values(marketingMailFields).flatMap((field) => {
    const { meta } = field.describe() as { meta?: { variables?: readonly string[] } };
    return meta?.variables ?? [];
  });
  expect(offered).toContain('jobId');
  expect(offered.filter((name) => unknownVariables(`[${name}]`).length > 0)).toEqual([]);
});

test('values are escaped in formatted text, and plain in a subject', () => {
  expect(fillText('For [clientName] of [companyName]', values)).toBe('For Ann <b>Lee</b> of A & B');
  expect(fillHtml('<p>[clientName], [companyName]</p>', values, 'View')).toBe(
    '<p>Ann &lt;b&gt;Lee&lt;/b&gt;, A &amp; B</p>',
  );
  expect(fillHtml('<p>[comments]</p>', values, 'View')).toBe('<p>first<br />second</p>');
});

test('a link is an anchor in the text, and its URL in a tag', () => {
  const url = 'https://portal.example/t?a=1&amp;b=&quot;2&quot;';
  expect(fillHtml('[tearsheetLink]', values, 'View <all>')).toBe(`<a href="${url}">View &lt;all&gt;</a>`);
  expect(fillHtml('<a href="[tearsheetLink]">here</a>', values, 'View')).toBe(`<a href="${url}">here</a>`);
  expect(hasLinkVariable('<a href="[tearsheetLink]">here</a>', values)).toBe(true);
  // The variable of another kind of mail is empty and leads nowhere.
  expect(hasLinkVariable('[resumeLink] [clientName]', values)).toBe(false);
});

test('brackets that are no variable stay, and no value puts markup into formatted text', () => {
  expect(fillText('[draft] [constructor] [x y]', values)).toBe('[draft] [constructor] [x y]');
  fc.assert(
    fc.property(fc.string(), (clientName) => {
      expect(fillHtml('<p>[clientName]</p>', { ...values, clientName }, '')).not.toMatch(/^<p>[^&]*<(?!\/p>$)/);
    }),
  );
});

test('an empty editor has no text', () => {
  expect([hasText('<p></p>'), hasText('<p>&nbsp;</p>'), hasText('<img src="x">'), hasText('Hi')]).toEqual([
    ...[false, false, true, true],
  ]);
  expect(mailTextSchema.isValidSync({ subject: 'Hello', body: '<p></p>' })).toBe(false);
});

test('the reason that counts is the gravest', () => {
  const reason = (changes: object, checkMailOptOut = true) =>
    suppressionOf(contactSchema.cast({ id: '1', email: 'a@example.com', ...changes }), 'sm', { checkMailOptOut });
  expect(reason({})).toBeNull();
  expect(reason({ email: 'broken' })).toBe('invalidEmail');
  expect(reason({ smEmailsUnsubscribe: true, massMailOptOut: true })).toBe('unsubscribed');
  expect(reason({ jmEmailsUnsubscribe: true })).toBeNull();
  expect(reason({ hasBounced: true })).toBe('bounced');
  expect(reason({ massMailOptOut: true })).toBe('optedOut');
  expect(reason({ massMailOptOut: true }, false)).toBeNull();
});

test('imports known columns in any order, names broken rows, and never throws', () => {
  const read = importedContacts([
    ['Company', 'E-Mail Address', 'Full name'],
    ['Contoso', ' ANN@example.com ', 'Ann  van Lee'],
    ['', '', ''],
    ['Contoso', 'ann', 'Ann'],
  ]);
  expect(read?.contacts).toEqual([
    { email: 'ann@example.com', firstName: 'Ann', lastName: 'van Lee', companyName: 'Contoso' },
  ]);
  expect(read?.faults).toEqual([{ line: 4, value: 'ann', reason: 'invalidEmail' }]);
  expect(importedContacts([['Name'], ['Ann']])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.array(fc.string())), (rows) => {
      const found = importedContacts([['email'], ...rows]);
      expect((found?.contacts.length ?? 0) + (found?.faults.length ?? 0)).toBeLessThanOrEqual(rows.length);
    }),
  );
});

test('scanners open no mail; the proxies of Gmail and Yahoo do when it is shown', () => {
  const opened = (userAgent: string, after: number) => loadedBy({ userAgent, sentAt: 0, now: after });
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const gmail = 'Mozilla/5.0 (Windows NT 5.1) (via ggpht.com GoogleImageProxy)';
  expect(opened(browser, 60_000)).toBe('recipient');
  expect(opened(browser, 500)).toBe('program');
  expect(opened(gmail, 60_000)).toBe('proxy');
  expect(opened(gmail, 500)).toBe('program');
  expect(opened('Mozilla/5.0', 60_000)).toBe('program');
  expect(opened('', 60_000)).toBe('program');
});
