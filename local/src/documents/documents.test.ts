import { expect, test } from '@jest/globals';
import { readDocument } from '@portal/matching/documents/read-document';
import { makePersona } from './persona';
import { seniorities, writingQualities } from './persona-types';
import { countryCodes } from './countries/index';
import { professions } from './professions/index';
import { listVariants, makeResume } from './render-resume';
import { createRandom } from './random';
import { makeStyle } from './style';

const today = '2026-06-01';
const variants = listVariants().map((variant, index) => ({
  ...variant,
  name: `${variant.format} ${variant.layout}`,
  index,
}));

function personaOf(index: number) {
  const random = createRandom('test', index);
  return makePersona({
    seed: index,
    profession: random.pick(professions),
    country: random.pick(countryCodes),
    quality: random.pick(writingQualities),
    seniority: random.pick(seniorities),
    today,
  });
}

const squeezed = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, '').toLowerCase().replace(/ı/g, 'i').replace(/ß/g, 'ss');

test.each(variants)('$name contains every expected value in its text', async ({ format, layout, index }) => {
  const persona = personaOf(index);
  const style = makeStyle(index, persona.quality, { contactInPageHeader: false });
  const { bytes, truth, fileName } = await makeResume(persona, { format, layout, style });
  const text = squeezed((await readDocument(bytes, { fileName })).text);

  const values = [
    truth.firstName,
    truth.lastName,
    truth.email,
    truth.city,
    ...truth.skills,
    ...truth.certifications,
    ...truth.work.flatMap(({ title, companyName }) => [title, companyName]),
    ...truth.education.flatMap(({ school, degree }) => [school, degree]),
  ];
  expect(values.filter((value) => !text.includes(squeezed(value)))).toEqual([]);
});

test.each(variants)('$name is byte-for-byte reproducible', async ({ format, layout, index }) => {
  const make = async () =>
    (await makeResume(personaOf(index), { format, layout, style: makeStyle(index, 'plain') })).bytes;
  expect(await make()).toEqual(await make());
});

test('careers are plausible: newest first, no position ends before it begins or after today, seniority never falls', () => {
  for (let index = 0; index < 400; index += 1) {
    const { work, education } = personaOf(index);
    const career = work.filter(({ title }) => !/\((Part-Time|Per Diem|Contract)\)$/.test(title));
    for (const [at, position] of career.entries()) {
      const end = position.end === 'present' ? today.slice(0, 7) : position.end;
      expect(position.start <= end && end <= today.slice(0, 7)).toBe(true);
      const older = career[at + 1];
      if (!older) continue;
      expect(older.end !== 'present' && older.end <= position.start).toBe(true);
      expect(seniorities.indexOf(older.seniority)).toBeLessThanOrEqual(seniorities.indexOf(position.seniority));
    }
    expect(work.length).toBeGreaterThan(0);
    expect(education.length).toBeGreaterThan(0);
  }
});

test('no pattern leaves a brace or an empty slot', () => {
  for (let index = 0; index < 400; index += 1) {
    const persona = personaOf(index);
    const prose = [
      persona.summary,
      ...persona.work.flatMap(({ bullets }) => bullets),
      ...persona.awards,
      ...persona.publications,
    ];
    expect(prose.filter((text) => /[{}]|undefined| {2}|^\s*$/.test(text))).toEqual([]);
  }
});
