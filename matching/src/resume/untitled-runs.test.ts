import { expect, test } from '@jest/globals';
import { resumeOf } from '../testing/resume-text';

test('positions under the name count without a heading, with the degree and the licence below them', () => {
  const resume = resumeOf(
    [
      'Bobby Tran',
      '555 010 2233',
      'Truck driver, Coldline Freight, 5/2019 - present',
      'all lower 48, no tickets',
      'Dock Worker, Coldline Freight, 2016 - 2019',
      'Associate of Arts 2015',
      'CDL Class A, Hazmat',
    ].join('\n'),
  );
  expect(resume.work.map(({ title, startDate }) => [title, startDate])).toEqual([
    ['Truck driver', '2019-05'],
    ['Dock Worker', '2016'],
  ]);
  expect(resume.work[0]?.description).toBe('all lower 48, no tickets');
  expect(resume.education[0]?.degree).toContain('Associate of Arts');
  expect(resume.certifications.map(({ name }) => name).join()).toContain('CDL');
  expect([resume.firstName, resume.lastName]).toEqual(['Bobby', 'Tran']);
});

test('a resume with a headed section of work keeps its sections', () => {
  const resume = resumeOf('Ann Lee\nMember of a chess club, 2010 - 2012\n\nEXPERIENCE\nCook, Bistro, 2019 - present\n');
  expect(resume.work).toHaveLength(1);
});

test('dates in full are no phone numbers: positions with them count without a heading', () => {
  const resume = resumeOf(
    [
      'Ann Lee',
      'Leeds / ann@example.com',
      'Senior Physiotherapist - Rehab Clinic. Leeds, 2020-02-01 - Present',
      'Physiotherapist - Copper Hospital. Leeds, 2015-10-01 - 2020-01-01',
    ].join('\n'),
  );
  expect(resume.work.map(({ title, startDate, endDate }) => [title, startDate, endDate])).toEqual([
    ['Senior Physiotherapist', '2020-02', 'present'],
    ['Physiotherapist', '2015-10', '2020-01'],
  ]);
});
