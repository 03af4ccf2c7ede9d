import { describe, expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const headed = (lines: readonly string[]) =>
  resumeOf([...lines, '', 'EXPERIENCE', 'Cook, Lee Bistro, 2019 - present', '', 'SKILLS', 'Grill, Knife'].join('\n'));

test.each([
  ['5 Elm Street * Dayton, Ohio 45402', 'Dayton', '45402'],
  ['12 rue des Lilas - 69002 Lyon', 'Lyon', '69002'],
  ['Florianópolis, Santa Catarina, Brasil', 'Florianópolis', ''],
  ['P.O. Box 12 • Macon, Ga. 31201', 'Macon', '31201'],
  ['5 Elm St Dayton Ohio 45402', 'Dayton', '45402'],
  ['City: Dayton\nState: OH\nZip: 45402', 'Dayton', '45402'],
  ['Address: 5 Elm Street\nCity: Dayton\nState: Ohio\nPostal code: 45402', 'Dayton', '45402'],
  ['Flat 2, 5 Elm Street\nRoath, Cardiff\nCF11 9XX', 'Cardiff', 'CF11 9XX'],
  ['REACH ME\nDayton, OH', 'Dayton', ''],
  ['Rua das Flores, 12\nPorto Alegre – RS\nCEP 90010-150', 'Porto Alegre', '90010-150'],
])('the town of %s', (line, city, zip) => {
  expect(headed(['Jane Doe', line, 'jane@lee.example']).address).toMatchObject({ city, zipCode: zip });
});

test('the grouping of a number tells its country', () => {
  expect(headed(['Jane Doe', 'Mobile: 0917 555 0138']).phone).toBe('+639175550138');
  expect(headed(['Jane Doe', 'Mobile: 0803 555 0138']).phone).toBe('+2348035550138');
});

test.each(['512 • 555 • 0142', '512·555·0142', '☎ (512) • 555 • 0142'])(
  'the same sign between groups: %s',
  (number) => {
    expect(headed(['Jane Doe', number]).phone).toBe('+15125550142');
  },
);

test('a label tells that a number with signs between its groups is one, wherever it stands', () => {
  const lines = ['Jane Doe', '', 'SKILLS', 'Grill, Knife', '', 'REACH', '• Mobile: 512 • 555 • 0142'];
  expect(resumeOf(lines.join('\n')).phone).toBe('+15125550142');
});

test('an address of mail tells that a number with signs between its groups beside it is one', () => {
  const lines = [
    'Jane Doe',
    '',
    'EXPERIENCE',
    'Cook, Lee Bistro, 2019 - present',
    '- Grilled',
    '- Chopped',
    '- Boiled',
  ];
  expect(resumeOf([...lines, '512 • 555 • 0142', 'jane@lee.example'].join('\n')).phone).toBe('+15125550142');
});

test.each([
  '- Graded papers 212 • 313 • 415 • 516',
  '- 512 • 600 • 1200',
  'modules 2020 · 3030 · 4040',
  'Ran 512 • 600 • 1200 metres',
  '512 • 600 • 1200',
  'Shades 230 • 210 • 190',
])('numbers of a list with a sign between them are no telephone: %s', (line) => {
  const { phones } = resumeOf(
    [
      ...['Jane Doe', '', 'EXPERIENCE', 'Coach, Lee College, 2019 - present', '- Timed runs', '- Kept records', ''],
      ...['EDUCATION', 'Hill College, Diploma in Sport, 2013', '', 'INTERESTS', line],
    ].join('\n'),
  );
  expect(phones).toEqual([]);
});

test.each(['- Graded papers 212 • 313 • 415 • 516', 'Ran 512 • 600 • 1200 metres', '- 512 • 600 • 1200'])(
  'nor are they in the head: %s',
  (line) => {
    expect(resumeOf(['Jane Doe', 'Coach', line].join('\n')).phones).toEqual([]);
  },
);

test('years with a sign between them are no number', () => {
  expect(headed(['Jane Doe', '2012 • 2014 • 2016 • 2018']).phone).toBe('');
});

test('a year before a name is no code of a town', () => {
  const lines = ['Jane Doe', 'jane@lee.example', 'Open Prize | Harbour Academy | 2021', 'Crane Operator | Lee Council'];
  expect(headed(lines).address).toMatchObject({ city: '', zipCode: '' });
});

describe('a code of the post that could be a year', () => {
  test.each([
    [['7 Wigram Lane', '2000 Millers Point NSW'], '7 Wigram Lane', 'Millers Point', '2000'],
    [['7 Wigram Lane, 2000 Millers Point NSW'], '7 Wigram Lane', 'Millers Point', '2000'],
    [['2000 Millers Point NSW'], '', 'Millers Point', '2000'],
    [['7 Wigram Lane', '2087 Cornaux'], '7 Wigram Lane', 'Cornaux', '2087'],
    [['Rue du Port 8', '2028 Vaumarcus'], 'Rue du Port 8', 'Vaumarcus', '2028'],
    [['Seestr. 4', '2042 Guntersdorf'], 'Seestr. 4', 'Guntersdorf', '2042'],
    [['Strandvej 5', '2081 Jægersborg'], 'Strandvej 5', 'Jægersborg', '2081'],
  ])('%j', (lines, address1, city, zipCode) => {
    expect(headed(['Jane Doe', ...lines, 'jane@lee.example']).address).toMatchObject({ address1, city, zipCode });
  });

  test.each([
    [['3 Golden Spoons', '2021 Open Prize']],
    [['2019 Cook in Lee Street', '2021 Open Prize']],
    [['Unit tests', '2021 Open Prize']],
    [['2021 Lee Marathon MA']],
    [['2021 Open Prize UK']],
  ])('%j is one', (lines) => {
    expect(headed(['Jane Doe', ...lines, 'jane@lee.example']).address).toMatchObject({ city: '', zipCode: '' });
  });
});

test('the number of a file is no code of a town', () => {
  const { address } = headed([
    'Jane Doe',
    'Reference      KD-2093',
    'Position      Solicitor',
    'Location      Leeds, West Yorkshire',
  ]);
  expect([address.city, address.zipCode]).toEqual(['Leeds', '']);
});

test('a code of nine digits before a number is no part of it', () => {
  expect(headed(['Jane Doe', '5 Elm Street, Dayton, Ohio 45402-1200 937-555-0144']).phone).toBe('+19375550144');
});

test('a number below an address is no code of it', () => {
  const { address } = headed(['Jane Doe', 'Rua das Flores 12, Lisboa', '912345678']);
  expect([address.city, address.zipCode]).toEqual(['Lisboa', '']);
});

test('a town that the head tells in a sentence', () => {
  expect(headed(['Jane Doe', 'Line cook in Dayton, OH 45402. jane@lee.example']).address).toMatchObject({
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
  });
});

test('letters of a profession before a name are no part of it', () => {
  expect(headed(['CA Jane Doe', 'jane@lee.example']).firstName).toBe('Jane');
});

test('a form asks for the parts of a name', () => {
  const { firstName, lastName } = headed(['Surname: Okonkwo', 'First name: Adaeze', 'Phone: +234 803 555 0142']);
  expect([firstName, lastName]).toEqual(['Adaeze', 'Okonkwo']);
  const parts = headed(['Form KD-4', 'Nazwisko: KOWALSKA', 'Imię: ANNA MARIA']);
  expect([parts.firstName, parts.middleName, parts.lastName]).toEqual(['Anna', 'Maria', 'Kowalska']);
});

test.each([
  ['Carol Ann Whitfield', 'Carol Ann', 'Whitfield'],
  ['Jean Paul Moreau', 'Jean Paul', 'Moreau'],
  ['Carol Ann', 'Carol', 'Ann'],
  ['Darnell Otis Whitcomb', 'Darnell', 'Whitcomb'],
])('the given name of %s', (name, first, last) => {
  const { firstName, lastName } = headed([name, 'x@lee.example']);
  expect([firstName, lastName]).toEqual([first, last]);
});

describe('addresses of mail that a narrow column broke', () => {
  test.each([
    [['aino-kaisa.', 'niemi@postila.example'], 'aino-kaisa.niemi@postila.example'],
    [['farah.aziz@merlion.exampl', 'e'], 'farah.aziz@merlion.example'],
    [['ana.maria', '.soto@lee.example'], 'ana.maria.soto@lee.example'],
    [['ana.soto@postila.ex', 'ample (Work)'], 'ana.soto@postila.example'],
    [['I look forward to it.', 'niemi@postila.example'], 'niemi@postila.example'],
    [['ana', '.soto@lee.example'], 'ana.soto@lee.example'],
    [['Dayton | ana.maria', '-soto@lee.example'], 'ana.maria-soto@lee.example'],
    [['E-mail: ana7', '_soto@lee.example'], 'ana7_soto@lee.example'],
    [['ana@lee.co', 'm (Work)'], 'ana@lee.com'],
  ])('%j', (lines, email) => {
    expect(headed(['Aino Niemi', ...lines]).email).toBe(email);
  });
});

describe('addresses of mail that nothing broke', () => {
  test.each([
    [['Dayton, US', '-ana.soto@lee.example'], 'ana.soto@lee.example'],
    [['dayton ohio', '-ana.soto@lee.example'], 'ana.soto@lee.example'],
    [['Reach me', '_ana@lee.example'], 'ana@lee.example'],
    [['cook', '_ana@lee.example'], 'ana@lee.example'],
    [['Cook', '.ana@lee.example'], 'ana@lee.example'],
    [['ana@lee.com', 'dayton (Home)'], 'ana@lee.com'],
    [['ana@lee.co.uk', 'usa (Work)'], 'ana@lee.co.uk'],
    [['ana@lee.example', 'dayton (Home)'], 'ana@lee.example'],
  ])('%j', (lines, email) => {
    expect(headed(['Aino Niemi', ...lines]).emails).toEqual([email]);
  });
});

test('a number of a house behind a telephone number is no part of it', () => {
  expect(headed(['Farah Aziz', '+65 8555 0143 418 Tampines Street 41']).phone).toBe('+6585550143');
});

describe('the place of a person', () => {
  const placeOf = (lines: readonly string[]) => {
    const { city, state, zipCode } = headed(['Ann Lee', ...lines]).address;
    return [city, state, zipCode].join('|');
  };
  test.each([
    [['14 Ashwood Terrace ⋄ Leeds LS6 3HN', '+44 113 496 0427 ⋄ ann@lee.example'], 'Leeds||LS6 3HN'],
    [['2210 Parsons Ave | Columbus, OH 43207 | 614-555-0187'], 'Columbus|OH|43207'],
    [['27 Vulture Street, West End', 'Brisbane QLD 4101, Australia'], 'Brisbane|QLD|4101'],
  ])('%j', (lines, place) => {
    expect(placeOf(lines)).toBe(place);
  });

  test('is not that of a school', () => {
    const lines = [
      'Ann Lee',
      'ann@lee.example',
      '',
      'EDUCATION',
      'University of Washington, Seattle, WA',
      'B.S. Biology',
    ];
    expect(resumeOf(lines.join('\n')).address.city).toBe('');
  });
});

test('contact data that stands in another section is the person’s', () => {
  const { address, skills } = resumeOf(
    [
      'Ann Lee',
      '',
      'EXPERIENCE',
      'Cook, Lee Bistro, 2019 - present',
      '',
      'SKILLS',
      'Grill',
      'Knife',
      'ann@lee.example',
      '(210) 555-0119',
      'San Antonio, TX',
    ].join('\n'),
  );
  expect(address.city).toBe('San Antonio');
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['Grill', 'Knife']);
});

