import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines, writeRight, type Pdf } from '../../documents/testing/make-pdf';
import { resumeOf, today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

const parsed = async (draw: (page: Pdf) => void) => parseResume(await readDocument(await makePdf(draw)), { today });
const workOf = (...lines: readonly string[]) =>
  resumeOf(['Jane Doe', 'jane@example.com', '', 'EXPERIENCE', ...lines].join('\n')).work.map(
    ({ title, companyName, location }) => [title, companyName, location],
  );
const schoolsOf = (...lines: readonly string[]) =>
  resumeOf(['Jane Doe', 'jane@example.com', '', 'EDUCATION', ...lines].join('\n')).education.map(
    ({ school, degree }) => [school, degree],
  );
const certificatesOf = (...lines: readonly string[]) =>
  resumeOf(['Jane Doe', 'jane@example.com', '', 'CERTIFICATES', ...lines].join('\n')).certifications.map(
    ({ name }) => name,
  );

describe('slashes between the parts of an entry', () => {
  test('part employer, town and title', () => {
    expect(
      workOf(
        'MAY 2019 - PRESENT',
        'Tamar Dairy, Plymouth, United Kingdom / Herd Manager',
        'FEBRUARY 2014 - APRIL 2019',
        'Kernow Cheese, Truro, United Kingdom / Milking Assistant',
      ),
    ).toEqual([
      ['Herd Manager', 'Tamar Dairy', 'Plymouth, United Kingdom'],
      ['Milking Assistant', 'Kernow Cheese', 'Truro, United Kingdom'],
    ]);
  });

  test('join two titles of one position', () => {
    expect(workOf('Server / Bartender', 'Blue Door Cafe, Denver, CO', '2019 - 2021')).toEqual([
      ['Server / Bartender', 'Blue Door Cafe', 'Denver, CO'],
    ]);
  });

  test('part school, town and degree', () => {
    expect(schoolsOf('2008 - 2012', 'University of Otago, Dunedin / Bachelor of Surveying')).toEqual([
      ['University of Otago', 'Bachelor of Surveying'],
    ]);
    expect(
      schoolsOf(
        '2010',
        'Lincoln Technical Institute, Columbia, MD / Welding Diploma',
        '2008',
        'Oak Hill High School, Boise, ID / GED',
      ),
    ).toEqual([
      ['Lincoln Technical Institute', 'Welding Diploma'],
      ['Oak Hill High School', 'GED'],
    ]);
  });

  test('part a certificate, who issued it and when, whatever number its name ends with', () => {
    expect(
      certificatesOf(
        'Rope Access Technician Level 2 / International Rope Access Association / 2018',
        'Confined Space Entry Level 4 / 2021',
        'Emergency First Aid / Federation of Rescue Services / 2022',
      ),
    ).toEqual(['Rope Access Technician Level 2', 'Confined Space Entry Level 4', 'Emergency First Aid']);
  });
});

describe('titles', () => {
  test.each([
    ['Sulzer | Process Engineering Co-op', 'Process Engineering Co-op', 'Sulzer'],
    ['Moderna | Quality Assurance Co-op', 'Quality Assurance Co-op', 'Moderna'],
    ['Cashier | Riverside Food Co-op', 'Cashier', 'Riverside Food Co-op'],
    ['Cashier | Riverside Growers (a co-op)', 'Cashier', 'Riverside Growers (a co-op)'],
  ])('%s', (line, title, employer) => {
    expect(workOf('Lee Foods | Line Cook', '2019 - 2020', line, '2017 - 2018').slice(1)).toEqual([
      [title, employer, ''],
    ]);
  });

  test('`Intern` alone is one; beside a title it tells how one was employed', () => {
    expect(workOf('Lawyer', '2019 - 2021', 'Hill & Partners', 'Intern', '2017 - 2018', 'Nordea')).toEqual([
      ['Lawyer', 'Hill & Partners', ''],
      ['Intern', 'Nordea', ''],
    ]);
  });

  test('`Project` begins titles as well as labels', () => {
    expect(
      workOf('2020 - present', 'Project Surveyor', 'Kelly Roads', 'Measure all roads of the county by night and day.'),
    ).toEqual([['Project Surveyor', 'Kelly Roads', '']]);
  });
});

describe('schools', () => {
  test.each([
    // A name that is only a kind of school continues with its town.
    ['Institute of Technology Sligo', 'Institute of Technology Sligo'],
    ['Indian Institute of Management Bangalore', 'Indian Institute of Management Bangalore'],
    ['American University Dubai', 'American University Dubai'],
    ['University of Wisconsin Milwaukee', 'University of Wisconsin Milwaukee'],
    ['Wexmouth University Nottingham', 'Wexmouth University'],
    // A town with its state is a place.
    ['Carver Technical Institute Boise, ID United States', 'Carver Technical Institute'],
    ['Tulane University New Orleans, LA United States', 'Tulane University'],
  ])('%s', (line, school) => {
    expect(schoolsOf(line, 'Bachelor of Science in Physics', '2014')[0]?.[0]).toBe(school);
  });

  test.each([
    ['Máster Universitario en Enfermería', 'Universidad de Granada'],
    ['Grado Universitario en Química', 'Universidad de Burgos'],
    ['WASSCE', 'Achimota School'],
    ['KCSE', 'Alliance High School'],
    ['BASc in Civil Engineering', 'Queens College'],
  ])('%s is a degree', (degree, school) => {
    expect(schoolsOf(degree, school, '2014')).toEqual([[school, degree]]);
  });

  test('a thesis is not joined to the school below it', () => {
    expect(
      schoolsOf(
        'Hill University',
        'Ph.D. in Botany',
        '2014 - 2019',
        '• Thesis: The mosses of the northern slopes, and who eats them in winter',
        'Hill University',
        'M.Sc. in Botany',
        '2012 - 2014',
      ),
    ).toEqual([
      ['Hill University', 'Ph.D. in Botany'],
      ['Hill University', 'M.Sc. in Botany'],
    ]);
  });
});

test('a country behind a state needs no comma', () => {
  expect(workOf('Nampa Feeds', 'Boise, ID United States', '05/2020 - Present', 'Mill Operator')).toEqual([
    ['Mill Operator', 'Nampa Feeds', 'Boise, ID United States'],
  ]);
});

describe('certificates below each other in bold, with who issued them', () => {
  const names = [
    ['Registered Land Surveyor', 'Utah Board of Licensed Surveyors, 2016'],
    ['Drone Pilot Certificate', 'Federal Aviation Administration, 2021'],
    ['Certified Revit User', 'Autodesk, 2019'],
  ] as const;

  test('are those in bold', async () => {
    const { certifications } = await parsed((page) => {
      writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com']);
      let top = writeLines(page, 50, 100, ['CERTIFICATIONS'], { bold: true, size: 12 });
      for (const [name, detail] of names) {
        top = writeLines(page, 50, top, [name], { bold: true });
        top = writeLines(page, 50, top, [detail]);
      }
    });
    expect(certifications.map(({ name }) => name)).toEqual(names.map(([name]) => name));
  });

  test('go on where a narrow column broke them', async () => {
    const { certifications } = await parsed((page) => {
      writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com']);
      let top = writeLines(page, 50, 100, ['CERTIFICATIONS'], { bold: true, size: 12 }) + 8;
      for (const [name, more, issuer, year] of [
        ['Certified Clinical Veterinary', 'Nutritionist (CCVN)', 'Board of Animal Nutrition', '2020'],
        ['Registered Farrier', '', 'Farriers Registration Council', '2017'],
        ['Advanced Equine Dental', 'Technician', 'Association of Dental Technicians', '2014'],
      ]) {
        top = writeLines(page, 50, top, [name ?? '', ...(more === '' ? [] : [more ?? ''])], { bold: true });
        top = writeLines(page, 50, top, [issuer ?? '']);
        top = writeLines(page, 50, top, [year ?? ''], { bold: true }) + 8;
      }
    });
    expect(certifications.map(({ name }) => name)).toEqual([
      'Certified Clinical Veterinary Nutritionist (CCVN)',
      'Registered Farrier',
      'Advanced Equine Dental Technician',
    ]);
  });

  test('a name in the look of the first one is no heading', async () => {
    const { certifications, education } = await parsed((page) => {
      writeLines(page, 50, 50, ['Jane Doe', 'jane@example.com']);
      let top = 100;
      for (const heading of ['SUMMARY', 'CERTIFICATIONS']) {
        top = writeLines(page, 50, top, [heading], { bold: true, size: 13 });
        if (heading === 'SUMMARY') top = writeLines(page, 50, top, ['Keeps the books of farms.']) + 12;
      }
      for (const [name, issuer] of [
        ['Payroll Certification', 'Sage, 2023'],
        ['Xero Advisor Skills', 'Xero Academy, 2021'],
      ] as const) {
        top = writeLines(page, 50, top, [name], { bold: true });
        top = writeLines(page, 50, top, [issuer]) + 9;
      }
    });
    expect(certifications.map(({ name }) => name)).toEqual(['Payroll Certification', 'Xero Advisor Skills']);
    expect(education).toEqual([]);
  });
});

test('behind a dash stands the state that grants a licence; behind a comma it belongs to the name', () => {
  expect(certificatesOf('Master Plumber License – State of Maine (2011)')).toEqual(['Master Plumber License']);
  expect(certificatesOf('Notary Public, State of Maine (2011)')).toEqual(['Notary Public, State of Maine']);
});

const duties = [
  'Kept the herd of a mountain farm in good health over the',
  'winter and told the owner about all of it.',
];

test('a sidebar that ends beside a column of dates is read by itself', async () => {
  const { work, skills } = await parsed((page) => {
    writeLines(page, 165, 40, ['Jane Doe'], { size: 30 });
    const aside = ['Spanish', 'Basque', 'Sheep shearing', 'Cheese making', 'Fencing', 'Hay', 'Bees', 'Apples', 'Cider'];
    aside.forEach((text, at) => {
      writeRight(page, 150, 130 + at * 13, text);
    });
    writeRight(page, 150, 108, 'skills', { size: 14, bold: true });
    writeLines(page, 172, 108, ['experience'], { size: 14, bold: true });
    let top = 130;
    for (const [at, title] of ['Shepherd', 'Dairy Worker', 'Farm Hand'].entries()) {
      writeLines(page, 172, top, [`${String(2019 - 2 * at)}–${String(2021 - 2 * at)}`]);
      writeLines(page, 250, top, [`Baztan Farm ${String(at + 1)}`]);
      writeRight(page, 550, top, 'Bilbao, Spain');
      top = writeLines(page, 250, top + 13, [title, ...duties]) + 5;
    }
    top = writeLines(page, 172, top + 10, ['education'], { size: 14, bold: true });
    writeLines(page, 172, top, ['2011–2013']);
    writeLines(page, 250, top, ['Diploma in Farming', 'Hill College']);
  });
  expect(work.map(({ title, startDate, endDate }) => [title, startDate, endDate])).toEqual([
    ['Shepherd', '2019', '2021'],
    ['Dairy Worker', '2017', '2019'],
    ['Farm Hand', '2015', '2017'],
  ]);
  expect(skills.map(({ asWritten }) => asWritten)).toEqual(expect.arrayContaining(['Sheep shearing', 'Cider']));
});

test('a period in small letters may begin above the title it stands beside', async () => {
  const { work } = await parsed((page) => {
    writeLines(page, 50, 40, ['Jane Doe', 'jane@example.com']);
    let top = writeLines(page, 50, 90, ['EXPERIENCE'], { bold: true, size: 13 }) + 4;
    for (const [at, title] of ['Baker', 'Pastry Cook', 'Waiter'].entries()) {
      writeLines(page, 50, top - 6, [`Mar ${String(2018 - 2 * at)} –`, `Feb ${String(2020 - 2 * at)}`], { size: 7 });
      top = writeLines(page, 130, top, [title], { bold: true });
      top = writeLines(page, 130, top, [`Shop ${String(at + 1)} Ltd`, ...duties]) + 4;
    }
  });
  expect(work.map(({ title, startDate }) => [title, startDate])).toEqual([
    ['Baker', '2018-03'],
    ['Pastry Cook', '2016-03'],
    ['Waiter', '2014-03'],
  ]);
});
