import { describe, expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

const skillsOf = (text: string, isRequired?: boolean): string[] =>
  parseJob(text)
    .skills.filter(({ required }) => isRequired === undefined || required === isRequired)
    .map(({ name }) => name);

describe('text without requirements', () => {
  test.each([
    ['a subject that others may stand for', "- Bachelor's degree in geology, chemistry or mathematics", 'Chemistry'],
    [
      'what the law makes every employer say',
      '- We hire without regard to religion, accounting for no political views',
      'Accounting',
    ],
    ['another degree', '- BSc in Marine Zoology', 'BSc in Marine Zoology'],
  ])('%s', (_, line, skill) => {
    expect(skillsOf(`Technician\n\nRequirements\n- Welding\n${line}`)).not.toContain(skill);
  });

  test('a sentence about the employer, with its name as the subject', () => {
    const text = `Cook\nHazelbrook Ltd, Leeds\n\nHazelbrook moves money for people in banking and insurance.\n\nRequirements\n- Baking`;
    expect(skillsOf(text)).toEqual(['Baking']);
  });

  test('a description of the company', () => {
    const text =
      'Cook\n\nCompany description\nTogether they invest in robotics and marketing.\n\nRequirements\n- Baking';
    expect(skillsOf(text)).toEqual(['Baking']);
  });
});

describe('requirements', () => {
  test('a single degree subject names the work', () => {
    expect(skillsOf('Surveyor\n\nRequirements\n- Degree in quantity surveying', true)).toContain('Quantity surveying');
  });

  test('experience after a degree is not its subject', () => {
    const text = 'Clerk\n\nRequirements\n- High school diploma and two years of experience in welding or baking';
    expect(skillsOf(text, true)).toEqual(expect.arrayContaining(['Welding', 'Baking']));
  });

  test('work with required years that no list knows', () => {
    expect(skillsOf('Keeper\n\nRequirements\n- 2 years of falcon handling in a zoo', true)).toContain(
      'falcon handling',
    );
    expect(skillsOf('Keeper\n\nRequirements\n- 2 years in a similar role', true)).toEqual([]);
  });

  test('names after an article', () => {
    const text = 'Officer\n\nRequirements\n- Knowledge of the Harbours Act and the Wreck Ordinance';
    expect(skillsOf(text, true)).toEqual(['Harbours Act', 'Wreck Ordinance']);
  });

  test('items below a long sentence', () => {
    const text =
      'Analyst\n\nYour impact\n- Write reports\n\nWe would be glad of hearing from people who have\n- Python';
    expect(skillsOf(text, true)).toEqual(['Python']);
  });

  test('words of an unlisted license are no separate skills', () => {
    const text = 'Counsellor\n\nRequirements\n- Registered with Nursing Council Wessex';
    expect(skillsOf(text)).toEqual([]);
  });
});
