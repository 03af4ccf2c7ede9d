import { describe, expect, test } from '@jest/globals';
import { importedContacts } from './imported-contacts';

const contactsOf = (rows: string[][], chosen?: string[]) => importedContacts(rows, chosen)?.contacts;

describe('headings are found', () => {
  test('below notes of an export, with the lines of faults counted from the top of the file', () => {
    const read = importedContacts([
      ['Notes:'],
      ['Some of the email addresses are missing.'],
      [''],
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position'],
      ['Ilse', 'Vogt', 'https://x.example', 'ilse@vogt.example', 'Werft', 'Buyer'],
      ['Ole', 'Berg', '', '', 'Werft', ''],
    ]);
    expect(read?.contacts).toEqual([
      { email: 'ilse@vogt.example', firstName: 'Ilse', lastName: 'Vogt', companyName: 'Werft' },
    ]);
    expect(read?.faults).toEqual([expect.objectContaining({ line: 6, reason: 'invalidEmail' })]);
    expect(read?.columns.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      null,
      'email',
      'companyName',
      null,
    ]);
  });

  test('in an export of Google Contacts, whose first email with a value counts', () => {
    const rows = [
      ['First Name', 'Last Name', 'Organization Name', 'E-mail 1 - Label', 'E-mail 1 - Value', 'E-mail 2 - Value'],
      ['Ilse', 'Vogt', 'Werft', 'Work', '', 'ilse@vogt.example ::: i@vogt.example'],
    ];
    expect(contactsOf(rows)).toEqual([
      { email: 'ilse@vogt.example', firstName: 'Ilse', lastName: 'Vogt', companyName: 'Werft' },
    ]);
  });

  test('nowhere in a file without emails', () => {
    expect(importedContacts([['Name'], ['Ilse Vogt']])).toBeNull();
  });
});

test('chosen columns go before headings, and ignored ones are not read', () => {
  const rows = [
    ['Adresse', 'Firma', 'Company'],
    ['ilse@vogt.example', 'Werft', 'Other'],
  ];
  expect(importedContacts(rows)).toBeNull();
  expect(contactsOf(rows, ['email', 'companyName', ''])).toEqual([
    { email: 'ilse@vogt.example', firstName: '', lastName: '', companyName: 'Werft' },
  ]);
  expect(importedContacts(rows, ['', '', ''])?.columns).toEqual([
    { heading: 'Adresse', sample: 'ilse@vogt.example', field: null },
    { heading: 'Firma', sample: 'Werft', field: null },
    { heading: 'Company', sample: 'Other', field: null },
  ]);
});

test.each([
  [' ilse@vogt.example\u200b', 'ilse@vogt.example'],
  ['mailto:Ilse@Vogt.example', 'ilse@vogt.example'],
  ['Ilse Vogt <ilse@vogt.example>', 'ilse@vogt.example'],
  ['\u00a0ilse@vogt.example; other@vogt.example', 'ilse@vogt.example'],
])('the email of %j is %s', (cell, email) => {
  expect(contactsOf([['Email'], [cell]])).toEqual([expect.objectContaining({ email })]);
});

test.each([
  ['Ana Maria de Souza', 'Ana', 'Maria de Souza'],
  ['de Souza, Ana Maria', 'Ana Maria', 'de Souza'],
  ['Tom Berg, Jr.', 'Tom', 'Berg'],
  ['Tom Berg, MBA, PMP', 'Tom', 'Berg'],
  ['Cher', 'Cher', ''],
])('the name %j is %j and %j', (name, firstName, lastName) => {
  expect(
    contactsOf([
      ['Email', 'Name'],
      ['a@b.example', name],
    ]),
  ).toEqual([expect.objectContaining({ firstName, lastName })]);
});
