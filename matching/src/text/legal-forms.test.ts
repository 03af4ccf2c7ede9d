import { expect, test } from '@jest/globals';
import { beginsWithLegalForm, endsWithLegalForm, isLegalForm } from './legal-forms';

test.each([
  'Merlow Shipping Pte Ltd',
  'Acme, Inc.',
  'Estofos Pinhal, Unip. Lda',
  'Helvia SA',
  'Tisza Kft.',
  'Hallberg AB',
  'Orley & co.',
  'Brevo B.V.',
])('%s ends with a legal form', (name) => {
  expect(endsWithLegalForm(name)).toBe(true);
});

test.each(['Incline Village', 'Basel', 'Ltd Edition Books', 'worked as', 'Northwind Dental, AB', 'Paint co'])(
  '%s does not',
  (name) => {
    expect(endsWithLegalForm(name)).toBe(false);
  },
);

test('short forms are legal forms only at the end', () => {
  expect(beginsWithLegalForm('Inc. Austin')).toBe(true);
  expect(beginsWithLegalForm('AB, Stockholm')).toBe(true);
  expect(beginsWithLegalForm('AB Foods')).toBe(false);
});

test('a legal form alone is not a name', () => {
  expect(isLegalForm('GmbH')).toBe(true);
  expect(isLegalForm('Limited Editions')).toBe(false);
});
