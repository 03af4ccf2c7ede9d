import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contactRowOf, contactSchema, isUnsubscribeType, mayMail } from './contact';
import { emailAnalyticsOf } from './email-analytics';
import { gateIdentitySchema, gateIdentityWithTermsSchema, gateNameSchema } from './gate';

const contact = contactSchema.cast({ id: 'c', email: 'C@Example.com', name: 'C', smEmailsUnsubscribe: true });

test('unsubscribing applies to one kind of mail', () => {
  expect(contactRowOf(contact, 'sm').unsubscribed).toBe(true);
  expect(contactRowOf(contact, 'jm').unsubscribed).toBe(false);
  expect(mayMail(contact, 'sm', { checkMailOptOut: false })).toBe(false);
  expect(mayMail(contact, 'jm', { checkMailOptOut: false })).toBe(true);
});

test.each([
  [true, true, false],
  [true, false, true],
  [false, true, true],
])('opted out %p, checked %p: mail allowed %p', (massMailOptOut, checkMailOptOut, may) => {
  expect(mayMail({ ...contact, massMailOptOut }, 'jm', { checkMailOptOut })).toBe(may);
});

test('a contact without an email gets no mail', () => {
  expect(mayMail({ ...contact, email: '' }, 'jm', { checkMailOptOut: false })).toBe(false);
});

test.each(['sm', 'jm', 'xx', '', 'constructor'])('%j in a link', (type) => {
  expect(isUnsubscribeType(type)).toBe(type === 'sm' || type === 'jm');
});

describe('the gate', () => {
  const identity = { email: 'a@example.com', companyName: 'Acme' };
  test.each([
    [gateIdentitySchema, identity, true],
    [gateIdentitySchema, { ...identity, email: '' }, false],
    [gateIdentitySchema, { ...identity, email: 'abc' }, false],
    [gateIdentitySchema, { ...identity, companyName: ' ' }, false],
    [gateIdentitySchema, { ...identity, companyName: '<script>x' }, false],
    [gateIdentityWithTermsSchema, { ...identity, terms: true }, true],
    [gateIdentityWithTermsSchema, { ...identity, terms: false }, false],
    [gateIdentityWithTermsSchema, identity, false],
    [gateNameSchema, { firstName: 'A', lastName: 'B' }, true],
    [gateNameSchema, { firstName: 'A', lastName: '' }, false],
  ])('%#: %j', (schema, input, accepted) => {
    expect(schema.isValidSync(input)).toBe(accepted);
  });
});

test('rates are fractions of the mails sent or opened', () => {
  const counts = fc.record({ sent: fc.nat(50), opened: fc.nat(50), clicked: fc.nat(50) });
  expect(
    emailAnalyticsOf(
      { tearsheet: { sent: 4, opened: 2, clicked: 1 }, overall: { sent: 0, opened: 0, clicked: 0 } },
      { subscribed: true },
    ),
  ).toMatchObject({
    tearsheetOpenRate: 0.5,
    tearsheetClickedOverSent: 0.25,
    tearsheetClickedOverOpened: 0.5,
    overallOpenRate: 0,
  });
  fc.assert(
    fc.property(counts, counts, (tearsheet, overall) => {
      const figures = emailAnalyticsOf({ tearsheet, overall }, { subscribed: false });
      for (const rate of [figures.tearsheetOpenRate, figures.overallOpenRate, figures.overallClickedOverOpened]) {
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(rate).toBeLessThanOrEqual(1);
      }
    }),
  );
});
