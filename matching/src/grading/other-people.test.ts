import { expect, test } from '@jest/globals';
import { parseJob } from '../job/parse-job';
import { resumeOf, today } from '../testing/resume-text';
import { grade } from './grade';

/** Titles and periods of other people are not graded, and text next to the work takes nothing from it. */
const developer = parseJob(
  'Senior Software Engineer\nDuties\n- Build web services in Java\n- Run them on AWS\nRequirements\n- 5 years with Java, AWS',
);
const warehouse = parseJob(
  'Warehouse Operative\nDuties\n- Pick and pack orders with scanners\n- Stack pallets with a forklift\nRequirements\n- 1 year in a warehouse',
);

const scoreOf = (text: string, job = developer): number => grade({ job, resume: resumeOf(text), today }).weightedScore;

const waiter = (summary: string, below: string): string => `Robin Example
robin@example.com
${summary === '' ? '' : `\nSUMMARY\n${summary}\n`}
EXPERIENCE
Waiter, Hotel Aurelian, 2018 – Present
- Served guests and carried plates

EDUCATION
High School Diploma, Denby School, 2017${below === '' ? '' : `\n\n${below}`}`;

test.each([
  'REFERENCES\nAnna Lee, Senior Software Engineer, Corva Pay, 2012 – 2024',
  'REFERENCES\nAnna Lee\nSenior Software Engineer, Corva Pay (since 2012)\nanna@corva.example',
  'References: Anna Lee, Senior Software Engineer, Corva Pay, 2012 – 2024',
  'Father: John, Senior Software Engineer, 1990 – 2024',
  'Spouse: Anna, Senior Software Engineer since 2012',
])('titles of referees and relatives give nothing: %j', (below) => {
  expect(scoreOf(waiter('', below))).toBeCloseTo(scoreOf(waiter('', '')), 0);
});

test.each([
  'My sister, a senior software engineer since 2012, taught me much.',
  'I live with Anna, a senior software engineer at Denby since 2012.',
  'Our neighbour, senior software engineer since 2012, gave me work.',
])('the title of another person in a sentence gives nothing: %s', (summary) => {
  expect(scoreOf(waiter(summary, ''))).toBeLessThan(scoreOf(waiter('', '')) + 2);
});

const prose = (below: string): string =>
  `Robin Example\nrobin@example.com\n\nI have been a software engineer at Corva Pay since 2018, where I build payment services in Java and run them on AWS.${below}`;

test.each([
  '\n\nEmergency contact: Ali Baker, husband, software engineer',
  '\n\nParents: father a warehouse manager, mother a teacher',
])('a contact takes nothing from the sentence: %j', (below) => {
  expect(scoreOf(prose(below))).toBeCloseTo(scoreOf(prose('')), 1);
});

const undated = (below: string): string =>
  `Robin Example, Leeds, 0113 496 0000\n\nI picked orders with a scanner and packed them at Kestrel Logistics. I drove a forklift, stacked pallets and unloaded trucks. I like people and I am used to long days and to nights when many things happen at once.${below}`;

test.each(['2012 - 2016: Pilgrimage and prayer', 'I was in prison from 2009 to 2013.', 'Rehab clinic, 2012 – 2013'])(
  'an unrelated period takes nothing from work without one: %s',
  (line) => {
    expect(scoreOf(undated(`\n\n${line}`), warehouse)).toBeCloseTo(scoreOf(undated(''), warehouse), 0);
  },
);

test('repeating a position adds no work', () => {
  const position = 'Web Developer, Bluefin Media, 2015 – Present\n- Made shops in Java and ran them on AWS';
  const withTimes = (times: number): number =>
    scoreOf(`Robin Example\nrobin@example.com\n\nEXPERIENCE\n${Array(times).fill(position).join('\n')}`);
  expect(withTimes(6)).toBeCloseTo(withTimes(1), 1);
});
