import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf } from '../../documents/testing/make-pdf';
import { today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

/** A line of a sidebar: its bold part and the rest. */
type Line = readonly [bold: string, plain: string];

/** A resume whose education is in a narrow column, so that names of schools wrap. */
const withSidebar = (lines: readonly Line[]): Promise<Uint8Array> =>
  makePdf((pdf) => {
    pdf.fontSize(10);
    const write = (left: number, top: number, [bold, plain]: Line): void => {
      pdf.font('Helvetica-Bold').text(bold, left, top, { lineBreak: false });
      const width = pdf.widthOfString(bold);
      pdf.font('Helvetica').text(plain, left + width, top, { lineBreak: false });
    };
    const main: readonly Line[] = [
      ['Robin Example', ''],
      ['EXPERIENCE', ''],
      ['Staff Nurse, Mercy Hospital, 2019 – Present', ''],
      ['', 'Gave medications to twenty-four patients and kept their charts'],
      ['', 'Taught new colleagues how wounds are dressed and looked after'],
    ];
    main.forEach((line, index) => {
      write(40, 50 + index * 15, line);
    });
    const sidebar: readonly Line[] = [
      ['EDUCATION', ''],
      ...lines,
      ['SKILLS', ''],
      ['', 'Wound care, telemetry, triage,'],
      ['', 'charting, patient education'],
    ];
    sidebar.forEach((line, index) => {
      write(420, 50 + index * 13, line);
    });
  });

const schoolsIn = async (lines: readonly Line[]): Promise<string[]> => {
  const { education } = parseResume(await readDocument(await withSidebar(lines)), { today });
  return education.map(({ school, degree, endDate }) => `${school} | ${degree} | ${endDate}`.replace(/\s+/g, ' '));
};

test.each<[string, readonly Line[], string]>([
  [
    'behind a bold degree',
    [
      ['BSc Nursing', ' | Willowmere'],
      ['', 'State University | May 2012'],
    ],
    'Willowmere State University | BSc Nursing | 2012-05',
  ],
  [
    'with words of its own',
    [
      ['BSc Nursing', ' — Cedar Willows'],
      ['', 'Ridge University, 2012'],
    ],
    'Cedar Willows Ridge University | BSc Nursing | 2012',
  ],
  [
    'whose degree is broken as well',
    [
      ['Certificate (Practical', ''],
      ['Nursing)', ' — Willowmere'],
      ['', 'Career Center, 2012'],
    ],
    'Willowmere Career Center | Certificate (Practical Nursing) | 2012',
  ],
])("joins a school's name that wraps: %s", async (_, lines, expected) => {
  expect(await schoolsIn(lines)).toEqual([expected]);
});

test('does not join a town with the next line when the school would have fit', async () => {
  const lines: readonly Line[] = [
    ['BSc', ', Leeds'],
    ['', 'Ridge University, 2012'],
  ];
  expect((await schoolsIn(lines))[0]).toMatch(/^Ridge University/);
});
