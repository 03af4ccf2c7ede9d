import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { object, ValidationError, type ISchema } from 'yup';
import { color } from './color';
import { email } from './email';
import { isEmail } from './email-address';
import { featureFlag, featureFlagOf, isFeatureOn } from './feature-flag';
import { optionalNumber, requiredNumber } from './number';
import { optionalText, requiredText } from './text';
import { url } from './url';
import { urlWithScheme } from './web-address';
import { officeZipCode, userZipCode } from './zip-code';

/** The form's message for the value, or null when it is accepted. */
function messageOf(field: ISchema<unknown>, value: unknown): string | null {
  try {
    object({ field }).validateSync({ field: value });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

const castOf = (field: ISchema<unknown>, value: unknown) => object({ field }).cast({ field: value }).field;

describe('email', () => {
  test.each([
    ['anna@example.com', null],
    [' Anna@Example.COM ', null],
    ['a.b+c@mail.example.co.uk', null],
    ['', null],
    ['abc', '"abc" is not a valid email.'],
    ['ABC', '"ABC" is not a valid email.'],
    ['a@b', '"a@b" is not a valid email.'],
    ['a b@example.com', '"a b@example.com" is not a valid email.'],
    ['a@@example.com', '"a@@example.com" is not a valid email.'],
  ])('%j: %s', (value, message) => {
    expect(messageOf(email(), value)).toBe(message);
  });
  test('is stored in lower case', () => {
    expect(castOf(email(), ' Anna@Example.COM ')).toBe('anna@example.com');
  });
  test('can be required', () => {
    expect(messageOf(email().required('This field is required'), '')).toBe('This field is required');
  });
  test('accepts common addresses, and none without an @', () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9._+-]{1,30}$/),
        fc.array(label, { minLength: 2, maxLength: 4 }),
        (user, host) => {
          expect(isEmail(`${user}@${host.join('.')}`)).toBe(true);
          expect(isEmail(`${user}${host.join('.')}`)).toBe(false);
        },
      ),
    );
  });
});

describe('zip codes', () => {
  test.each([
    ['', null, null],
    ['10001', null, null],
    ['00012', null, '"00012" is not a valid Zip Code.'],
    ['123', 'Should have atleast 5 characters', 'Should have atleast 5 characters'],
    ['abcde', '"abcde" is not a valid Zip Code.', '"abcde" is not a valid Zip Code.'],
    ['123456', '"123456" is not a valid Zip Code.', '"123456" is not a valid Zip Code.'],
    ['12345678901', '"12345678901" is not a valid Zip Code.', '"12345678901" is not a valid Zip Code.'],
  ])('%j for a user: %s, for an office: %s', (value, user, office) => {
    expect(messageOf(userZipCode(), value)).toBe(user);
    expect(messageOf(officeZipCode(), value)).toBe(office);
  });
});

describe('texts', () => {
  test.each([
    [requiredText(), '', 'This field is required'],
    [requiredText(), '   ', 'This field is required'],
    [requiredText(), undefined, 'This field is required'],
    [requiredText(50), 'x'.repeat(50), null],
    [requiredText(50), 'x'.repeat(51), 'This value should be less than 50 characters'],
    [optionalText(), '', null],
    [optionalText(), undefined, null],
    [optionalText(), 'x <svg>', 'This field contains text that is not allowed.'],
  ])('%#: %j', (field, value, message) => {
    expect(messageOf(field, value)).toBe(message);
  });
  test('an absent text becomes an empty one', () => {
    expect(castOf(optionalText(), undefined)).toBe('');
  });
});

describe('numbers', () => {
  test.each([
    [optionalNumber({ min: 0 }), -1, 'This value should be more than 0'],
    [optionalNumber({ min: 0, max: 10 }), 11, 'This value should be less than 10'],
    [optionalNumber({ min: 0, max: 10 }), '7', null],
    [optionalNumber(), '', null],
    [optionalNumber(), 'x', 'Please enter a number.'],
    [requiredNumber(), '', 'This field is required'],
    [requiredNumber(), 'x', 'Please enter a number.'],
    [requiredNumber({ max: 5 }), 5, null],
  ])('%#: %j', (field, value, message) => {
    expect(messageOf(field, value)).toBe(message);
  });
  test('an emptied field becomes null', () => {
    expect(castOf(optionalNumber(), '')).toBeNull();
  });
});

describe('URLs', () => {
  test.each([
    ['https://www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
    ['example.com', 'https://example.com'],
    ['http://example.com:8080', 'http://example.com:8080'],
  ])('%s links to %s', (value, target) => {
    expect(messageOf(url(), value)).toBeNull();
    expect(urlWithScheme(value)).toBe(target);
  });
  test.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://a b.com', 'x'])(
    'refuses %s',
    (value) => {
      expect(messageOf(url(), value)).toBe('Please enter an address such as https://www.example.com.');
      expect(urlWithScheme(value)).toBeNull();
    },
  );
});

test.each([
  ['#28a745', true],
  ['#FFF', true],
  ['', true],
  ['red', false],
  ['#12345', false],
  ['#fff;background:url(x)', false],
])('color %j is accepted: %p', (value, accepted) => {
  expect(messageOf(color(), value) === null).toBe(accepted);
});

describe('feature flags', () => {
  test.each([
    ['1', false, true],
    ['1', true, true],
    ['0', false, false],
    ['0', true, false],
    [undefined, false, false],
    [undefined, true, true],
    [null, true, true],
    ['', true, true],
    ['yes', false, false],
  ])('flag %j, default %p: on %p', (flag, defaultOn, on) => {
    expect(isFeatureOn(flag, defaultOn)).toBe(on);
  });
  test('are stored as texts', () => {
    expect([featureFlagOf(true), featureFlagOf(false)]).toEqual(['1', '0']);
    expect(messageOf(featureFlag(), 'true')).not.toBeNull();
    expect(messageOf(featureFlag(), undefined)).toBeNull();
  });
});
