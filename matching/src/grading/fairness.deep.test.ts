import { expect, test } from '@jest/globals';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import fc from 'fast-check';
import { makePdf, writeLines, type Pdf } from '../documents/testing/make-pdf';
import { readDocument } from '../documents/read-document';
import { parseJob } from '../job/parse-job';
import { resumeOf, today } from '../testing/resume-text';
import { parseResume } from '../resume/parse-resume';
import { grade } from './grade';

/**
 * Age, sex, origin, photo, name and address must not affect a score: resumes of several forms are rewritten for other
 * people and must get identical grades.
 */
interface Person {
  first: string;
  last: string;
  street: string;
  town: string;
  email: string;
  phone: string;
}

/** Names from many countries, and names that are also titles, skills, licenses, employers, schools and sections. */
const names =
  `Baker Cook Carpenter Mason Driver Taylor Smith Page Swift Ruby Java Perl Pascal Julia Scala Joy Dean Major Sargent Marshall
Judge Bishop Farmer Gardner Miller Potter Porter Butler Chandler Fisher Hunter Sales Law Banks Price Best Senior Young Pharoah
Nurse Doctor Teacher Engineer Manager Sister Chef Usher Abbott Steward Barber Brewer Clerk Fuller Glover Proctor Spicer Turner
Tyler Wheeler Welder Archer Harvard Oxford Stanford Oracle Ford Bosch Siemens Mercy Grace Faith Hope Summer April May Reading
Excel Rust Swift Sharp Basic Ada Word Reader Singh Nguyễn Al-Sayed O’Brien Müller-Lüdenscheidt García Okonkwo Łukasz Ng Xu
Skills Work Registered Licensed Certified Master Bachelor Lead Chief Intern Junior`.split(/\s+/);
const streets = [
  '12 Engineer Street',
  '5 Nurse Hill Road',
  'Nursing Lane',
  'Flat 2, 9 Harley Street',
  '1998 Baker Avenue',
  'P.O. Box 2019',
  'Chefgasse 4',
  'Calle Enfermera 7',
];
const towns = [
  'Reading',
  'Java',
  'Baker',
  'Nurseville',
  'Nursing',
  'Cook',
  'Lagos',
  'Kraków',
  'Bath',
  'Mobile',
  'Oracle',
];

const persons: fc.Arbitrary<Person> = fc.record({
  first: fc.constantFrom(...names),
  last: fc.constantFrom(...names),
  street: fc.constantFrom(...streets),
  town: fc.constantFrom(...towns),
  email: fc.constantFrom('nurse.joy@java-welding.com', 'rn1961@web.de', 'chef@example.org', 'a.b@cook.io'),
  phone: fc.constantFrom('+90 212 555 01 42', '(512) 555-0142', '07700 900123', '0118 496 0000'),
});

/** Optional personal details. */
const details = [
  'Date of birth: 3 April 1961',
  'DOB 12.05.1999',
  'Born in 1958 in Izmir',
  'Age: 58',
  'Sex: female',
  'Gender: male',
  'she/her',
  'Nationality: Turkish',
  'Indian national',
  'Place of birth: Reading',
  'Marital status: divorced, 2 children',
  'Religion: Muslim',
  'Photo: nurse.jpg',
  '[Photo]',
  'Passport No: X1234567',
  'Spouse: Anna Cook, registered nurse',
  "Father's name: Ram Baker",
  'Height: 180 cm, weight: 80 kg',
];
const endings = [
  'PERSONAL DETAILS\nDate of birth 03/04/1961\nNationality Nigerian\nMarital status Married\nGender Male',
  'Personal Information\nBorn: 1964\nSex: F\nChildren: two',
  'HOBBIES\nchurch choir, football, cooking',
  'Interests: Java island travel, nursing my garden, baking',
  'I am a mother of three.',
  'I was born in 1961 in Izmir.',
  'I am Turkish.',
  'I am a Muslim from Nigeria.',
];

