import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines } from '../../documents/testing/make-pdf';
import { resumeOf, today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

test.each([
  ['Jane Doe', 'Jane', '', 'Doe'],
  ['DOE, John', 'John', '', 'Doe'],
  ['Dr. Maria Lopez, MD', 'Maria', '', 'Lopez'],
  ['John A. Smith Jr.', 'John', 'A.', 'Smith'],
  ["JANE MARIE O'CONNOR", 'Jane', 'Marie', "O'Connor"],
  ['Ludwig van der Berg', 'Ludwig', '', 'van der Berg'],
  ['Maria Gonzalez-Perez, RN, BSN', 'Maria', '', 'Gonzalez-Perez'],
  ['Łukasz Wiśniewski', 'Łukasz', '', 'Wiśniewski'],
  ['Name: Anna Schmidt', 'Anna', '', 'Schmidt'],
  ['Curriculum Vitae of Peter Novák', 'Peter', '', 'Novák'],
  ['Robert “Bob” Miller', 'Robert', '', 'Miller'],
  ['Amy Chan | Product Designer', 'Amy', '', 'Chan'],
  ['J A N E   D O E', 'Jane', '', 'Doe'],
  ['Jane Doe, MBA, PMP', 'Jane', '', 'Doe'],
  ['Jane Doe, Pharm.D.', 'Jane', '', 'Doe'],
  ['Jane Doe, M.Ed.', 'Jane', '', 'Doe'],
  ['Jane Doe, Psy.D., LMFT', 'Jane', '', 'Doe'],
  ['Doe, J.R.', 'J.R.', '', 'Doe'],
  ['Noé Leclerc', 'Noé', '', 'Leclerc'],
  ["DAVID J . D ' AMORE", 'David', 'J.', "D'Amore"],
  ['Anh Do', 'Anh', '', 'Do'],
  ['Jane Doe RN BSN', 'Jane', '', 'Doe'],
  ['Prof. Dr. Anna Weber', 'Anna', '', 'Weber'],
  ['SMITH-JONES, Alice Marie', 'Alice', 'Marie', 'Smith-Jones'],
  ['Resume - Peter Novák', 'Peter', '', 'Novák'],
])('reads the name of %s', (line, firstName, middleName, lastName) => {
  const resume = resumeOf(`${line}\nHouston, TX | (713) 555-0123\n\nEXPERIENCE\nCook | Blue Grill LLC | 2019 - 2021`);
  expect(resume).toMatchObject({ firstName, middleName, lastName });
});

test('does not take a title, a heading or an employer for a name', () => {
  expect(resumeOf('RESUME\nSenior Software Engineer\nAcme Solutions\nWORK HISTORY').fullName).toBe('');
});

test.each([
  ['jane k. lindqvist', 'lindqvist_cook@example.com', 'Jane', 'Lindqvist'],
  ['jane lindqvist', 'hello@janelindqvist.example', 'Jane', 'Lindqvist'],
  ['line cook', 'lindqvist@example.com', '', ''],
])('of a first line in small letters, %s, beside %s', (line, email, firstName, lastName) => {
  expect(resumeOf(`${line}\n${email}\n\nexperience\ncook, Blue Grill LLC, 2019 - 2021`)).toMatchObject({
    firstName,
    lastName,
  });
});

test('a name in large type goes on below its initial', async () => {
  const bytes = await makePdf((pdf) => {
    writeLines(pdf, 54, 40, ['Maria Helena “Lena” D.', 'Lindqvist'], { size: 22 });
    writeLines(pdf, 54, 100, ['lena.lindqvist@example.com', 'EXPERIENCE', 'Cook, Blue Grill LLC, 2019 - 2021']);
  });
  const resume = parseResume(await readDocument(bytes), { today });
  expect(resume.lastName).toBe('Lindqvist');
});

test('takes the name that the e-mail address repeats', () => {
  expect(resumeOf('Blue River Project\nOskar Lindqvist\noskar.lindqvist@example.com').lastName).toBe('Lindqvist');
});

test('an e-mail address alone gives a doubtful name', () => {
  const resume = resumeOf('RESUME\noskar.lindqvist82@example.com\n\nEXPERIENCE\nCook | Blue Grill LLC | 2019 - 2021');
  expect([resume.firstName, resume.lastName]).toEqual(['Oskar', 'Lindqvist']);
  expect(resume.provenance.fullName?.confidence).toBeLessThan(0.4);
  expect(resume.text.slice(resume.provenance.fullName?.start, resume.provenance.fullName?.end)).toBe(
    'oskar.lindqvist82',
  );
});

test('an address of a role gives no name', () => {
  expect(resumeOf('RESUME\ncareers.team@example.com\n\nEXPERIENCE\nCook | Blue Grill LLC | 2019 - 2021').fullName).toBe(
    '',
  );
});

test('a title behind the name and a comma is no part of the name', () => {
  const { firstName, lastName } = resumeOf('Dale Kowalczyk, Journeyman Lineman\ndale@example.com\n\nSKILLS\nRigging');
  expect([firstName, lastName]).toEqual(['Dale', 'Kowalczyk']);
});

test('the firm that bears the name of its owner is not the owner', () => {
  const text = 'Tom Baker\n\nEXPERIENCE\nBaker\nTom Baker Ltd\n2015 - Present\n- Ran the shop';
  expect(resumeOf(text).fullName).toBe('Tom Baker');
});

test.each([
  ['Zorian Petrash, embedded engineer', 'Zorian', 'Petrash'],
  ['Jane Poe, CIMA qualified 2018', 'Jane', 'Poe'],
  ['Jane Poe, P.Eng. (Env.)', 'Jane', 'Poe'],
  ['Jane Poe (Santa Fe, New Mexico)', 'Jane', 'Poe'],
  ['Résumé — Jane Poe, Leeds', 'Jane', 'Poe'],
  ['Poe Hill, Jane', 'Jane', 'Hill'],
  ['Personal details: Jane Poe, Leeds, jane@example.com', 'Jane', 'Poe'],
  ['Jane Poe. Leeds. 0113 496 0000', 'Jane', 'Poe'],
  ['JANE ("Jenny") POE', 'Jane', 'Poe'],
  ["My name is Jane Poe, I live in Leeds and I've driven lorries since 2015.", 'Jane', 'Poe'],
])('who begins with more than the name: %s', (line, first, last) => {
  const { firstName, lastName } = resumeOf(
    `${line}\nLeeds\nz.petrash@example.com\n\nEXPERIENCE\nDriver, 2018 - present`,
  );
  expect([firstName, lastName]).toEqual([first, last]);
});

test.each(['Embedded Engineer, Leeds', 'Jordan Valley, Utah', 'Mercy Hospital, nursing', 'San Francisco, California'])(
  '%s begins with no name',
  (line) => {
    expect(resumeOf(`${line}\n\nEXPERIENCE\nDriver, Brot AG, 2018 - present`).lastName).toBe('');
  },
);

test('a surname that a line broke behind its hyphen is one', () => {
  const { firstName, lastName } = resumeOf(
    'Ana Soto-\nVidal\n\nx@lee.example\n\nEXPERIENCE\nCook, Bistro, 2019 - present',
  );
  expect([firstName, lastName]).toEqual(['Ana', 'Soto-Vidal']);
});

test('a name in capitals ends where the title in the same line begins', () => {
  const { firstName, lastName } = resumeOf(
    'JD JANE DOE Primary School Teacher\nx@lee.example\n\nEXPERIENCE\nCook, Bistro, 2019 - present',
  );
  expect([firstName, lastName]).toEqual(['Jane', 'Doe']);
});
