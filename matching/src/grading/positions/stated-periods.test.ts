import { expect, test } from '@jest/globals';
import { partsByPeriod, statedPeriod } from './stated-periods';

const today = '2026-06-15';
const known = [{ startDate: '2020-03', endDate: '2023-01' }];

test.each([
  ['I have baked at Hotel Aurel for six years.', '2020-06', 'present'],
  ['For more than two and a half years I have led the bakery.', '2023-12', 'present'],
  ['For the past nine months: night shifts at Brot AG.', '2025-09', 'present'],
  ['Since the spring of 2021 I have run the pastry section.', '2021', 'present'],
  ['From September 2019 at the Hotel Aurel.', '2019-09', 'present'],
  ['Baker at Brot AG (2016–18).', '2016', '2018'],
  ['My ovens stand at Hotel Aurel since I qualified in Bern in 2018.', '2018', 'present'],
  ['The guests have come back to my table in eight years.', '2018-06', 'present'],
  ['Nineteen years around ovens, most of them at night.', '2007-06', 'present'],
  ['Joined Brot AG 2021 out of school.', '2021', 'present'],
  ['Brot AG took me on in May 2022.', '2022-05', 'present'],
  ['I was hired in 2019.', '2019', 'present'],
  ['I joined in the spring of 2020.', '2020', 'present'],
  ['Baker licensed in Bern 2008 - present.', '2008', 'present'],
  ['Baker certified in food safety since 2008.', '2008', 'present'],
  ['I hold my licence and I have baked from 2008.', '2008', 'present'],
  ['Cook for parents and children for 12 years.', '2014-06', 'present'],
  ['Together with two bakers since 2018.', '2018', 'present'],
  ['I have worked as a dry cleaner for six years.', '2020-06', 'present'],
  ['Kept the ovens clean for eight years.', '2018-06', 'present'],
  ['Certified by the guild and baking there since 2018.', '2018', 'present'],
  ['Rope access climber since 2018.', '2018', 'present'],
  ['Night shift since 2018.', '2018', 'present'],
  ['I have been in catering for eight years.', '2018-06', 'present'],
  ['Since June 2018: breads, rolls and cakes for four hotels and a market.', '2018-06', 'present'],
  ['Head baker (nights), Brot AG, Bern, since 2018.', '2018', 'present'],
  ['I have never missed a batch in eight years.', '2018-06', 'present'],
  ['For eight years I have stood at the ovens and told nobody of it.', '2018-06', 'present'],
  ['I have been baking since 2018.', '2018', 'present'],
  ["I've been welding since 2018.", '2018', 'present'],
  ['I have been driving lorries for eight years.', '2018-06', 'present'],
  ['Deaf teacher since 2018.', '2018', 'present'],
  ['I have been a resident physician at Mercy Hospital since 2018.', '2018', 'present'],
  ['Refugee caseworker since 2018.', '2018', 'present'],
  ['Welder since 2018.', '2018', 'present'],
  ['I have treated cancer patients since 2018.', '2018', 'present'],
  ['I have used a lathe for eight years.', '2018-06', 'present'],
  ['Vegan chef since 2018.', '2018', 'present'],
  ['Resident engineer since 2018.', '2018', 'present'],
  ['I have been engaged in teaching for eight years.', '2018-06', 'present'],
  ['I have looked after our accounts since 2018.', '2018', 'present'],
  ['I have practised my trade since 2018.', '2018', 'present'],
  ['Faculty member since 2018.', '2018', 'present'],
  ['Surgical resident since 2018.', '2018', 'present'],
])('a sentence states a period: %s', (sentence, startDate, endDate) => {
  expect(statedPeriod(sentence, today, [])).toEqual({ startDate, endDate });
});

test('an earlier period ends where the earliest known one begins', () => {
  expect(statedPeriod('Before this: two years with a small bakery.', today, known)).toEqual({
    startDate: '2018-03',
    endDate: '2020-03',
  });
  expect(statedPeriod('Earlier, apprentice for three years.', today, known)).toEqual({
    startDate: '2017-03',
    endDate: '2020-03',
  });
  expect(statedPeriod('Before that, baker at Brot AG, 2016 – 2018.', today, known)).toEqual({
    startDate: '2016',
    endDate: '2018',
  });
});

test.each([
  'I bake for 140 guests a day.',
  'We waited for two years until the oven came.',
  'A recipe from 90 years of family history.',
  'Doubled sales in two years.',
  'Four years of college in Ohio.',
  'I want to retire in three years.',
  'My daughter will finish school in eight years.',
  'Two years with a small bakery taught me patience.',
  'Registered with the state board of bakers since 2020.',
  'Sober for eight years, I bake for 140 guests.',
  'Married since 2012, two children.',
  'My sister, a baker, joined Brot AG in 2012.',
  'We hired a baker in 2012.',
  'I was never hired in 2012.',
  'Joined the parish choir in 2008.',
  'Ten years on the waiting list.',
  'Unemployed since 2012.',
  'I have been a refugee since 2012.',
  'Transgender woman since 2008.',
  'Since 2008 I have been a practising Muslim.',
  'I have been living with HIV for 12 years.',
  'Wheelchair user since 2008.',
  'In a wheelchair for twelve years.',
  'Christian for 20 years.',
  'On dialysis since 2008.',
  'I have had diabetes over 12 years.',
  'Indian citizen since 2008.',
  'My wife and I have been married for 20 years.',
  'I have worn a hijab since 2008.',
  'I have cared for my disabled son for 12 years.',
  'I have been engaged since 2008.',
  'Vegan since 2008.',
  'I have raised three children since 2008.',
  'Single mother since 2008.',
  'Resident of the town since 2008.',
  'Member of a synagogue since 2008.',
  'Baker, married since 2008.',
  'I have not baked since 2008.',
  "I haven't stood at an oven for 12 years.",
  'No accident since 2012.',
  'Licence inactive since 2013.',
  'Full-time carer for my son since 2008.',
  'I have breastfed for 12 months.',
  'I have been a member of a synagogue for 20 years.',
  'Unemployed teacher since 2008.',
  'Transgender since 2008.',
  'Buddhist since 2008.',
  'Homemaker since 2008.',
  'Full-time mother since 2008.',
  'I have had cancer for 12 years.',
  'I have been an atheist for 20 years.',
  'I have used a wheelchair since 2008.',
  'I have battled depression for 12 years.',
  'I have kept kosher since 2008.',
  'I have held a green card since 2008.',
  "I have attended St Mary's Church since 2008.",
  'I have been off work for six years.',
])('a sentence states no period: %s', (sentence) => {
  expect(statedPeriod(sentence, today, known)).toBeUndefined();
});

test('a list of positions is split after its periods, or before them when they lead', () => {
  expect(partsByPeriod('Earlier: first baker there (2021–23), and shop assistant for a dairy (2018–21).')).toEqual([
    'Earlier: first baker there (2021–23),',
    'and shop assistant for a dairy (2018–21).',
  ]);
  expect(partsByPeriod('2018 – 2021 baker at Brot AG; 2015 – 2018 apprentice.')).toEqual([
    '2018 – 2021 baker at Brot AG;',
    '2015 – 2018 apprentice.',
  ]);
  expect(partsByPeriod('Baker at Brot AG, 2018 – 2021.')).toEqual(['Baker at Brot AG, 2018 – 2021.']);
});