const work = `Staff Nurse, Mercy Hospital, 2019 – Present
- Gave medications to 24 patients and kept their charts in Epic
- Taught new colleagues wound care
Care Assistant, Rose House, 2015 – 2019
- Washed, fed and lifted residents`;

const inOneParagraph = (text: string): string => text.replace(/\n+(?:[•-] )?/g, '. ');

/** Forms of resumes. */
const forms: Readonly<Record<string, (person: Person) => string>> = {
  'with sections': ({ first, last, street, town, email, phone }) =>
    `${first} ${last}\n${street}, ${town}\n${email} | ${phone}\n\nEXPERIENCE\n${work}\n\nEDUCATION\nBSc Nursing, Denby College, 2014\n\nSKILLS\nWound care, Epic, triage`,
  'with a headline, credentials and lines of an address': ({ first, last, street, town, email, phone }) =>
    `${first.toUpperCase()} ${last.toUpperCase()}, RN\nStaff Nurse\n${street}\n${town}\n${phone}\n${email}\n\nProfessional Experience\n${work}\n\nCertifications\nBLS`,
  'without headings': ({ first, last, street, town, email, phone }) =>
    `${first} ${last}\n${street}, ${town}\n${phone}\n${email}\n\n${work}\nBSc Nursing, Denby College, 2014\nRN license, BLS`,
  'as a form': ({ first, last, street, town, email, phone }) =>
    `CURRICULUM VITAE\nSurname: ${last}\nFirst name: ${first}\nAddress: ${street}, ${town}\nPhone: ${phone}\nE-mail: ${email}\n\nWORK EXPERIENCE\n${work}\n\nEDUCATION\n2010 – 2014 BSc Nursing, Denby College`,
  'in one paragraph': ({ first, last, email }) =>
    `My name is ${first} ${last}, ${email}. I have been a staff nurse at Mercy Hospital since 2019, where I give medications and look after wounds. Before that I was a care assistant at Rose House from 2015 to 2019. BSc Nursing 2014.`,
  'in one paragraph with an address': ({ first, last, street, town }) =>
    `My name is ${first} ${last} and I live at ${street}, ${town}. ${inOneParagraph(work)}`,
  'in one paragraph behind an address': ({ first, last, street, town, email }) =>
    `${first} ${last}, ${street} / ${town}, ${email}. ${inOneParagraph(work)}`,
  'with labels below': ({ first, last, street, town, email, phone }) =>
    `${first} ${last}\n\nEXPERIENCE\n${work}\n\nCERTIFICATIONS\nBLS\nAddress\n${street}, ${town}\nPhone\n${phone}\nEmail\n${email}`,
  'as a letter': ({ first, last, street, town }) =>
    `Dear hiring team,\n\nI have been a staff nurse at Mercy Hospital since 2019, where I give medications. Before that I was a care assistant at Rose House from 2015 to 2019.\n\nKind regards,\n${first} ${last}\n${street}\n${town}`,
  'with a part of the name again': ({ first, last, email }) =>
    `${first} ${last}\n${email}\n\nSUMMARY\n${first} has worked on three wards. ${last} is a calm colleague.\n\nEXPERIENCE\n${work}\n${last} 2\n- Dressed wounds\n${first}, page 3\n\nREFERENCES\nI would hire ${first} again.`,
  'with the name again': ({ first, last, street, town, email, phone }) =>
    `${first} ${last}\n${phone} | ${email} | ${street}, ${town}\n\nEXPERIENCE\n${work}\n${first} ${last} - page 2\n\nREFERENCES\nMs ${last} led the ward well.\n${first} ${last}`,
};

