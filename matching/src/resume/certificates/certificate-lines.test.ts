import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines } from '../../documents/testing/make-pdf';
import { resumeOf, today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

const namesUnder = (lines: readonly string[], heading = 'CERTIFICATIONS') =>
  resumeOf(['Jane Doe', '', heading, ...lines, '', 'SKILLS', 'Grill, Knife'].join('\n')).certifications.map(
    ({ name }) => name,
  );

test('certificates in two columns are all found', () => {
  const rows = [
    'Crane Signals          TIPS Alcohol Server',
    'Food Handler Card      First Aid / CPR',
    'Cold Work          HACCP Level 2',
  ];
  expect(namesUnder(rows)).toEqual([
    'Crane Signals',
    'TIPS Alcohol Server',
    'Food Handler Card',
    'First Aid / CPR',
    'Cold Work',
    'HACCP Level 2',
  ]);
});

test('a list that runs on over its lines is one of entries, not of lines', () => {
  const lines = ['Crane License • Deep Water', 'Diver II • First Aid (2/2026) •', 'Forklift Card • Rigger (2024)'];
  expect(namesUnder(lines)).toEqual(['Crane License', 'Deep Water Diver II', 'First Aid', 'Forklift Card', 'Rigger']);
});

test('names that a narrow column broke are whole, with their day or who issued them below', async () => {
  const left = 40;
  const pdf = await makePdf((page) => {
    writeLines(page, left, 40, ['Jane Doe']);
    writeLines(page, left, 70, ['CERTIFICATIONS'], { bold: true, size: 12 });
    const entries = [
      ['Crane and hoist', 'Operations', '2016'],
      ['Deck Provider, Harbour', 'Association', 'exp. 03/2027'],
      ['Tower Design Card', '(Courselist)', '2021'],
    ];
    entries.forEach((lines, at) => writeLines(page, left, 95 + at * 48, lines));
    writeLines(page, left, 260, ['SKILLS'], { bold: true, size: 12 });
    writeLines(page, left, 280, ['Grill', 'Knife']);
  });
  const { certifications } = parseResume(await readDocument(pdf), { today });
  expect(certifications.map(({ name, issuer }) => [name, issuer].join(' ').trim())).toEqual([
    'Crane and hoist Operations',
    'Deck Provider Harbour Association',
    'Tower Design Card (Courselist)',
  ]);
});

test('commas inside of what semicolons separate lead to who issued it', () => {
  const line = 'Crane Operator Certification, Lee Council, 2025; First Aid, Red Cross, 2022';
  expect(namesUnder([line])).toEqual(['Crane Operator Certification', 'First Aid']);
});

test.each([
  ['CPR, First Aid, BLS; expires 2026', ['CPR', 'First Aid', 'BLS']],
  ['OSHA 10; CPR, BLS, ACLS; TIPS', ['OSHA 10', 'CPR', 'BLS', 'ACLS', 'TIPS']],
  ['Crane Rigging Certification, NCCER; BLS', ['Crane Rigging Certification', 'BLS']],
  ['BLS, NEBOSH, NATE', ['BLS', 'NEBOSH', 'NATE']],
  ['Crane Operator, Lee Council, Hill Yard, Denby; CPR, BLS', ['Crane Operator', 'CPR', 'BLS']],
])('commas separate certificates, between semicolons as well: %s', (line, names) => {
  expect(namesUnder([line])).toEqual(names);
});

test('the names of the columns of a table are no certificate', () => {
  const rows = ['Certification          Issuer          Year', 'Crane Signals          Lee Council          2019'];
  expect(namesUnder(rows)).toEqual(['Crane Signals']);
});

describe('the name of a certificate', () => {
  test.each([
    // A comma inside a name.
    ['Registered Nurse, State of Ohio, License #298811, expires 01/2027', 'Registered Nurse, State of Ohio'],
    ['Registered Pharmacist, Texas (2014)', 'Registered Pharmacist, Texas'],
    ['Registered Midwife, Nursing Council of Ireland', 'Registered Midwife, Nursing Council of Ireland'],
    ['Sommelier Diploma, second level, 2019', 'Sommelier Diploma, second level'],
    ['Competent Person, 20 hours', 'Competent Person, 20 hours'],
    ['Certified in Public Health', 'Certified in Public Health'],
    ['Board Certified Pharmacist (Society of Pharmacists)', 'Board Certified Pharmacist (Society of Pharmacists)'],
    ['CNA – Certified Nursing Assistant', 'CNA – Certified Nursing Assistant'],
    ['Registered Physiotherapist PH104417', 'Registered Physiotherapist'],
    ['Electrical Contractor License #EL.48213', 'Electrical Contractor License'],
    ['Notary Public, State of Ohio, No. 481 223', 'Notary Public, State of Ohio'],
    ['Police Check 0481223B, expires 3/2028', 'Police Check'],
    ['Medical Card, good thru 6-2026', 'Medical Card'],
    ['Crane Operator, 2017 (current)', 'Crane Operator'],
    ['Crane Operator (non-active)', 'Crane Operator (non-active)'],
    ['Operador de grua, válido até 11/2026', 'Operador de grua'],
    ['Ersthelferin, gültig bis 11/2026', 'Ersthelferin'],
    ['Dental Board Examination, passed 2018', 'Dental Board Examination'],
    // Issuers.
    ['CNA – State Board of Nursing', 'CNA'],
    ['Lead Auditor ISO 9001, Bureau Institute, 2018', 'Lead Auditor ISO 9001'],
    ['Certified Professional Bookkeeper, CPB Canada', 'Certified Professional Bookkeeper'],
    ['Negotiation Strategies, Harvard Extension School, 2020', 'Negotiation Strategies'],
    ['Nursing License, State Board of Nursing', 'Nursing License'],
    ['ITIL 4 Foundation, PeopleCert, 2022', 'ITIL 4 Foundation'],
    ['BLS, American Heart Association (exp. 2026)', 'BLS'],
    ['CPR/BLS American Heart Association (exp. 2026)', 'CPR/BLS'],
    // A known issuer after a space.
    ['PRINCE2 Practitioner PeopleCert', 'PRINCE2 Practitioner'],
    ['QuickBooks Online Intuit', 'QuickBooks Online'],
    ['Food Safety Level 2 Highfield', 'Food Safety Level 2'],
    ['CPR American Red Cross', 'CPR'],
    ['Level 5 CIPD', 'Level 5 CIPD'],
    ['Member of CIPD', 'Member of CIPD'],
    ['Chartered Member CIPD', 'Chartered Member CIPD'],
    ['Advanced Docker', 'Advanced Docker'],
    ['Certified in SAP', 'Certified in SAP'],
    // Numbers.
    ['HCPC Registered Podiatrist, CH30991', 'HCPC Registered Podiatrist'],
    ['Paramedic License, California, P-45120', 'Paramedic License, California'],
    ['Competent Person, No. 512', 'Competent Person'],
    ['Journeyman Electrician License #441827', 'Journeyman Electrician License'],
    ['Second Engineer Officer, STCW III/2', 'Second Engineer Officer, STCW III/2'],
  ])('%s', (line, name) => {
    expect(namesUnder([line])).toEqual([name]);
  });
});

test('the parts of one certificate are no list of several', () => {
  expect(namesUnder(['Certified Public Accountant (CPA), Oregon Board of Accountancy, License #12345, 2016'])).toEqual([
    'Certified Public Accountant (CPA)',
  ]);
  expect(namesUnder(['Class A CDL, Private Applicator License'])).toEqual([
    'Class A CDL',
    'Private Applicator License',
  ]);
});

test('a rest of one or two words below a bullet goes on with it', () => {
  expect(namesUnder(['• Fellow of the Actuarial Society of South', 'Africa', '• Enterprise Risk Actuary'])).toEqual([
    'Fellow of the Actuarial Society of South Africa',
    'Enterprise Risk Actuary',
  ]);
});

test('courses are certificates where nothing else of the resume holds any', () => {
  expect(namesUnder(['NVQ in Customer Service', 'Information Governance'], 'TRAINING')).toHaveLength(2);
  expect(namesUnder(['Lean Thinking, 2019', 'Delegated Examining, 2020'], 'JOB RELATED TRAINING')).toEqual([
    'Lean Thinking',
    'Delegated Examining',
  ]);
  const both = ['First Aid', '', 'TRAINING', 'Lean Thinking'];
  expect(namesUnder(both)).toEqual(['First Aid']);
});

test('licences under words that also stand for skills or memberships are licences', () => {
  const registered = ['Chartered HR Professional, SABPP', 'Assessor Certificate, ETDP SETA'];
  expect(namesUnder(registered, 'PROFESSIONAL MEMBERSHIPS AND REGISTRATIONS')).toEqual(registered);
});

test('where most entries end with who issued them, all of them do', () => {
  expect(
    namesUnder([
      '• Journeyman Electrician License, Ohio Construction Industry Licensing Board, 2016',
      '• Lead Mechanic, Ohio Trades Council, 2022',
      '• Relativity Certified User, Relativity, 2022',
      '• Notary Public, State of Florida, 2022',
    ]),
  ).toEqual(['Journeyman Electrician License', 'Lead Mechanic', 'Relativity Certified User', 'Notary Public']);
  expect(
    namesUnder(['2016 Paralegal Certificate (Hill University)', '2018 Relativity Certified User (Relativity)']),
  ).toEqual(['Paralegal Certificate', 'Relativity Certified User']);
});

test('a line that is nothing but the name of a body says who issued the certificate above it', () => {
  expect(
    namesUnder(['Lean Leader', '2019', 'Institute of Project Work', 'White Card', '2010', 'Kerry Safety Council']),
  ).toEqual(['Lean Leader', 'White Card']);
});

test('a line with a name and a body between separators names a certificate', () => {
  expect(namesUnder(['Teaching Certificate — Hill Agency, 2014', 'Language Supplement — Hill Agency, 2016'])).toEqual([
    'Teaching Certificate',
    'Language Supplement',
  ]);
});

test('three certificates between bars are three', () => {
  expect(namesUnder(['WHMIS Certificate | Working at Heights | First Aid/CPR-C'])).toEqual([
    'WHMIS Certificate',
    'Working at Heights',
    'First Aid/CPR-C',
  ]);
});

test('the place behind a list of licences is none of them', () => {
  expect(namesUnder(['Class A CDL, Tanker and Hazmat endorsements, Arkansas', 'Notary Public'])).toEqual([
    'Class A CDL',
    'Tanker and Hazmat endorsements',
    'Notary Public',
  ]);
});

test('a cell that names a certificate by who certifies is no issuer of the one beside it', () => {
  expect(namesUnder(['CompTIA Security+\tMicrosoft Certified: Azure Administrator Associate'])).toEqual([
    'CompTIA Security+',
    'Microsoft Certified: Azure Administrator Associate',
  ]);
});

test('a certificate before its issuer in the same cell is no issuer of the one beside it', () => {
  expect(namesUnder(['ITIL 4 Foundation\tCCNA — Cisco, 2020'])).toEqual(['ITIL 4 Foundation', 'CCNA']);
});

test('a sentence about oneself that names a certificate is none', () => {
  const { certifications } = resumeOf(
    'Jane Doe\njane@example.com\n\nPersonal Statement\nHR adviser with CIPD Level 5 and nine years in retail.\n\nEMPLOYMENT\nHR Adviser, Northwind Ltd, 2019 – 2021',
  );
  expect(certifications).toEqual([]);
});

test('a column whose width only one certificate tells breaks none of them', async () => {
  const pdf = await makePdf((page) => {
    const top = writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com', '', 'SKILLS', 'Grill', 'Knife']);
    writeLines(page, 50, top + 12, ['CERTIFICATIONS', 'Denby Food Hygiene Manager', 'Gold Seal for Cooks']);
  });
  const { certifications } = parseResume(await readDocument(pdf), { today });
  expect(certifications.map(({ name }) => name)).toEqual(['Denby Food Hygiene Manager', 'Gold Seal for Cooks']);
});
