import { expect, test } from '@jest/globals';
import { slotsOf } from '../career';
import { createRandom } from '../random';
import { makeSentence } from '../sentence';
import { professions, professionOf } from './index';

test.each(professions.map((profession) => ({ id: profession.id, profession })))('$id is complete', ({ profession }) => {
  const { skills, education, achievements, leadership, summaries, neighbours, otherWords, certifications } = profession;
  const all = [...skills.core, ...skills.secondary, ...skills.tools];
  expect(new Set(all).size).toBe(all.length);
  expect(education.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(neighbours.map((id) => professionOf(id).id)).toEqual([...neighbours]);
  expect(Object.keys(otherWords).filter((skill) => !all.includes(skill))).toEqual([]);
  expect((skills.systems ?? []).filter((system) => !skills.tools.includes(system))).toEqual([]);
  expect(new Set(certifications.map(({ name }) => name)).size).toBe(certifications.length);

  const slots = { ...slotsOf(profession, all), years: ['5'], title: ['Title'] };
  for (const pattern of [...achievements, ...leadership, ...summaries]) {
    for (let round = 0; round < 5; round += 1) {
      const { text } = makeSentence(pattern, createRandom(pattern, round), slots);
      expect(text).not.toMatch(/[{}|]|undefined|\s\s/);
    }
  }
});

test('ids are unique', () => {
  expect(new Set(professions.map(({ id }) => id)).size).toBe(professions.length);
});