const jobs = [
  `Registered Nurse\nRequirements\n- RN license, BLS\n- Wound care, medication administration, Epic\n- Bachelor of Science in nursing, 3 years of experience`,
  `Java Developer\nRequirements\n- Java, Ruby, Perl, Scala and Oracle\n- 2 years of experience`,
  `Sales Manager\nDuties\n- Lead a team of bakers, cooks and drivers\nRequirements\n- Sales, law, Excel; driver's license`,
].map((text) => parseJob(text));

/** Only scores and outcomes: evidence quotes the text. */
const gradesOf = (text: string): unknown => gradesOfResume(resumeOf(text));

const gradesOfResume = (resume: ParsedResume): unknown =>
  jobs.map((job) => {
    const { weightedScore, categories } = grade({ job, resume, today });
    return [weightedScore, ...categories.map(({ unweightedScore }) => unweightedScore)];
  });

const plain: Person = {
  first: 'Robin',
  last: 'Example',
  street: '7 Elm Street',
  town: 'Leeds',
  email: 'robin@example.com',
  phone: '0113 496 0000',
};

test.each(Object.keys(forms))('another person gets the same grade: resume %s', (form) => {
  const write = forms[form];
  if (!write) throw new Error(form);
  const expected = gradesOf(write(plain));
  fc.assert(
    fc.property(persons, (person) => {
      expect(gradesOf(write(person))).toEqual(expected);
    }),
    { numRuns: 40, seed: 7 },
  );
});

const history = work.split('\n');
const lists = ['SKILLS', 'Wound care', 'Epic', 'Triage', 'CERTIFICATIONS', 'BLS'];

const sidebarAt = (left: number) => (pdf: Pdf, own: readonly string[]) =>
  writeLines(pdf, left, 60, [...own, ...lists], { leading: 1.6 });

/** Printed layouts; the last argument is a personal detail. */
const layouts: Readonly<Record<string, (pdf: Pdf, person: Person, detail: string) => void>> = {
  'in one column': (pdf, { first, last, street, town, email, phone }, detail) => {
    const y = writeLines(pdf, 54, 40, [`${first} ${last}`], { size: 22, bold: true });
    const next = writeLines(pdf, 54, y, [`${street}, ${town}`, `${email} | ${phone}`, detail]);
    const below = writeLines(pdf, 54, next + 12, ['EXPERIENCE'], { size: 13, bold: true });
    writeLines(pdf, 54, writeLines(pdf, 54, below, history) + 12, lists);
  },
  'with a sidebar at the left': (pdf, { first, last, street, town, email, phone }, detail) => {
    sidebarAt(30)(pdf, ['CONTACT', street, town, phone, email, detail]);
    const y = writeLines(pdf, 230, 50, [`${first} ${last}`], { size: 24, bold: true });
    writeLines(pdf, 230, y + 10, ['EXPERIENCE', ...history]);
  },
  'with a sidebar of labels at the right': (pdf, { first, last, street, town, email, phone }, detail) => {
    const y = writeLines(pdf, 40, 40, [`Mrs ${first} ${last}`], { size: 24, bold: true });
    writeLines(pdf, 40, y + 10, ['EXPERIENCE', ...history]);
    sidebarAt(420)(pdf, ['Address', `${street}, ${town}`, 'Phone', phone, 'Email', email, detail]);
  },
};

test.each(Object.keys(layouts))('another person gets the same grade: printed %s', async (name) => {
  const draw = layouts[name];
  if (!draw) throw new Error(name);
  const gradesWith = async (person: Person, detail: string): Promise<unknown> => {
    const bytes = await makePdf((pdf) => {
      draw(pdf, person, detail);
    });
    return gradesOfResume(parseResume(await readDocument(bytes), { today }));
  };
  const expected = await gradesWith(plain, 'Born: 1970');
  const born = fc.constantFrom('Date of birth: 3 April 1961', 'Nationality: Turkish', 'Gender: male', 'Photo: me.jpg');
  await fc.assert(
    fc.asyncProperty(persons, born, async (person, detail) => {
      expect(await gradesWith(person, detail)).toEqual(expected);
    }),
    { numRuns: 12, seed: 7 },
  );
});

