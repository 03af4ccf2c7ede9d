import { describe, expect, test } from '@jest/globals';
import { linesOf } from '../testing/lines';
import { makePdf, writeLines, type Pdf } from '../testing/make-pdf';
import { gridsOf } from './grids';

const edges = { across: [40, 110, 220, 300, 560], down: [100, 120, 200, 250] };
const table = [
  [['Period'], ['Employer'], ['Position'], ['Duties']],
  [
    ['2020/02 -', 'Current'],
    ['Harbor Shipping and', 'Ltd', 'Durban'],
    ['Financial', 'Accountant'],
    ['Kept the books of four ships and of the office', 'ashore and told the owners what they earned.'],
  ],
  [['2016/07 -', '2020/01'], ['Mill Foods', 'Durban'], ['Bookkeeper'], ['Cash book to trial balance.']],
];

function write(page: Pdf): void {
  writeLines(page, 40, 60, ['Career History'], { bold: true, size: 13 });
  table.forEach((row, at) => {
    row.forEach((lines, column) => {
      writeLines(page, (edges.across[column] ?? 0) + 5, (edges.down[at] ?? 0) + 5, lines);
    });
  });
  writeLines(page, 40, 280, ['Skills'], { bold: true, size: 13 });
  writeLines(page, 40, 300, ['Pastel, Excel']);
}

const [left = 0, right = 0] = [edges.across[0], edges.across[4]];
const [top = 0, bottom = 0] = [edges.down[0], edges.down[3]];

const drawn: Record<string, (page: Pdf) => void> = {
  'lines, one by one': (page) => {
    for (const x of edges.across) page.moveTo(x, top).lineTo(x, bottom).stroke();
    for (const y of edges.down) page.moveTo(left, y).lineTo(right, y).stroke();
  },
  'lines of one path': (page) => {
    for (const x of edges.across) page.moveTo(x, top).lineTo(x, bottom);
    for (const y of edges.down) page.moveTo(left, y).lineTo(right, y);
    page.stroke();
  },
  'thin boxes of one path': (page) => {
    for (const x of edges.across) page.rect(x, top, 0.5, bottom - top);
    for (const y of edges.down) page.rect(left, y, right - left, 0.5);
    page.fill();
  },
  'a box around each cell': (page) => {
    edges.across.slice(1).forEach((x, column) => {
      const from = edges.across[column] ?? 0;
      edges.down.slice(1).forEach((y, row) => {
        const above = edges.down[row] ?? 0;
        page.rect(from, above, x - from, y - above).stroke();
      });
    });
  },
};

describe('a table drawn with lines is read row by row', () => {
  test.each(Object.entries(drawn))('a table of %s', async (_, draw) => {
    const pdf = await makePdf((page) => {
      draw(page);
      page.fillColor('black');
      write(page);
    });
    expect(await linesOf(pdf)).toEqual([
      'Career History',
      'Period | Employer | Position | Duties',
      '2020/02 - Current | Harbor Shipping and Ltd | Financial Accountant',
      'Durban',
      'Kept the books of four ships and of the office',
      'ashore and told the owners what they earned.',
      '2016/07 - 2020/01 | Mill Foods | Bookkeeper',
      'Durban',
      'Cash book to trial balance.',
      'Skills',
      'Pastel, Excel',
    ]);
  });
});

test('lines with other text next to them are not a table', async () => {
  const pdf = await makePdf((page) => {
    drawn['lines, one by one']?.(page);
    page.fillColor('black');
    write(page);
    writeLines(page, 575, 130, ['Xero', 'Sage']);
  });
  expect(await linesOf(pdf)).not.toContain('2020/02 - Current | Harbor Shipping and Ltd | Financial Accountant');
});

test('a page full of lines is read in time', async () => {
  const pdf = await makePdf((page) => {
    for (let at = 0; at < 20_000; at += 1) page.rect(10 + (at % 500), 10 + at / 30, 9, 0.5).fill();
    writeLines(page, 40, 720, ['Ann Lee']);
  });
  const began = process.cpuUsage();
  expect(await linesOf(pdf)).toEqual(['Ann Lee']);
  const { user, system } = process.cpuUsage(began);
  // Comparing each stroke with each other would take minutes.
  expect((user + system) / 1000).toBeLessThan(10_000);
});

test('overlapping strokes of a line count once', () => {
  const whole = [0, 100, 200, 300].map((x) => ({ left: x, right: x, top: 0, bottom: 100 }));
  const part = { left: 150, right: 150, top: 0, bottom: 40 };
  const rows = [0, 50, 100].map((y) => ({ left: 0, right: 300, top: y, bottom: y }));
  expect(gridsOf([...whole, part, { ...part }, ...rows])).toEqual([
    { columns: [0, 100, 200, 300], rows: [0, 50, 100] },
  ]);
});

test('short texts centered next to a longer one belong to its first line', async () => {
  const pdf = await makePdf((page) => {
    drawn['a box around each cell']?.(page);
    const [from, period, employer, duties] = edges.across;
    writeLines(page, (from ?? 0) + 5, 105, ['Period']);
    writeLines(page, (from ?? 0) + 5, 132, ['2020/02 -', '2021/01']);
    writeLines(page, (period ?? 0) + 5, 132, ['Harbor Shipping and', 'Sons']);
    writeLines(page, (employer ?? 0) + 5, 139, ['Accountant']);
    writeLines(page, (duties ?? 0) + 5, 139, ['Kept the books']);
  });
  expect(await linesOf(pdf)).toContain('2020/02 - 2021/01 | Harbor Shipping and Sons | Accountant | Kept the books');
});
