import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines, writeRight, type Pdf } from '../../documents/testing/make-pdf';
import { today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

const parsed = async (draw: (page: Pdf) => void) => parseResume(await readDocument(await makePdf(draw)), { today });
const skillsOf = ({ skills }: Awaited<ReturnType<typeof parsed>>): string[] =>
  skills.filter(({ foundIn }) => foundIn.includes('skills')).map(({ asWritten }) => asWritten);

const large = { size: 15 };
const bold = { bold: true, size: 11 };

/** Positions in the wide column at the right. */
function writeWork(page: Pdf, left: number): void {
  let top = writeLines(page, left, 90, ['EXPERIENCE'], large) + 10;
  for (const [at, title] of ['Librarian', 'Library Assistant'].entries()) {
    top = writeLines(page, left, top, [title], bold);
    top = writeLines(page, left, top, [
      `Carlow County Library, ${String(2018 - 3 * at)} – ${String(2021 - 3 * at)}`,
      '• Kept the catalogue of forty branches and taught readers to use it',
      '• Ran the summer reading scheme with three hundred children',
    ]);
    top += 8;
  }
}

test('schools in capitals begin entries even when headings have the same style', async () => {
  const { education } = await parsed((page) => {
    writeLines(page, 200, 30, ['Jane Doe'], { size: 26 });
    let top = writeLines(page, 40, 90, ['EDUCATION'], large) + 4;
    for (const [school, degree, when] of [
      ['MURDOCH UNIVERSITY', 'M.Sc. Archives', '2012 – 2014 | Perth, WA'],
      ['UNIVERSITY OF MALTA', 'B.A. in History', '2008 – 2011 | Msida'],
    ] as const) {
      top = writeLines(page, 40, top, [school], bold);
      top = writeLines(page, 40, top, [degree, when]) + 9;
    }
    top = writeLines(page, 40, top, ['SKILLS'], large);
    for (const [group, line] of [
      ['ARCHIVES', 'Appraisal • Conservation'],
      ['SOFTWARE', 'AtoM • Excel'],
    ] as const) {
      top = writeLines(page, 40, top + 9, [group], bold);
      top = writeLines(page, 40, top, [line]);
    }
    writeWork(page, 260);
  });
  expect(education.map(({ school, degree }) => [school, degree])).toEqual([
    ['MURDOCH UNIVERSITY', 'M.Sc. Archives'],
    ['UNIVERSITY OF MALTA', 'B.A. in History'],
  ]);
});

test('lists under smaller headings belong to the skills heading above', async () => {
  const resume = await parsed((page) => {
    writeLines(page, 200, 30, ['Jane Doe'], { size: 26 });
    let top = writeLines(page, 40, 90, ['SKILLS'], large);
    for (const [group, line] of [
      ['GREENHOUSE', 'Grafting • Irrigation plans'],
      ['ORCHARD', 'Pruning by hand • Thinning'],
      ['PESTS & WEEDS', 'Scouting • Trap crops'],
    ] as const) {
      top = writeLines(page, 40, top + 9, [group], bold);
      top = writeLines(page, 40, top, [line]);
    }
    top = writeLines(page, 40, top + 12, ['CERTIFICATIONS'], large);
    writeLines(page, 40, top, ['First Aid Certificate, 2021']);
    writeWork(page, 260);
  });
  expect(skillsOf(resume)).toEqual([
    'Grafting',
    'Irrigation plans',
    'Pruning by hand',
    'Thinning',
    'Scouting',
    'Trap crops',
  ]);
  expect(resume.certifications.map(({ name }) => name)).toEqual(['First Aid Certificate']);
});

test("lists of a sidebar under the author's own names are skills, interests are not", async () => {
  const resume = await parsed((page) => {
    writeLines(page, 200, 30, ['Jane Doe'], { size: 26 });
    let top = 90;
    for (const [heading, entries] of [
      ['tools', ['Excel', 'Photoshop', 'InDesign', 'SketchUp']],
      ['stage', ['Prop making', 'Scene painting', 'Rigging plans', 'Costume care']],
      ['interests', ['Rowing', 'Chess', 'Choir', 'Bees']],
    ] as const) {
      top = writeLines(page, 40, top, [heading], { bold: true, size: 14 });
      top = writeLines(page, 40, top, entries) + 12;
    }
    writeWork(page, 200);
  });
  expect(skillsOf(resume)).toEqual([
    'Excel',
    'Photoshop',
    'InDesign',
    'SketchUp',
    'Prop making',
    'Scene painting',
    'Rigging plans',
    'Costume care',
  ]);
});

test('a right-aligned list without a heading next to a text is a list of skills', async () => {
  const entries = ['SQL', 'pandas', 'scikit-learn', 'Excel', 'Tableau', 'Python', 'git', 'Power BI'];
  const resume = await parsed((page) => {
    writeLines(page, 60, 30, ['Jane Doe'], { size: 26 });
    writeLines(page, 60, 90, ['WHAT DRIVES ME'], { bold: true, size: 13 });
    writeLines(page, 60, 112, ['Keeps numbers of rivers and floods in', 'order for a county, and tells about them.']);
    entries.forEach((text, at) => {
      writeRight(page, 360, 108 + at * 16, text);
    });
    let top = writeLines(page, 60, 260, ['EXPERIENCE'], { bold: true, size: 13 });
    for (const [at, title] of ['Hydrologist', 'Water Analyst'].entries()) {
      writeLines(page, 60, top, [`${String(2019 - 3 * at)} – ${String(2022 - 3 * at)}`]);
      writeRight(page, 550, top, 'Severn Board');
      top =
        writeLines(page, 150, top, [
          title,
          'Measured all rivers of the county every week, and told the towns in the plain when floods came.',
        ]) + 10;
    }
    for (const [heading, line] of [
      ['EDUCATION', 'B.Sc. in Hydrology, Cardiff University, 2016'],
      ['LANGUAGES', 'Welsh, English'],
    ] as const) {
      top = writeLines(page, 60, top + 12, [heading], { bold: true, size: 13 });
      top = writeLines(page, 60, top, [line]);
    }
  });
  expect(skillsOf(resume)).toEqual(entries);
});

test('commas in brackets do not split an entry', async () => {
  const entries = ['Drafting by hand', 'Surveys (GPS, lidar, tape)', 'Soil sampling', 'Well logging'];
  const resume = await parsed((page) => {
    writeLines(page, 200, 30, ['Jane Doe'], { size: 26 });
    let top = writeLines(page, 40, 90, ['SKILLS'], large);
    for (const entry of entries) top = writeLines(page, 40, top, [entry]) + 5;
    writeWork(page, 260);
  });
  expect(skillsOf(resume)).toEqual(entries);
});