test('a skill counts in lists, positions and sentences, even when it is also a name', () => {
  const dev = `Java Developer, Corva Pay, 2019 – Present
- Built payments in Ruby Swift and Oracle
- Ruby Swift Java`;
  const gradesWith = (name: string): unknown =>
    gradesOf(`${name}\nname@example.com\n\nEXPERIENCE\n${dev}\n\nSKILLS\nRuby Swift, Perl, Ruby Swift Java, Scala`);
  for (const name of ['Ruby Swift', 'Java Perl', 'Swift Java'])
    expect([name, gradesWith(name)]).toEqual([name, gradesWith('Robin Example')]);
});

const withSections = (line: string): string =>
  `Robin Example\n${line}${line === '' ? '' : '\n'}robin@example.com\n\nEXPERIENCE\n${work}`;

test('personal details change no grade, anywhere in the text', () => {
  const expected = gradesOf(withSections(''));
  for (const detail of details) expect([detail, gradesOf(withSections(detail))]).toEqual([detail, expected]);
  for (const end of endings) expect([end, gradesOf(`${withSections('')}\n\n${end}`)]).toEqual([end, expected]);
});

test.each([
  ['in a section', (year: string) => `${withSections('')}\n\nEDUCATION\nBSc Nursing, Denby College${year}`],
  [
    'without a section',
    (year: string) => `Robin Example\nrobin@example.com\n\n${work}\nBSc Nursing, Denby College${year}`,
  ],
  ['without a school', (year: string) => `Robin Example\nrobin@example.com\n\n${work}\nBSc Nursing${year}`],
])('the year of a degree, or its absence, changes no grade: %s', (_, write) => {
  const expected = gradesOf(write(', 2014'));
  for (const year of [', 1989', ', 2009', '']) expect([year, gradesOf(write(year))]).toEqual([year, expected]);
});

test.each([
  [
    'who is told of by name',
    (name: string) => `${name} is a staff nurse. ${name} has worked at Mercy Hospital since 2019, giving medications.`,
  ],
  [
    'whose name stands above and is said again',
    (name: string) =>
      `${name}\nname@example.com\n\n${name} is a staff nurse. ${name} has worked at Mercy Hospital since 2019, giving medications.`,
  ],
  [
    'who is told of as she',
    (name: string) =>
      `${name}\nname@example.com\n\nShe is a staff nurse. She has worked at Mercy Hospital since 2019, giving medications.`,
  ],
])('%s gets the grade of the first-person form, with any name', (_, write) => {
  const expected = gradesOf(
    'Robin Example\nname@example.com\n\nI am a staff nurse. I have worked at Mercy Hospital since 2019, giving medications.',
  );
  for (const name of ['Robin Example', '王小明', 'Xqz Vbrl'])
    expect([name, gradesOf(write(name))]).toEqual([name, expected]);
});

test.each([
  ['Robin Example', 'Robin', 'Example'],
  ['O Ng', 'O', 'Ng'],
  ['Owen', 'Owen', 'Owen'],
  ['Mary Ann Smith', 'Mary Ann', 'Smith'],
  ['Maria José de la Cruz', 'Maria José', 'de la Cruz'],
  ['Ana Maria Lopez Perez', 'Ana Lopez', 'Perez'],
  ['Muhammad ibn Abdullah', 'Muhammad', 'ibn Abdullah'],
  ['Łukasz Żak', 'Lukasz', 'Zak'],
  ['Will Cook', 'Will', 'Cook'],
  ['Grace Nurse', 'Grace', 'Nurse'],
  ['Teacher Baker', 'Teacher', 'Baker'],
])('the third person gets the same grade: %s, with the names %s and %s', (name, first, last) => {
  const stated = `name@example.com

${first} is a staff nurse who has worked at Mercy Hospital since 2019. ${last} built up the night shift and gave medications. From 2015 to 2019 ${first} was a care assistant at Rose House and lifted residents.`;
  const own = stated.replaceAll(first, 'She').replaceAll(last, 'She');
  expect(gradesOf(`${name}\n${stated}`)).toEqual(
    gradesOf(`Robin Example\n${stated.replaceAll(first, 'Robin').replaceAll(last, 'Example')}`),
  );
  expect(gradesOf(`${name}\n${own}`)).toEqual(gradesOf(`Robin Example\n${own}`));
});

