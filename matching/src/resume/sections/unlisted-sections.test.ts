import { describe, expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const position = 'Line Cook, Blue Grill LLC, Austin, TX   Jan 2019 – Mar 2021\n• Cooked on the grill for 200 guests';

describe('headings that no list knows', () => {
  const resume = resumeOf(
    [
      'Jane Doe\njane@example.com',
      `PLACES I COOKED\n${position}`,
      'WHERE I STUDIED\nTexas State University   2014 – 2018\nBachelor of Arts in History',
      'WHAT I BRING\nKnife skills, Menu planning, Food safety, Inventory management',
      'CARDS\nServSafe Food Handler\nCPR',
    ].join('\n\n'),
  );

  test('positions, schools, skills and certificates are found by what stands under the headings', () => {
    expect(resume.work.map(({ title, companyName }) => [title, companyName])).toEqual([
      ['Line Cook', 'Blue Grill LLC'],
    ]);
    expect(resume.education.map(({ school }) => school)).toEqual(['Texas State University']);
    expect(resume.skills.map(({ asWritten }) => asWritten)).toContain('Menu planning');
    expect(resume.certifications.map(({ name }) => name)).toEqual(['ServSafe Food Handler', 'CPR']);
  });
});

test('schools in bullets under a heading that speaks of learning', () => {
  const resume = resumeOf(
    `Jane Doe\njane@example.com\n\nEXPERIENCE\n${position}\n\nMY YEARS OF SCHOOL\n• Texas State University, BA in History, 2018`,
  );
  expect(resume.education.map(({ school }) => school)).toEqual(['Texas State University']);
});

describe('no headings at all', () => {
  test('positions, schools and skills are found by their own form', () => {
    const resume = resumeOf(
      [
        'Jane Doe\njane@example.com | Austin, TX',
        'Cook with ten years in busy kitchens, glad to teach.',
        position,
        'Bachelor of Arts in History, Texas State University, 2014 – 2018',
        'Menu planning, Food safety, Inventory management, Customer service',
      ].join('\n\n'),
    );
    expect(resume.work.map(({ title }) => title)).toEqual(['Line Cook']);
    expect(resume.education.map(({ school }) => school)).toEqual(['Texas State University']);
    expect(resume.skills.map(({ asWritten }) => asWritten)).toEqual([
      'Menu planning',
      'Food safety',
      'Inventory management',
      'Customer service',
    ]);
  });

  test('a title under the name is no position', () => {
    expect(resumeOf('Jane Doe\nLine Cook\njane@example.com\n\nSkills\nMenu planning, Food safety').work).toEqual([]);
  });
});
