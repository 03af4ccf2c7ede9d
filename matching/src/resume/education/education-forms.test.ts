import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

/** Education entries as written, with the expected school, degree and last date. */
const entries: readonly (readonly [string, readonly string[]])[] = [
  [
    'Bachelor of Science in Nursing, University of Denby, Austin, TX — May 2014',
    ['University of Denby | Bachelor of Science in Nursing | 2014-05'],
  ],
  [
    'University of Denby                                 May 2014\nBachelor of Science, Nursing (GPA 3.8)',
    ['University of Denby | Bachelor of Science, Nursing | 2014-05'],
  ],
  [
    'UNIVERSITY OF DENBY, Austin, Texas\nMaster of Business Administration (MBA), Finance, 2018\nBachelor of Arts, Economics, 2012',
    [
      'UNIVERSITY OF DENBY | Master of Business Administration (MBA), Finance | 2018',
      'UNIVERSITY OF DENBY | Bachelor of Arts, Economics | 2012',
    ],
  ],
  ...['GPA 3.8', '3.8 GPA; Dean’s list', 'not completed', '24 credits, in progress', 'completed'].map(
    (remark) =>
      [
        `University of Denby\nBachelor of Science, Nursing (${remark}), 2014`,
        ['University of Denby | Bachelor of Science, Nursing | 2014'],
      ] as const,
  ),
  ['Denby College, 2014\nBachelor of Laws (Distinction)', ['Denby College | Bachelor of Laws | 2014']],
  ['University of Denby, 2014\nBS in Botany, magna cum laude, GPA 3.9', ['University of Denby | BS in Botany | 2014']],
  ...['distinction', 'class of'].map(
    (remark) =>
      [
        `University of Denby\nBachelor of Science, Nursing, ${remark} 2014`,
        ['University of Denby | Bachelor of Science, Nursing | 2014'],
      ] as const,
  ),
  ['BSN, UT Clinics San Antonio, 2016', ['UT Clinics San Antonio | BSN | 2016']],
  ['BSN, Cardiology, 2016', [' | BSN, Cardiology | 2016']],
  ['University of Denby\nAAS, Nursing; 3.8 GPA, 2014', ['University of Denby | AAS, Nursing | 2014']],
  [
    'B.Sc. Computer Science | University of Denby | 2010 - 2014',
    ['University of Denby | B.Sc. Computer Science | 2014'],
  ],
  ['2010 – 2014   BSc Computer Science, University of Denby', ['University of Denby | BSc Computer Science | 2014']],
  ['Denby High School, Austin, TX\nHigh School Diploma, 2008', ['Denby High School | High School Diploma | 2008']],
  [
    'Course     Institution     Board / University     Year     % / CGPA\nB.E. (Civil)     Denby College of Engineering     Denby University     2010     74.2',
    ['Denby College of Engineering | B.E. (Civil) | 2010'],
  ],
  [
    'Denby School, Lagos   2001 – 2007\nSenior School Certificate (WASSCE)   2007',
    ['Denby School | Senior School Certificate (WASSCE) | 2007'],
  ],
  ['Diploma, Denby High School, 2008', ['Denby High School | Diploma | 2008']],
  [
    'Associate of Applied Science in Welding Technology\nDenby Community College, Class of 2012',
    ['Denby Community College | Associate of Applied Science in Welding Technology | 2012'],
  ],
  ['Juris Doctor, cum laude, Denby School of Law, 2011', ['Denby School of Law | Juris Doctor | 2011']],
  [
    'Ph.D. in Chemistry — Denby Institute of Technology (2015)\nDissertation: "On the Nature of Salt"',
    ['Denby Institute of Technology | Ph.D. in Chemistry | 2015'],
  ],
  [
    'University of Denby\nBachelor of Business Administration (BBA), Marketing · (2010 - 2014)',
    ['University of Denby | Bachelor of Business Administration (BBA), Marketing | 2014'],
  ],
  [
    'MSc Data Science\nUniversity of Denby, United Kingdom\nSep 2016 – Sep 2017\nBSc (Hons) Mathematics, 2:1\nUniversity of Denby, United Kingdom\nSep 2013 – Jul 2016',
    ['University of Denby | MSc Data Science | 2017-09', 'University of Denby | BSc (Hons) Mathematics | 2016-07'],
  ],
  ['Degree: B.A. English\nSchool: University of Denby\nYear: 2009', ['University of Denby | B.A. English | 2009']],
  ['Abitur, Gymnasium Denbach, 2006', ['Gymnasium Denbach | Abitur | 2006']],
  [
    'Licenciatura en Contaduría Pública, Universidad de Denby, 2010',
    ['Universidad de Denby | Licenciatura en Contaduría Pública | 2010'],
  ],
  [
    'Certificate in Culinary Arts, Denby Culinary Institute, Austin TX, 2011',
    ['Denby Culinary Institute | Certificate in Culinary Arts | 2011'],
  ],
  ['GED, 2005', [' | GED | 2005']],
  [
    'BSN – University of Denby – 2014\nADN – Denby Community College – 2010',
    ['University of Denby | BSN | 2014', 'Denby Community College | ADN | 2010'],
  ],
  ['Civil engineering degree, Denby, 2016', ['Denby | Civil engineering degree | 2016']],
  ['Hairdressing diploma, Denby City College, 2012', ['Denby City College | Hairdressing diploma | 2012']],
  ['Business degree from Denby State University, 2010', ['Denby State University | Business degree | 2010']],
  ['Plumbing qualification\nDenby City College, 2012', ['Denby City College | Plumbing qualification | 2012']],
  ['Degree in Economics, Denby College, 2010', ['Denby College | Degree in Economics | 2010']],
  ['Denby University, Civil engineering degree, 2016', ['Denby University | Civil engineering degree | 2016']],
  ['BSc Civil Engineering, Wexmouth, 2016', ['Wexmouth | BSc Civil Engineering | 2016']],
  [
    'Diplom-Kauffrau, Business Administration, FH Denbach, 2009',
    ['FH Denbach | Diplom-Kauffrau, Business Administration | 2009'],
  ],
  [
    '2016   Associate of Applied Science in Culinary Arts, Denby\nCommunity College',
    ['Denby Community College | Associate of Applied Science in Culinary Arts | 2016'],
  ],
  [
    'BBA, University of Texas at San Antonio, San Antonio, TX, 2013',
    ['University of Texas at San Antonio | BBA | 2013'],
  ],
  ['BA History, Boston, 2016', ['Boston | BA History | 2016']],
  ['High School Diploma, Boston, 2016', [' | High School Diploma | 2016']],
  ['Denby College, Leeds\nBA History, 2010', ['Denby College | BA History | 2010']],
  ['BA History, Denby University, Melbourne, Australia, 2010', ['Denby University | BA History | 2010']],
  ['University of California, Berkeley\nBA History, 2010', ['University of California, Berkeley | BA History | 2010']],
  ['BA History, University of Texas, Austin, TX, 2010', ['University of Texas, Austin | BA History | 2010']],
  ['Denby Hall, Baltimore, MD | BS Biology | 2010', ['Denby Hall | BS Biology | 2010']],
];