test.each(['She', 'He', 'They', 'Ze', 'Xe'])('no pronoun changes a grade: %s', (pronoun) => {
  const stated = (said: string): string =>
    `Robin Example\nname@example.com\n\n${said} is a staff nurse. ${said} has worked at Mercy Hospital since 2019, giving medications.`;
  expect(gradesOf(stated(pronoun))).toEqual(gradesOf(stated('She')));
});

test('the first line is a name before a lower-case title, even when the name is also a title', () => {
  const gradesWith = (name: string) =>
    gradesOf(`${name}, staff nurse since 2008\nI give medications to patients and keep their charts in Epic.`);
  const expected = gradesWith('Robin Example');
  for (const name of ['Baker Cook', 'Nurse Manager', 'Chief Engineer', 'Ruby Java', 'Xqz Vbrl'])
    expect([name, gradesWith(name)]).toEqual([name, expected]);
});

test('personal dates change no grade of a resume without work dates', () => {
  const prose = (detail: string): string =>
    `Robin Example\nrobin@example.com\n\nI give medications to patients at Mercy Hospital and keep their charts in Epic. ${detail} I teach new colleagues wound care, and before that I washed, fed and lifted residents of a home, where the days were long and the thanks were many.`;
  const expected = gradesOf(prose(''));
  const dated = gradesOf(prose('I have worked there since 2008.'));
  expect(dated).not.toEqual(expected);
  const stated = [
    'Transgender woman since 2008.',
    'Since 2008 I have been a practising Muslim.',
    'I have been living with HIV for 12 years.',
    'Wheelchair user since 2008.',
    'Proud father since 2008.',
    'Indian citizen since 2008.',
    'I have been in the UK for 12 years.',
    'I have had diabetes for 12 years.',
    'Married since 2008, three children.',
    'Buddhist since 2008.',
    'I have had cancer for 12 years.',
    'I have used a wheelchair since 2008.',
  ];
  for (const detail of stated) expect([detail, gradesOf(prose(detail))]).toEqual([detail, expected]);
});

test("a title counts even when it is also the person's name", () => {
  const baker = parseJob('Baker\nRequirements\n- Baker with 3 years of experience');
  const scoreOf = (name: string): number =>
    grade({
      job: baker,
      resume: resumeOf(`${name}\nname@example.com\n\nEXPERIENCE\nBaker, Brot AG, 2018 – Present\n- Baked bread`),
      today,
    }).weightedScore;
  expect(scoreOf('Jane Baker')).toBe(scoreOf('Jane Poe'));
  expect(scoreOf('Jane Poe')).toBeGreaterThan(50);
});

test.each([
  ['who introduces themselves', (name: string) => `My name is ${name} and I live in Denby.`],
  ['who is told where they live', (name: string) => `${name} lives in Denby.`],
  ['whose name is a title', (name: string) => `${name}, name@example.com.`],
])('in one paragraph about %s the name changes no grade', (_, open) => {
  const gradesWith = (name: string) => gradesOf(`${open(name)} ${inOneParagraph(work)}`);
  const expected = gradesWith('Robin Example');
  for (const name of ['Java Cook', 'Nurse Joy', 'Staff Nurse', 'Finance Manager', 'Head Baker', '李 伟', 'محمد علي'])
    expect([name, gradesWith(name)]).toEqual([name, expected]);
});
