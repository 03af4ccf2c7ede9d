import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentFromText } from '../document-from-text';
import { readDocument } from '../documents/read-document';
import { makePdf, writeLines } from '../documents/testing/make-pdf';
import { linesOfDocument, parseResume } from '../resume/parse-resume';
import { personalLinesOf, type PersonalLines } from '../resume/person/personal-lines';
import { today } from '../testing/resume-text';

/**
 * Personal data is found twice: by parsing, in the lines of the page, and by grading, in the stored text.
 */
interface Reading {
  texts: readonly string[];
  own: PersonalLines;
}
interface Person {
  name: string;
  street: string;
  town: string;
  phone: string;
}

const persons: fc.Arbitrary<Person> = fc.record({
  name: fc
    .tuple(
      fc.constantFrom('Ann', 'Joy', 'Ruby', 'Dean', 'Łukasz', 'Nguyễn'),
      fc.constantFrom('Baker', 'Marshall', 'Lee', 'Singh', 'O’Brien', 'García'),
    )
    .map((words) => words.join(' ')),
  street: fc.constantFrom('12 Engineer Street', '5 Nurse Hill Road', 'Flat 2, 9 Harley Street', 'P.O. Box 2019'),
  town: fc.constantFrom('Reading', 'Bath', 'Kraków', 'Lagos'),
  phone: fc.constantFrom('(512) 555-0142', '07700 900123', '+90 212 555 01 42'),
});
const email = 'someone@example.org';

const work = [
  'EXPERIENCE',
  'Staff Nurse, Mercy Hospital, 2019 - Present',
  '- Gave medications to 24 patients',
  'Care Assistant, Rose House, 2015 - 2019',
  '- Washed, fed and lifted residents',
];
const hobbies = ['HOBBIES', 'church choir, football'];
const head = ({ name, street, town, phone }: Person): string[] => [name, `${street}, ${town}`, `${email} | ${phone}`];

/** One-column layouts, as lines. */
const columns: Readonly<Record<string, (person: Person) => string[]>> = {
  'with sections': (person) => [...head(person), '', ...work, '', ...hobbies],
  'with a headline and lines of an address': ({ name, street, town, phone }) => [
    `${name.toUpperCase()}, RN`,
    'Staff Nurse',
    street,
    town,
    phone,
    email,
    '',
    ...work,
  ],
  'as a form': ({ name, street, town, phone }) => [
    'CURRICULUM VITAE',
    `Surname: ${name.split(' ')[1] ?? ''}`,
    `First name: ${name.split(' ')[0] ?? ''}`,
    `Address: ${street}, ${town}`,
    `Phone: ${phone}`,
    `E-mail: ${email}`,
    '',
    ...work,
  ],
  'with the name again': (person) => [...head(person), '', ...work, `${person.name} - page 2`, '', ...hobbies],
};

/** What was removed, independent of spacing and line breaks. */
function takenOut({ texts, own }: Reading): unknown {
  const linesOf = (numbers: ReadonlySet<number>): string =>
    [...numbers]
      .sort((a, b) => a - b)
      .map((at) => texts[at] ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  return { lines: linesOf(own.lines), aside: linesOf(own.aside), names: own.name.names };
}

const readingOf = (texts: readonly string[]): Reading => ({ texts, own: personalLinesOf(texts) });

/** What parsing and grading remove from a document. */
const bothReadings = (document: Parameters<typeof parseResume>[0]): [unknown, unknown] => [
  takenOut(readingOf(linesOfDocument(document).map(({ text }) => text))),
  takenOut(readingOf(parseResume(document, { today }).text.split('\n'))),
];

test.each(Object.entries(columns))('parsing and grading remove the same personal data: %s', (_, write) => {
  fc.assert(
    fc.property(persons, (person) => {
      const [parsing, grading] = bothReadings(documentFromText(write(person).join('\n')));
      expect(grading).toEqual(parsing);
      expect(JSON.stringify(parsing)).toContain(person.street);
    }),
    { numRuns: 25, seed: 7 },
  );
});

test.each([
  ['in a column at the left', 40, 220],
  ['in a column at the right', 420, 40],
])('parsing and grading remove the same personal data: address %s', async (_, side, main) => {
  for (const person of fc.sample(persons, { numRuns: 8, seed: 7 })) {
    const name = person.name.normalize('NFD').replace(/[^ -~]/g, '');
    const pdf = await makePdf((page) => {
      writeLines(page, main, 40, [name], { size: 18, bold: true });
      writeLines(page, side, 100, ['CONTACT'], { bold: true });
      const below = writeLines(page, side, 116, [person.phone, email, person.street]);
      writeLines(page, side, below + 20, ['SKILLS'], { bold: true });
      writeLines(page, side, below + 36, ['Wound care', 'Epic', 'Triage']);
      writeLines(page, main, 100, ['EXPERIENCE'], { bold: true });
      writeLines(page, main, 116, work.slice(1));
    });
    const [parsing, grading] = bothReadings(await readDocument(pdf));
    expect(grading).toEqual(parsing);
    expect(JSON.stringify(parsing)).toContain(name);
  }
});
