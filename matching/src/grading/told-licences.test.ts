import { expect, test } from '@jest/globals';
import { parseJob } from '../job/parse-job';
import { resumeOf, today } from '../testing/resume-text';
import { grade } from './grade';
import { holdingOf } from './holding';

const job = parseJob(
  'Electrician\nDuties\n- Install conduit and wire, read drawings\nRequirements\n- Journeyman electrician license required\n- 3 years',
  { today },
);
const resumeWith = (lines: string, title = 'Electrician'): string =>
  `Robin Example\nrobin@example.com\n\nEXPERIENCE\n${title}, Volt LLC, 2018 – Present\n- Installs conduit and wire by drawings in new buildings\n\n${lines}`;
const scoreOf = (text: string): number => grade({ job, resume: resumeOf(text), today }).weightedScore;

test('a licence that is said to be over counts for less than one that nobody speaks of', () => {
  const silent = scoreOf(resumeWith('INTERESTS\nSailing'));
  const lapsed = scoreOf(resumeWith('INTERESTS\nSailing\nJourneyman electrician license lapsed in 2021, not renewed'));
  expect(lapsed).toBeLessThan(silent);
  expect(scoreOf(resumeWith('LICENSES\nJourneyman electrician license'))).toBeGreaterThan(silent);
});

test('the missing licence shows the sentence that says so', () => {
  const text = resumeWith('INTERESTS\nJourneyman electrician license lapsed in 2021, not renewed');
  const licences = grade({ job, resume: resumeOf(text), today }).categories.find(
    ({ category }) => category === 'certifications',
  );
  expect(licences?.evidence[0]).toMatchObject({
    outcome: 'missing',
    credit: 0,
    found: expect.stringContaining('lapsed'),
  });
});

test('a licence without its name counts a part for who does the work, and nothing for others', () => {
  const licence = 'OTHER\nState trade card, renewed in March 2026';
  expect(scoreOf(resumeWith(licence))).toBeGreaterThan(scoreOf(resumeWith('OTHER\nSailing')));
  expect(scoreOf(resumeWith(licence, 'Barista').replace(/Installs.*/, 'Makes coffee'))).toBeCloseTo(
    scoreOf(resumeWith('OTHER\nSailing', 'Barista').replace(/Installs.*/, 'Makes coffee')),
    0,
  );
});

test.each([
  ['Gas Safe registration ended December 2021', 'Gas Safe', 'lacking'],
  ['NCCCO, expired 2022', 'NCCCO', 'lacking'],
  ['no CPC: failed twice', 'CPC', 'lacking'],
  ['CPA, exam booked for May', 'CPA', 'pending'],
  ['worked next to the CPA', 'CPA', 'pending'],
  ['CPA, active since 2019', 'CPA', 'held'],
  ['Customs Broker License No. 33871', 'Customs Broker License', 'held'],
  ['License no 4471, electrician', 'License', 'held'],
])('`%s`: %s is %s', (text, name, holding) => {
  const start = text.indexOf(name);
  expect(holdingOf(text, start, start + name.length)).toBe(holding);
});
