import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { object, ValidationError } from 'yup';
import { passwordSpecialCharacters } from '../constants/password';
import { password, passwordConfirmation, passwordViolations } from './password';

test.each([
  ['Aa1!Aa1!A', []],
  ['Aa1!Aa1!', ['tooShort']],
  ['Aaaa1234!', ['repeated']],
  ['AA1!AA1!A', ['noLowerCase']],
  ['aa1!aa1!a', ['noUpperCase']],
  ['Aab!Aab!A', ['noNumber']],
  ['Aa1bAa1bA', ['noSpecialCharacter']],
  ['Aa1-Aa1-A', ['noSpecialCharacter']],
  ['', ['tooShort', 'noLowerCase', 'noUpperCase', 'noNumber', 'noSpecialCharacter']],
])('%j violates %j', (value, violations) => {
  expect(passwordViolations(value)).toEqual(violations);
});

test.each(passwordSpecialCharacters.split(''))('%s is a special character', (character) => {
  expect(passwordViolations(`Aa1Bb2Cc${character}`)).toEqual([]);
});

test('refuses a character three times in a row, accepts it twice', () => {
  const good = 'Aa1!Bb2?';
  fc.assert(
    fc.property(
      fc.nat(good.length),
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
      (at, character) => {
        const withRun = (count: number) => good.slice(0, at) + character.repeat(count) + good.slice(at);
        expect(passwordViolations(withRun(3))).toContain('repeated');
        fc.pre(!good.includes(character));
        expect(passwordViolations(withRun(2))).toEqual([]);
      },
    ),
  );
});

describe('the form', () => {
  const form = object({ password: password(), confirmation: passwordConfirmation() });
  test.each([
    ['Aa1!Aa1!A', 'Aa1!Aa1!A', null],
    ['Aa1!Aa1!', 'Aa1!Aa1!', 'this password is too weak, please try another.'],
    ['Aa1!Aa1!A', 'Aa1!Aa1!B', 'not matching'],
    ['Aa1!Aa1!A', '', 'This field is required'],
    [`Aa1!${'ab'.repeat(2047)}`, '', 'This value should be less than 4096 characters'],
  ])('%#', async (value, confirmation, message) => {
    const messages = await form
      .validate({ password: value, confirmation }, { abortEarly: false })
      .then(() => [])
      .catch((error: unknown) => (error instanceof ValidationError ? error.errors : []));
    if (message === null) expect(messages).toEqual([]);
    else expect(messages).toContain(message);
  });
});