test.each(entries)('reads %j', (text, expected) => {
  const { education } = resumeOf(`Jane Doe\njane@example.com\n\nEDUCATION\n${text}\n\nSKILLS\nExcel, SAP`);
  expect(education.map(({ school, degree, endDate }) => [school, degree, endDate].join(' | '))).toEqual(expected);
});

test('a degree told by its subject is found below the positions of a resume without headings', () => {
  const text =
    'Jane Doe\njane@example.com\n\nCook, Northwind Ltd, 2010 – 2015\nGrilled fish\nCivil engineering degree, Denby, 2016';
  expect(resumeOf(text).education).toMatchObject([
    { school: 'Denby', degree: 'Civil engineering degree', degreeType: 'bachelors', major: 'Civil engineering' },
  ]);
});

test.each([
  ['BDes Interaction Design, Denby College, 2016', 'Interaction Design'],
  ['BSc (Hons) Zoology, Denby College, 2016', 'Zoology'],
  ['Diploma in Engraving, Denby College, 2016', 'Engraving'],
])('the field of %j is whole', (line, major) => {
  expect(resumeOf(`Jane Doe\n\nEDUCATION\n${line}`).education.map((entry) => entry.major)).toEqual([major]);
});

test.each([
  'Wants to move to Leeds next year',
  'French, Geography, Drama',
  'Reading the website of the guild regularly',
  'No licence yet',
])('a remark below a degree is no school: %s', (remark) => {
  const { education } = resumeOf(`Jane Doe\n\nEDUCATION\nBTEC Food Science, 2014\n${remark}\n\nSKILLS\nBread`);
  expect(education.map(({ school }) => school)).toEqual(['']);
});

test('what stands beside a degree may be a school that no word tells as one', () => {
  const { education } = resumeOf('Jane Doe\n\nEDUCATION\nBTEC Food Science, 2014\nHillstate\n\nSKILLS\nBread');
  expect(education.map(({ school }) => school)).toEqual(['Hillstate']);
});

test.each([
  ['MSc Physics, Universität Bern (Note 1,6), 2014', 'Universität Bern', 'MSc Physics', 'masters'],
  [
    'Especialização em Design, Universidade de Lisboa, 2014',
    'Universidade de Lisboa',
    'Especialização em Design',
    'somePostgraduate',
  ],
  [
    'Post-Baccalaureate Certificate in Law, Denby College, 2014',
    'Denby College',
    'Post-Baccalaureate Certificate in Law',
    'somePostgraduate',
  ],
  ['Classes préparatoires MPSI, Lycée Hoche, 2014', 'Lycée Hoche', 'Classes préparatoires MPSI', 'someCollege'],
])('grades and degrees of other lands: %s', (line, school, degree, degreeType) => {
  const { education } = resumeOf(`Jane Doe\n\nEDUCATION\n${line}\n\nSKILLS\nBread`);
  expect(education).toMatchObject([{ school, degree, degreeType }]);
});
