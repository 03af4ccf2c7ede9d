import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import industries from '../../data/industries.json' with { type: 'json' };
import skills from '../../data/skills.json' with { type: 'json' };
import { skillLines } from '../../scripts/skill-lines';

const additions = join(import.meta.dirname, '../../data/additions/skills');

test('the committed skills are the reproducible result of the lists', () => {
  const built = skillLines(additions);
  expect(built.lines).toEqual(skills);
  expect(built.industries).toEqual(industries);
  expect(skillLines(additions).lines).toEqual(built.lines);
});
