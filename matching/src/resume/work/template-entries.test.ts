import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines, writeRight, type Pdf } from '../../documents/testing/make-pdf';
import { today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

const parsed = async (draw: (page: Pdf) => void) => parseResume(await readDocument(await makePdf(draw)), { today });

describe('bold certificates with their issuers', () => {
  const names = [
    ['Registered Land Surveyor', 'Utah Board of Licensed Surveyors, 2016'],
    ['Drone Pilot Certificate', 'Federal Aviation Administration, 2021'],
    ['Certified Revit User', 'Autodesk, 2019'],
  ] as const;

  test('are the bold lines', async () => {
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

  test('continue after a line break in a narrow column', async () => {
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

  test('a name in the style of the first one is not a heading', async () => {
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

const duties = [
  'Kept the herd of a mountain farm in good health over the',
  'winter and told the owner about all of it.',
];

test('a sidebar that ends next to a column of dates is read separately', async () => {
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

test('a small period may begin above the title in its row', async () => {
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
