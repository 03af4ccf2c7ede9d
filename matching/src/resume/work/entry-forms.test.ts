import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { resumeOf, today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

const under = (heading: string, ...lines: string[]): string => ['Jane Doe', '', heading, ...lines].join('\n');
const heads = (text: string): [string, string, string][] =>
  resumeOf(text).work.map(({ title, companyName, location }) => [title, companyName, location]);

describe('heads of positions', () => {
  test('a field behind a title belongs to it when the employer stands in another line', () => {
    const text = under('EXPERIENCE', 'Riverside Hospital   Mar 2019 – Present', 'Pharmacist, Home Infusion', '• Dosed');
    expect(heads(text)).toEqual([['Pharmacist, Home Infusion', 'Riverside Hospital', '']]);
  });

  test('an employer whose name is also a tool is cut off the title', () => {
    const text = under(
      'EXPERIENCE',
      'Recruiter, Mailchimp, Atlanta, GA',
      'Feb 2020 – Present',
      '• Hired',
      '',
      'Sourcer, Insight Global, Atlanta, GA',
      'Mar 2016 – Jan 2020',
      '• Sourced',
    );
    expect(heads(text).map(([title, company]) => [title, company])).toEqual([
      ['Recruiter', 'Mailchimp'],
      ['Sourcer', 'Insight Global'],
    ]);
  });

  test('a town that no list knows is cut off behind a legal form', () => {
    const text = under(
      'EXPERIENCE',
      'Buchhalterin',
      'Kessler Maschinenbau AG, Leverkusen',
      '04/2014 – 12/2018',
      '• HGB',
    );
    expect(heads(text)).toEqual([['Buchhalterin', 'Kessler Maschinenbau AG', 'Leverkusen']]);
  });

  test('an employer that begins a place is no place', () => {
    const text = under('EXPERIENCE', 'Pacific Fulfillment, Ontario, CA   05/2021 – Present', 'Warehouse Lead', '• Led');
    expect(heads(text)).toEqual([['Warehouse Lead', 'Pacific Fulfillment', 'Ontario, CA']]);
  });

  test('a colon in brackets separates nothing', () => {
    const text = under(
      'EXPERIENCE',
      'Chief Financial Officer',
      'Corvane Holdings (NYSE: CVNE)',
      '2015 – 2020',
      '• M&A',
    );
    expect(heads(text)[0]?.[1]).toBe('Corvane Holdings (NYSE: CVNE)');
  });

  test('a period that goes over the end of the line', () => {
    const [work] = resumeOf(
      under('EXPERIENCE', "Electrician, Gulf South Services, Lafayette, LA. Mar '18 –", 'Present.'),
    ).work;
    expect(work).toMatchObject({ title: 'Electrician', startDate: '2018-03', endDate: 'present' });
  });
});

describe('schools', () => {
  test('stops separate the parts of a sentence', () => {
    const [entry] = resumeOf(
      under('EDUCATION', 'MSc Construction Management. University of Reading, Reading. 2010.'),
    ).education;
    expect(entry).toMatchObject({ school: 'University of Reading', degree: 'MSc Construction Management' });
  });

  test('a state behind the school is no degree', () => {
    const [entry] = resumeOf(
      under('EDUCATION', 'Boston University   Boston, MA', 'PhD, Physics   2012 – 2017'),
    ).education;
    expect(entry).toMatchObject({ school: 'Boston University', degree: 'PhD, Physics' });
  });

  test('a school may carry the name of its town', () => {
    const [entry] = resumeOf(under('EDUCATION', 'BA History, Loyola University Chicago, 2009')).education;
    expect(entry?.school).toBe('Loyola University Chicago');
  });
});

test('languages that nobody speaks are skills', () => {
  const resume = resumeOf(under('LANGUAGES', 'Python, SQL, Java, Git'));
  expect(resume.skills.map(({ asWritten }) => asWritten)).toEqual(['Python', 'SQL', 'Java', 'Git']);
  expect(resume.languages).toEqual([]);
});

test('accents that an old font draws before their letters are put on them', () => {
  expect(resumeOf('Jos´e Garc´ıa\n\nFORMACI´ON\nUniversidad de C´ordoba').fullName).toBe('José García');
});

test('a letterhead at the foot is the address, however the section above is called', () => {
  const address = resumeOf('Jane Doe\n\nSKILLS\nJava, SQL\n\n\n\n\nAustin, TX 78701\njane@example.com').address;
  expect(address).toMatchObject({ city: 'Austin', state: 'TX', zipCode: '78701' });
});

test('links of a page are read, and labels set side by side', async () => {
  const html =
    '<h1>Jane Doe</h1><p><a href="mailto:jane@example.com">Write to me</a></p><h2>Skills</h2>' +
    '<div><span class="tag">Python</span><span class="tag">SQL</span></div>';
  const resume = parseResume(await readDocument(new TextEncoder().encode(html), { fileName: 'cv.html' }), { today });
  expect(resume.email).toBe('jane@example.com');
  expect(resume.skills.map(({ asWritten }) => asWritten)).toEqual(['Python', 'SQL']);
});