test('other lists behind labels among the skills are none', () => {
  const { skills } = resumeOf(
    ['Ann Lee', '', 'SKILLS', 'Technical: Excel, Xero', 'Interests: fell running, gardening'].join('\n'),
  );
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['Excel', 'Xero']);
});

test('headings of an exported text may wear bullets', () => {
  const lines = ['Ann Lee', '* Profile', '', 'I cook.', '* Skills', '', 'Grill, Knife', '* Experience', ''];
  const { work, skills } = resumeOf(
    [...lines, 'Cook, Lee Bistro, 2019 - present', '* Referees', '', 'Jo Ray'].join('\n'),
  );
  expect(work.map(({ title }) => title)).toEqual(['Cook']);
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['Grill', 'Knife']);
});

test('positions under a heading of a summary are positions', () => {
  const { work } = resumeOf(
    [
      'Ann Lee',
      '',
      'CAREER HIGHLIGHTS',
      '2019 - present Cook, Lee Bistro',
      '• Grill',
      '2015 - 2019 Waiter, Ray Hotel',
      '• Tables',
    ].join('\n'),
  );
  expect(work.map(({ title }) => title)).toEqual(['Cook', 'Waiter']);
});

test('a label set apart below an education opens its own section', () => {
  const { skills, certifications } = resumeOf(
    [
      'Ann Lee',
      '',
      'EDUCATION',
      'Hill College, Diploma in Cooking, 2013',
      '',
      'Courses and certificates: Hot work certificate, First Aid',
      '',
      'Skills: Industrial wiring; Rigging',
    ].join('\n'),
  );
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(['Industrial wiring', 'Rigging']);
  expect(certifications).toHaveLength(2);
});

