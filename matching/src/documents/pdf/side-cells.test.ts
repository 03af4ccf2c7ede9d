import { expect, test } from '@jest/globals';
import { linesOf } from '../testing/lines';
import { makePdf, writeLines, writeRight } from '../testing/make-pdf';

const duty = (at: number): string => `Kept the books of shop number ${String(at)} and told the owner.`;

test('dates at the right of a main column stay with it next to a sidebar', async () => {
  const pdf = await makePdf((page) => {
    let top = 80;
    for (const [at, title] of ['Bookkeeper', 'Payroll Clerk', 'Cashier'].entries()) {
      writeLines(page, 50, top, [title], { bold: true });
      writeRight(page, 400, top + 1, `${String(2019 - at)} - ${String(2020 - at)}`, { size: 8 });
      top = writeLines(page, 50, top + 13, [duty(at), duty(at + 10)]) + 12;
    }
    writeLines(
      page,
      430,
      80,
      ['CONTACT', 'ann@example.com', 'Leeds', 'SKILLS', 'Xero', 'Sage', 'Excel', 'Payroll', 'Tax', 'Filing', 'Audit'],
      { leading: 1.5 },
    );
  });
  const lines = await linesOf(pdf);
  expect(lines).toContain('Bookkeeper | 2019 - 2020');
  expect(lines).toContain('Cashier | 2017 - 2018');
  expect(lines.slice(lines.indexOf('SKILLS'))).toEqual([
    'SKILLS',
    'Xero',
    'Sage',
    'Excel',
    'Payroll',
    'Tax',
    'Filing',
    'Audit',
  ]);
});

test('a period broken by a narrow column is joined', async () => {
  const pdf = await makePdf((page) => {
    let top = 80;
    for (const [at, title] of ['Bookkeeper', 'Payroll Clerk', 'Cashier'].entries()) {
      writeLines(page, 50, top, [title, `Shop ${String(at)} Ltd`, duty(at), duty(at + 10)]);
      writeLines(page, 480, top, ['September', `${String(2017 - at)} –`, `March ${String(2019 - at)}`]);
      top += 80;
    }
  });
  const lines = await linesOf(pdf);
  expect(lines).toContain('Bookkeeper | September 2017 – March 2019');
  expect(lines).toContain('Cashier | September 2015 – March 2017');
});

test('dates at the left of a table stay with it when a list of short entries follows below them', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 60, ['Period'], { bold: true });
    let top = writeLines(page, 180, 60, ['Position'], { bold: true }) + 12;
    for (const [at, title] of ['Bookkeeper', 'Payroll Clerk'].entries()) {
      writeLines(page, 50, top, [`${String(2019 - at)} - ${String(2020 - at)}`, 'Leeds']);
      top =
        writeLines(page, 180, top, [title, 'Harbor Ltd', duty(at), duty(at + 10), duty(at + 20), duty(at + 30)]) + 12;
    }
    top = writeLines(page, 50, top + 12, ['Expertise'], { bold: true, size: 13 });
    writeLines(page, 50, top, ['Xero', 'Sage', 'Excel', 'Payroll', 'Tax', 'Filing', 'Audit', 'Ledgers', 'Invoices']);
  });
  const lines = await linesOf(pdf);
  expect(lines).toContain('2019 - 2020 | Bookkeeper');
  expect(lines).toContain('2018 - 2019 | Payroll Clerk');
  expect(lines.slice(lines.indexOf('Expertise')).slice(0, 3)).toEqual(['Expertise', 'Xero', 'Sage']);
});

test('entries in a row below a heading are read before the next heading', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 60, ['Jane Doe', 'jane@example.com']);
    writeLines(page, 50, 100, ['EDUCATION'], { size: 14 });
    for (const [at, school] of ['Denby College', 'Wexmouth University'].entries())
      writeLines(page, 50 + 250 * at, 130, [school, '2011 - 2015', 'Bachelor of Education'], { leading: 1.5 });
    writeLines(page, 50, 200, ['LANGUAGES'], { size: 14 });
    writeLines(page, 50, 230, ['Irish', 'Native', 'English', 'Professional'], { leading: 1.5 });
  });
  const lines = (await linesOf(pdf)).join('; ');
  expect(lines).toMatch(/Denby College.*Wexmouth University.*LANGUAGES.*Irish/);
});

test('right-aligned headings are not cells of the next column', async () => {
  const sidebar = ['Contact', 'ann@example.com', '12 Mill Lane', 'Leeds', 'Skills', 'Xero', 'Sage', 'Excel', 'Payroll'];
  const pdf = await makePdf((page) => {
    sidebar.forEach((text, at) => {
      writeLines(page, 40, 100 + at * 19, [text]);
    });
    for (const [at, heading] of ['Some words', 'Work', 'School'].entries()) {
      const top = 104 + (3 * at + 1) * 19;
      writeRight(page, 262, top, heading, { bold: true });
      writeLines(page, 200, top + 14, [duty(1), duty(2)]);
    }
  });
  const lines = await linesOf(pdf);
  expect(lines.filter((line) => sidebar.includes(line))).toEqual(sidebar);
  expect(lines.indexOf('Payroll') - lines.indexOf('Contact')).toBe(sidebar.length - 1);
});
