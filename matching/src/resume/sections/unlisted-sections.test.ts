import { describe, expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const position = 'Line Cook, Blue Grill LLC, Austin, TX   Jan 2019 – Mar 2021\n• Cooked on the grill for 200 guests';

describe('unlisted headings', () => {
  const resume = resumeOf(
    [
      'Jane Doe\njane@example.com',
      `PLACES I COOKED\n${position}`,
      'WHERE I STUDIED\nTexas State University   2014 – 2018\nBachelor of Arts in History',
      'WHAT I BRING\nKnife skills, Menu planning, Food safety, Inventory management',
      'CARDS\nServSafe Food Handler\nCPR',
    ].join('\n\n'),
  );

  test('positions, schools, skills and certificates are found by the content under the headings', () => {
    expect(resume.work.map(({ title, companyName }) => [title, companyName])).toEqual([
      ['Line Cook', 'Blue Grill LLC'],
    ]);
    expect(resume.education.map(({ school }) => school)).toEqual(['Texas State University']);
    expect(resume.skills.map(({ asWritten }) => asWritten)).toContain('Menu planning');
    expect(resume.certifications.map(({ name }) => name)).toEqual(['ServSafe Food Handler', 'CPR']);
  });
});
