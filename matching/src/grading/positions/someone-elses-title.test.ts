import { expect, test } from '@jest/globals';
import { parseJob } from '../../job/parse-job';
import { resumeOf, today } from '../../testing/resume-text';
import { grade } from '../grade';
import { isSomeoneElsesTitle, withoutSomeoneElsesTitle } from './someone-elses-title';

test.each([
  'I report to the Head of Marketing',
  'Reporting directly to the Head of Marketing',
  'I have been working for the Head of Marketing',
  'Since 2018 I have worked under a head chef',
  'We assist the matron',
  'Trained by a master baker',
  'My kitchen manager',
  'I report to the Head of Marketing, Leeds',
])('a title of a manager or another person is someone else’s: %s', (title) => {
  expect(isSomeoneElsesTitle(title)).toBe(true);
});

test.each([
  'Head of Marketing',
  'The Head of Marketing',
  'Support Engineer',
  'Assistant to the Head of Marketing',
  'Working with Children Officer',
  'Report Writer',
  'I worked for the council as a head gardener',
  'I have been the warehouse operative',
  'Mysore Site Manager',
  'Her Majesty’s Inspector of Schools',
  'Our Lady of Mercy School',
  'Train the Trainer Lead',
  'Help the Aged',
  'His Majesty’s Coroner',
  'My Place Care Assistant',
  'Reporting to the CEO, Head of Sales',
  'Supervising a team of twelve cooks, Kitchen Manager',
  'Meet the Artist Coordinator',
  'Follow the Sun Support Engineer',
  'Deputised for the Head Chef',
  'Covering the Head of Department',
])('the writer’s own title is kept: %s', (title) => {
  expect(isSomeoneElsesTitle(title)).toBe(false);
});

test('a position loses only the title and its rank', () => {
  const work = { title: 'I report to the Director', companyName: 'Denby', location: 'Leeds', startDate: '2018' };
  const position = { ...work, endDate: 'present', description: 'Wrote letters', managementScore: 80 };
  expect(withoutSomeoneElsesTitle(position)).toEqual({ ...position, title: '', managementScore: 0 });
  const asEmployer = { ...position, title: '', companyName: 'I report to the Director' };
  expect(withoutSomeoneElsesTitle(asEmployer)).toEqual({ ...asEmployer, companyName: '', managementScore: 0 });
  expect(withoutSomeoneElsesTitle({ ...position, title: 'Clerk' })).toEqual({ ...position, title: 'Clerk' });
});

const job = parseJob(
  'Kitchen Manager\nDuties\n- Order food and plan menus\n- Lead a crew of twelve cooks\nRequirements\n- 3 years in a kitchen',
);
const scoreOf = (sentence: string): number =>
  grade({ job, resume: resumeOf(`Robin Example\nrobin@example.com\n\n${sentence}`), today }).weightedScore;

test('reporting to somebody is not holding their title', () => {
  const held = scoreOf('I have been a kitchen manager since 2018.');
  expect(held).toBeGreaterThan(30);
  for (const sentence of ['I report to the kitchen manager since 2018.', 'Working for the kitchen manager since 2018.'])
    expect(scoreOf(sentence)).toBeLessThan(3);
});

test('a sentence that starts with an article and a title is the writer’s own, unless it mentions somebody else', () => {
  const waiter = 'I have waited at tables since 2020 at Hotel Aurelian and carried plates.';
  const without = scoreOf(waiter);
  expect(scoreOf(`${waiter} The kitchen manager of Vale Inn from 2014 to 2020, ordering food.`)).toBeGreaterThan(
    without + 15,
  );
  for (const stated of [
    'The kitchen manager, Ann, was there from 2014 to 2020.',
    'The kitchen manager at Vale Inn from 2014 to 2020 taught me to order food.',
  ])
    expect(scoreOf(`${waiter} ${stated}`)).toBeLessThan(without + 2);
});
