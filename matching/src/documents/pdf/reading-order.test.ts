import { expect, test } from '@jest/globals';
import { readDocument } from '../read-document';
import { linesOf, positions } from '../testing/lines';
import { makePdf, writeLines, writeRight } from '../testing/make-pdf';
import * as resumes from '../testing/resume-pdfs';

const increasing = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number >= 0 && (index === 0 || number > (numbers[index - 1] ?? 0)));

const duties = resumes.jobs.flatMap((job) => job.duties.map((duty) => duty.slice(0, 30)));
const story = resumes.jobs.flatMap((job) => [job.title, job.company, ...job.duties.map((duty) => duty.slice(0, 30))]);

test('a date at the right margin stays on the line of its title, as a cell', async () => {
  const lines = await linesOf(await resumes.singleColumn());
  expect(lines).toContain('Senior Software Engineer | Mar 2019 – Present');
  expect(lines).toContain('University of Colorado | Boulder, CO');
  expect(lines[0]).toBe('Dana Whitfield');
});

test.each([
  ['left', resumes.sidebarLeft],
  ['right', resumes.sidebarRight],
  ['on the same grid of lines', resumes.sidebarOnGrid],
])('a sidebar %s is read apart from the main column', async (_name, make) => {
  const lines = await linesOf(await make());
  const side = positions(lines, resumes.skills);
  const main = positions(lines, ['EXPERIENCE', ...story.slice(0, 3), ...duties.slice(1)]);
  // Duties mention TypeScript and PostgreSQL too.
  const own = side.slice(2);
  expect(increasing(own)).toBe(true);
  expect(increasing(main)).toBe(true);
  expect(Math.max(...own) < Math.min(...main) || Math.min(...own) > Math.max(...main)).toBe(true);
  expect(lines.filter((line) => line === 'Kubernetes')).toHaveLength(1);
});

test.each(['left', 'right'] as const)(
  'a sidebar at the %s that continues on the next page does not interrupt a job',
  async (side) => {
    const lines = await linesOf(await resumes.sidebarOverPages(side));
    const of = (word: string): number[] => lines.flatMap((line, index) => (line.startsWith(word) ? [index] : []));
    const [skill, duty] = [of('Skill'), of('Duty')];
    expect([skill.length, duty.length]).toEqual([24, 90]);
    expect(Math.max(...skill) - Math.min(...skill)).toBe(23);
    expect(Math.max(...duty) - Math.min(...duty)).toBe(89);
    expect(lines[Math.min(...duty) + 45]).toMatch(/^Duty 46 /);
  },
);

test('two columns of text are read one after the other, between header and closing line', async () => {
  const lines = await linesOf(await resumes.twoColumns());
  expect(
    increasing(
      positions(lines, ['Dana', 'PROFILE', 'first line to ten', 'ABOUT', 'two magazines', 'REFERENCES', 'on request']),
    ),
  ).toBe(true);
  expect(lines.every((line) => !line.includes('|') || line.includes('example.com'))).toBe(true);
});

test.each([resumes.datesLeft, resumes.datesAndPlacesLeft])(
  'dates in a separate column stay with their jobs',
  async (make) => {
    const lines = await linesOf(await make());
    expect(lines).toContain('Mar 2019 – Present | Senior Software Engineer');
    expect(lines).toContain('Jun 2015 – Feb 2019 | Software Engineer');
    expect(increasing(positions(lines, [story[0] ?? '', ...story.slice(1, 5), 'Jun 2015', ...story.slice(6)]))).toBe(
      true,
    );
  },
);

test('a label stays with its value', async () => {
  const lines = await linesOf(await resumes.labels());
  expect(lines[2]).toBe('Databases: | PostgreSQL, Redis, Elasticsearch, ClickHouse');
});

test('headers and footers of later pages and all page numbers are removed, those of the first page kept', async () => {
  const lines = await linesOf(await resumes.repeatedHeaders());
  expect(lines.filter((line) => line.includes('dana@example.com'))).toHaveLength(1);
  expect(lines[0]).toContain('dana@example.com');
  expect(lines.some((line) => line.startsWith('Page'))).toBe(false);
  expect(lines.filter((line) => line.startsWith('Body of part'))).toHaveLength(3);
});

test('a footer that repeats the head with page numbers is removed from every page', async () => {
  const bytes = await makePdf((pdf) => {
    for (const page of [1, 2]) {
      if (page > 1) pdf.addPage();
      else writeLines(pdf, 54, 40, ['Dana Whitfield', 'dana@example.com']);
      writeLines(pdf, 54, 100, [`Part ${String(page)}`, 'One', 'Two', 'Three', 'Four']);
      writeLines(pdf, 54, 760, ['dana@example.com']);
      writeRight(pdf, 560, 760, `Page ${String(page)} of 2`);
    }
  });
  const lines = await linesOf(bytes);
  expect(lines.slice(0, 3)).toEqual(['Dana Whitfield', 'dana@example.com', 'Part 1']);
  expect(lines.slice(3)).toEqual(['One', 'Two', 'Three', 'Four', 'Part 2', 'One', 'Two', 'Three', 'Four']);
});

