import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const head = 'Jane Doe\njane@example.com | (512) 555-0142 | Austin, TX 78701\n\n';
const task = '• Managed the daily work of the team and reported to the board\n• Cut costs by 12% in the first year';

/** Heads of positions as written, with the expected title, employer, first and last date. */
const heads: readonly (readonly [string, readonly string[]])[] = [
  [
    'Senior Accountant\nNorthwind Ltd, Berlin, Germany\nJan 2019 – Present',
    ['Senior Accountant | Northwind Ltd | 2019-01 | present'],
  ],
  [
    'Senior Accountant, Jan 2019 – Present\nNorthwind Ltd, Berlin, Germany',
    ['Senior Accountant | Northwind Ltd | 2019-01 | present'],
  ],
  [
    'Northwind Ltd — Austin, TX\nSenior Accountant (Jan 2019 – Present)',
    ['Senior Accountant | Northwind Ltd | 2019-01 | present'],
  ],
  [
    'Northwind, Senior Accountant, Austin, Texas, January 2019 to present',
    ['Senior Accountant | Northwind | 2019-01 | present'],
  ],
  [
    'Senior Accountant | Northwind | Austin, TX | 01/2019 - 03/2021\n' +
      task +
      '\nStaff Accountant | Copperfield Media | Portland, OR |\n06/2017-06/2018\n' +
      task +
      '\nBookkeeper | Mosaiq Distribution | Rochester,\nNY | 2015 - 2016\n' +
      task,
    [
      'Senior Accountant | Northwind | 2019-01 | 2021-03',
      'Staff Accountant | Copperfield Media | 2017-06 | 2018-06',
      'Bookkeeper | Mosaiq Distribution | 2015 | 2016',
    ],
  ],
  [
    'Team Lead Midwife, Home Birth          Sep 2019 – Present\nUniversity Hospitals of Leicester NHS Trust          Leicester\n' +
      task,
    ['Team Lead Midwife, Home Birth | University Hospitals of Leicester NHS Trust | 2019-09 | present'],
  ],
  ['Illustrator\nPlover Studio / Mesa, AZ\nJUN 2021 — NOW', ['Illustrator | Plover Studio | 2021-06 | present']],
  [
    'Quarva Bank, Zürich          Jul 2019 – Present\nVice President, Trade Finance',
    ['Vice President, Trade Finance | Quarva Bank | 2019-07 | present'],
  ],
  ['Deputy Store Manager\nQVX Co-op\nMar 2012 – Jan 2015', ['Deputy Store Manager | QVX Co-op | 2012-03 | 2015-01']],
  ['IT Co-op\nNorthwind Ltd\nSep 2014 – Jan 2017', ['IT Co-op | Northwind Ltd | 2014-09 | 2017-01']],
  [
    'Employer: Northwind Ltd\nJob title: Senior Accountant\nFrom: 01/2019\nTo: Present\nDuties: Ledgers',
    ['Senior Accountant | Northwind Ltd | 2019-01 | present'],
  ],
  [
    'Employer: Northwind Ltd\nJob title: Senior Accountant\nStart date: Jan 2019\nEnd date: Mar 2021',
    ['Senior Accountant | Northwind Ltd | 2019-01 | 2021-03'],
  ],
  ['01/2019 - 03/2021 Senior Accountant at Northwind', ['Senior Accountant | Northwind | 2019-01 | 2021-03']],
  ['2019 - 2021\nSenior Accountant\nNorthwind', ['Senior Accountant | Northwind | 2019 | 2021']],
  [
    'Employer: Northwind Ltd\nPosition: Senior Accountant\nDates: 01/2019 - 03/2021',
    ['Senior Accountant | Northwind Ltd | 2019-01 | 2021-03'],
  ],
  [
    'Job Title: Senior Accountant\nCompany Name: Northwind\nDuration: Jan 2019 to Mar 2021\nLocation: Austin, TX',
    ['Senior Accountant | Northwind | 2019-01 | 2021-03'],
  ],
  [
    'NORTHWIND LTD, Austin, TX                      2015 – Present\nSenior Accountant (2019 – Present)\n' +
      task +
      '\nStaff Accountant (2015 – 2019)',
    ['Senior Accountant | NORTHWIND LTD | 2019 | present', 'Staff Accountant | NORTHWIND LTD | 2015 | 2019'],
  ],
  ['Demi-cheffe at Auberge Bleue\nJan 2019 - Present', ['Demi-cheffe | Auberge Bleue | 2019-01 | present']],
  ['Archivist, Maps at Harbor Trust\n2019 - 2021', ['Archivist, Maps | Harbor Trust | 2019 | 2021']],
  [
    'Senior Accountant\nNorthwind / Pretoria / Jan 2019 – Mar 2021',
    ['Senior Accountant | Northwind | 2019-01 | 2021-03'],
  ],
  ['Bookkeeper\nSelf-employed\nJan 2019 – Present', ['Bookkeeper | Self-employed | 2019-01 | present']],
  ['Bookkeeper | Freelance | Northwind Ltd\nJan 2019 – Present', ['Bookkeeper | Northwind Ltd | 2019-01 | present']],
  [
    'Mai 2014 - Juin 2016   Comptable\n2 ans 2 mois\nMoulins Berger',
    ['Comptable | Moulins Berger | 2014-05 | 2016-06'],
  ],
  [
    'Northwind\nSenior Accountant\nJanuary 2019 - Present (5 years 6 months)\nAustin, Texas Area',
    ['Senior Accountant | Northwind | 2019-01 | present'],
  ],
  [
    'Northwind\n6 years 2 months\nSenior Accountant\nJanuary 2019 - Present (5 years)\nStaff Accountant\nMarch 2016 - December 2018 (2 years 10 months)',
    ['Senior Accountant | Northwind | 2019-01 | present', 'Staff Accountant | Northwind | 2016-03 | 2018-12'],
  ],
  ['Sous Chef • The Blue Door • Austin, TX • 06/2018–Present', ['Sous Chef | The Blue Door | 2018-06 | present']],
  [
    'Registered Nurse – ICU, Mercy Hospital, Austin TX | 06/2018 to Current',
    ['Registered Nurse – ICU | Mercy Hospital | 2018-06 | present'],
  ],
  [
    'Teacher, Grade 4\nLincoln Elementary School\nAustin, TX\nAug 2015 - May 2020',
    ['Teacher, Grade 4 | Lincoln Elementary School | 2015-08 | 2020-05'],
  ],
  [
    'CDL-A Truck Driver  Swift Freight Lines  Dallas, TX  03/2014 - 08/2019',
    ['CDL-A Truck Driver | Swift Freight Lines | 2014-03 | 2019-08'],
  ],
  [
    'Logistics Specialist, GS-0346-11\nDepartment of Veterans Affairs\n100 Main Street, Austin, TX 78701\n06/2016 - Present\nHours per week: 40\nSalary: $72,000\nSupervisor: John Roe (512-555-0100), may contact',
    ['Logistics Specialist, GS-0346-11 | Department of Veterans Affairs | 2016-06 | present'],
  ],
  [
    'Associate Attorney, Roe & Poe LLP, New York, NY\nSept. 2016 – present',
    ['Associate Attorney | Roe & Poe LLP | 2016-09 | present'],
  ],
  [
    'Roe & Poe LLP\t\t\tNew York, NY\nAssociate\t\t\tSeptember 2016 – Present',
    ['Associate | Roe & Poe LLP | 2016-09 | present'],
  ],
  [
    'Google – Software Engineer                        May 2019 – Now',
    ['Software Engineer | Google | 2019-05 | present'],
  ],
  ['Software Engineer II @ Stripe (Remote) — 2020–2022', ['Software Engineer II | Stripe | 2020 | 2022']],
  ['Since 03/2019\nProjektleiter, Müller Bau GmbH, München', ['Projektleiter | Müller Bau GmbH | 2019-03 | present']],
  [
    '03/2019 – heute\tProjektleiter\n\tMüller Bau GmbH, München',
    ['Projektleiter | Müller Bau GmbH | 2019-03 | present'],
  ],
  [
    'de mars 2018 à aujourd’hui\nInfirmière, Clinique Saint-Jean, Lyon',
    ['Infirmière | Clinique Saint-Jean | 2018-03 | present'],
  ],
  [
    'Enero 2018 – Actualidad\nContador Senior\nGrupo Alfa S.A. de C.V., Guadalajara',
    ['Contador Senior | Grupo Alfa S.A. de C.V. | 2018-01 | present'],
  ],
  ['Summer 2018 – Fall 2019: Barista, Corner Coffee', ['Barista | Corner Coffee | 2018 | 2019']],
  ["Cashier | Target | Sep '17 – Dec '19", ['Cashier | Target | 2017-09 | 2019-12']],
  [
    'Server\nOlive Branch Restaurant, 2017-2019\nGreeted guests and took orders.',
    ['Server | Olive Branch Restaurant | 2017 | 2019'],
  ],
  [
    'Olive Branch Restaurant (Austin, TX), Server, 05/2017 – 09/2019',
    ['Server | Olive Branch Restaurant | 2017-05 | 2019-09'],
  ],
  ['2019.03 ~ 2021.12  Northwind Ltd  Senior Accountant', ['Senior Accountant | Northwind Ltd | 2019-03 | 2021-12']],
];