test.each([
  ['Excel (avanzato), Canva - intermedio, SEO: base', ['Excel', 'Canva', 'SEO']],
  ['Excel (confirmé), Word (gevorderd)', ['Excel', 'Word']],
])('levels behind skills in other languages: %s', (line, names) => {
  expect(resumeOf(`Ann Lee\n\nSKILLS\n${line}`).skills.map(({ asWritten }) => asWritten)).toEqual(names);
});

describe('a resume without headings', () => {
  test.each([
    ['2020 - present Baker, Brot GmbH, Bern'],
    ['2011 Lorry driver, Prairie Haulage, Sioux Falls'],
    ['2007: Baker, same HNC Catering, Stockport'],
    ['B.A. Journalism, Leeds, 2014'],
    ['21 years old, Salford'],
  ])('%s is no address', (line) => {
    const { address } = resumeOf(`Jane Doe\njane@example.com\n\nI bake bread for four hotels.\n${line}`);
    expect(address).toMatchObject({ address1: '', city: '' });
  });

  test.each([
    ['jane@example.com, 07700 900187, Huddersfield', '', 'Huddersfield'],
    ['1998 Baker Avenue, Leeds', '1998 Baker Avenue', 'Leeds'],
    ['Kothrud, Pune, Maharashtra 411038', 'Kothrud', 'Pune'],
    ['Bondi, Sydney NSW 2026', 'Bondi', 'Sydney'],
  ])('%s is one', (line, street, town) => {
    expect(resumeOf(`Jane Doe\n${line}\n\nI bake bread for four hotels.`).address).toMatchObject({
      address1: street,
      city: town,
    });
  });
});