test('text that a browser prints at the edges is removed, also from a single page', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 24, 14, ['11/2/26, 10:12 AM'], { size: 8 });
    writeRight(page, 588, 14, 'Jane Doe - Resume', { size: 8 });
    writeLines(page, 60, 90, ['Jane Doe', 'Cook, Lee Bistro', 'Ran the grill and the oven']);
    writeLines(page, 24, 772, ['https://doe.example/cv.html'], { size: 8 });
    writeRight(page, 588, 772, '1/1', { size: 8 });
  });
  expect(await linesOf(pdf)).toEqual(['Jane Doe', 'Cook, Lee Bistro', 'Ran the grill and the oven']);
});

test('differing numbers are not repeated headers', async () => {
  const bytes = await makePdf((pdf) => {
    for (let page = 0; page < 3; page += 1) {
      if (page > 0) pdf.addPage();
      writeLines(pdf, 54, 40, [`Project ${page + 1} for the city`, 'Text']);
    }
  });
  expect((await linesOf(bytes)).filter((line) => line.startsWith('Project'))).toHaveLength(3);
});

test('spaced letters are joined to words', async () => {
  const lines = await linesOf(await resumes.spacedHeadings());
  expect(lines).toEqual(['DANA WHITFIELD', 'EXPERIENCE', 'Chef at the Inn', 'WORK HISTORY', 'WORK HISTORY']);
});

test('spaced letters partly joined by kerning are one word', async () => {
  const bytes = await makePdf((pdf) => {
    let x = 54;
    for (const letters of ['K', 'O', 'VAT', 'S', 'K', 'A']) {
      writeLines(pdf, x, 40, [letters], { size: 20 });
      x += pdf.fontSize(20).widthOfString(letters) + 6;
    }
  });
  expect(await linesOf(bytes)).toEqual(['KOVATSKA']);
});

test('a name with contact lines at its right comes first', async () => {
  const bytes = await makePdf((pdf) => {
    writeLines(pdf, 54, 50, ['Dana Whitfield'], { size: 24, bold: true });
    ['dana@example.com', '(555) 010-2233', 'Austin, TX'].forEach((text, index) =>
      writeRight(pdf, 560, 44 + index * 13, text),
    );
    writeLines(pdf, 54, 120, [
      'A profile that goes over the whole width of the page, so that nothing here is a column of its own at all.',
    ]);
  });
  expect((await linesOf(bytes)).slice(0, 4)).toEqual([
    'Dana Whitfield',
    'dana@example.com',
    '(555) 010-2233',
    'Austin, TX',
  ]);
});

test('lines have sizes, weights, bullets and spaces', async () => {
  const { lines } = await readDocument(await resumes.singleColumn());
  const line = (text: string): (typeof lines)[number] | undefined => lines.find((each) => each.text.includes(text));
  expect(line('Dana')).toMatchObject({ relativeSize: 2.2, isBold: true });
  expect(line('EXPERIENCE')).toMatchObject({ relativeSize: 1.3, isBold: true });
  expect(line('Northwind')).toMatchObject({ isBold: false, isItalic: true, relativeSize: 1 });
  expect(line('Led the rewrite')?.bulletDepth).toBe(1);
  expect(line('EXPERIENCE')?.spaceBefore).toBeGreaterThan(0.5);
  expect(line('Northwind')?.spaceBefore).toBeLessThan(0.2);
});

test('a bullet drawn as a shape is a bullet', async () => {
  const bytes = await makePdf((pdf) => {
    writeLines(pdf, 54, 40, ['Duties']);
    [0, 1].forEach((index) => {
      pdf.circle(60, 66 + index * 13, 1.8).fill('black');
      writeLines(pdf, 70, 61 + index * 13, [`Duty ${'AB'[index]}`]);
    });
  });
  expect(await linesOf(bytes)).toEqual(['Duties', '* Duty A', '* Duty B']);
});

test('rotated text is read separately', async () => {
  const bytes = await makePdf((pdf) => {
    writeLines(pdf, 100, 40, ['First line of the page', 'Second line of the page']);
    pdf.save().rotate(-90, { origin: [30, 200] });
    writeLines(pdf, 30, 200, ['CURRICULUM VITAE']);
    pdf.restore();
  });
  expect(await linesOf(bytes)).toEqual(['First line of the page', 'Second line of the page', 'CURRICULUM VITAE']);
});

test('each line has its position', async () => {
  const { lines, text } = await readDocument(await resumes.sidebarLeft());
  for (const line of lines) {
    expect(text.slice(line.start, line.start + line.text.length)).toBe(line.text);
    expect(line.box && line.box.left < line.box.right && line.box.top < line.box.bottom).toBe(true);
  }
});