test.each(heads)('reads the head of %j', (text, expected) => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\n${text}\n${task}\n\nEDUCATION\nB.A. Economics, University of Denby, 2014`,
  );
  const isSeason = /summer|fall/i.test(text);
  const written = (date: string): string => (isSeason ? date.slice(0, 4) : date);
  expect(
    work.map(({ title, companyName, startDate, endDate }) =>
      [title, companyName, written(startDate), endDate === 'present' ? endDate : written(endDate)].join(' | '),
    ),
  ).toEqual(expected);
});

test('below the titles of one employer whose first one is named above its dates stands no employer', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nNorthwind Ltd\nOperations Supervisor\nAugust 2021 - Present\nAustin, TX\nLed the night shift of 48 people\n` +
      'Material Handler\nJanuary 2016 - July 2021\nAustin, TX\nSorting and loading\n' +
      'Copperfield Media\nPackage Handler\nMay 2014 - December 2015\nAustin, TX\nNight sort',
  );
  expect(work.map(({ title, companyName, location }) => [title, companyName, location].join(' | '))).toEqual([
    'Operations Supervisor | Northwind Ltd | Austin, TX',
    'Material Handler | Northwind Ltd | Austin, TX',
    'Package Handler | Copperfield Media | Austin, TX',
  ]);
});

