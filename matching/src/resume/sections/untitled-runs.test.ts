import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

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

test('a certificate beside a title, or a licence alone, does not begin a list that swallows the positions below it', () => {
  const withLicence = resumeOf(
    [
      'Kirsty Drummond',
      'Leith, Edinburgh | kirsty@example.com',
      '',
      'AML Investigator, CAMS',
      '',
      'Financial Crime Investigator (L2), Castlehill Bank, Edinburgh, March 2022 – present',
      '- 30 escalated alerts a month, retail and SME, EDD, PEPs, SARs, sanctions, mules, typologies',
      'AML Analyst (L1), Castlehill Bank, 2020 – 2022',
      '',
      'LLB, University of the Lothians, 2019',
    ].join('\n'),
  );
  expect(withLicence.work.map(({ title, companyName }) => [title, companyName])).toEqual([
    ['Financial Crime Investigator (L2)', 'Castlehill Bank'],
    ['AML Analyst (L1)', 'Castlehill Bank'],
  ]);
  expect(withLicence.certifications.map(({ name }) => name)).not.toContain('Castlehill Bank');
  const alone = resumeOf(
    [
      'Rebecca Thanet',
      'Faversham, Kent',
      '',
      'Licensed by the CLC since 2019.',
      '',
      'Residential Conveyancer, Harbledown Law, Whitstable. October 2020 to present.',
      'Own files from instruction to completion, title, enquiries, reports, requisitions.',
      '',
      'Trainee Conveyancer, Swale Property Lawyers, Sittingbourne. 2016 to 2020.',
    ].join('\n'),
  );
  expect(alone.work.map(({ title }) => title)).toEqual(['Residential Conveyancer', 'Trainee Conveyancer']);
});

test('what is told below a head is no list of skills, and the next position goes on', () => {
  const resume = resumeOf(
    [
      'Cody Branstetter',
      'Cheney, WA',
      'Crane Operator, Inland Lift Services, 2018 - Present',
      'Grove, Liebherr, wind turbines, precast, steel erection, lift plans, load charts, mats',
      'Crane Oiler, Moses Lake Crane, 2013 - 2018',
      'Grove RT 60',
      '',
      'Excel, Word, Outlook, SAP, Jira, PowerPoint',
    ].join('\n'),
  );
  expect(resume.work.map(({ title }) => title)).toEqual(['Crane Operator', 'Crane Oiler']);
  expect(resume.skills.map(({ name }) => name)).toContain('SAP');
});

test('a headline above a whole head is not the title of the position', () => {
  const resume = resumeOf(
    [
      'Lee Drax',
      'Goole, East Yorkshire',
      '',
      'TRANSPORT MANAGER / OPERATIONS',
      '',
      'Planning Manager, Airmyn Tippers, Goole, 2017 – present',
      'Transport Planner, Airmyn Tippers, 2013 – 2017',
    ].join('\n'),
  );
  expect(resume.work.map(({ title, companyName }) => [title, companyName.split(',')[0]])).toEqual([
    ['Planning Manager', 'Airmyn Tippers'],
    ['Transport Planner', 'Airmyn Tippers'],
  ]);
});

test('a school as employer next to a degree stays a position', () => {
  const resume = resumeOf(
    [
      'Candace Whitmire',
      'Marana, AZ',
      'Speech-Language Pathologist, Cactus Wren Elementary School, 2014 - present',
      'Master of Science in speech-language pathology, 2014',
    ].join('\n'),
  );
  expect(resume.work.map(({ title }) => title)).toEqual(['Speech-Language Pathologist']);
  expect(resume.education).toHaveLength(1);
});

test('a period is no telephone number', () => {
  const text = [
    'Ann Lee',
    'ann@example.com',
    '',
    '2021-now · Grosz24 (instant transfers), senior developer in the clearing team',
    'Java 21, Kotlin, RabbitMQ, PostgreSQL 15, EKS, Terraform.',
    '2017 - 2021 · Lokata, developer, savings account back end. Java 8, Spring and Oracle.',
  ].join('\n');
  const { work, skills } = resumeOf(text);
  expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2021', 'present'],
    ['2017', '2021'],
  ]);
  expect(skills.map(({ asWritten }) => asWritten)).not.toContain('Lokata');
});

test('an objective beside its heading is no position', () => {
  const text =
    'Ann Lee\n\nObjective: Site Manager\n\n2012 - present   Owner, Lee Lawns\n2003 - 2011   Surveyor, Kemp\nBS, 2000';
  expect(resumeOf(text).work.map(({ title }) => title)).toEqual(['Owner', 'Surveyor']);
});