test('a title that no list knows ends at the comma where the other titles do', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nThird in Music, Broad School, Leeds, 2019 – 2021\n${task}\nScience Teacher, Broad School, Leeds, 2016 – 2019\n${task}\nTeaching Assistant, Fen Academy, Leeds, 2014 – 2016`,
  );
  expect(work.map(({ title, companyName }) => `${title} | ${companyName}`)).toEqual([
    'Third in Music | Broad School',
    'Science Teacher | Broad School',
    'Teaching Assistant | Fen Academy',
  ]);
});

test('a narrow column breaks the date of a head between its month and its year', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nThird Grade Teacher\nBroad School | Austin, TX | August\n2018 – Present\n${task}\nSecond Grade Teacher\nFen Academy | Austin, TX | Aug 2015 – May 2018`,
  );
  expect(work.map(({ title, startDate, endDate }) => [title, startDate, endDate].join(' | '))).toEqual([
    'Third Grade Teacher | 2018-08 | present',
    'Second Grade Teacher | 2015-08 | 2018-05',
  ]);
});

test('a title with its field below an employer with the whole period is no employer', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nNORTHERN BANK, Austin, TX          2012 – Present\nVice President, Branch Services (2019 – Present)\n• Oversees 22 branches\n` +
      'Regional Manager (2015 – 2019)\n• Opened four branches\nBranch Manager (2012 – 2015)\n• Ran a branch of 14\n' +
      'LAKELAND CREDIT UNION, Duluth, MN          2008 – 2012\nLoan Officer\n• Closed mortgages',
  );
  expect(work.map(({ title, companyName }) => `${title} | ${companyName}`)).toEqual([
    'Vice President, Branch Services | NORTHERN BANK',
    'Regional Manager | NORTHERN BANK',
    'Branch Manager | NORTHERN BANK',
    'Loan Officer | LAKELAND CREDIT UNION',
  ]);
});

test('an employer whose name a column broke behind its title is whole', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nPhysiotherapy Assistant, Haugen Rehabilitation\nCentre\n06/2012 – 01/2014, Leeds\n${task}`,
  );
  expect(work.map(({ title, companyName }) => `${title} | ${companyName}`)).toEqual([
    'Physiotherapy Assistant | Haugen Rehabilitation Centre',
  ]);
});

test('rows of period, employer, title and tasks are positions, however long the tasks are', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nJul 2021 - Present\tNorthwind Ltd, Austin, TX\tData Engineer\tBuilt pipelines for 3 TB a day; mentored four engineers and wrote all models\n` +
      'Jan 2018 - Jun 2021\tCopperfield Media, Austin, TX\tSoftware Engineer\tWrote all reports',
  );
  expect(work.map(({ title, companyName, description }) => [title, companyName, description].join(' | '))).toEqual([
    'Data Engineer | Northwind Ltd | Built pipelines for 3 TB a day; mentored four engineers and wrote all models',
    'Software Engineer | Copperfield Media | Wrote all reports',
  ]);
});

test('what somebody does beside work is no position', () => {
  const { work } = resumeOf(
    `${head}EXPERIENCE\nCook, Grill Ltd, 2019 – 2021\n${task}\n\nACTIVITIES\nTreasurer, Robotics Club, 2021 – 2023\nManager, Rowing Club, 2019 – 2021`,
  );
  expect(work.map(({ title }) => title)).toEqual(['Cook']);
});
