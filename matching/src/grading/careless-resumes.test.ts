import { expect, test } from '@jest/globals';
import { parseJob } from '../job/parse-job';
import { resumeOf, today } from '../testing/resume-text';
import { grade } from './grade';
import { impersonalResume } from './impersonal-resume';
import { levelFit } from './positions/level-fit';
import { positionsOf } from './positions/positions';
import { positionsInText } from './positions/positions-in-text';

const job = parseJob(
  `Pastry Chef
Duties
- Make cakes, laminated doughs and chocolate work for two restaurants
- Order flour, butter and fruit; keep the bakery clean
Requirements
- 3 years of experience in a pastry kitchen`,
);
const scoreOf = (text: string): number => grade({ job, resume: resumeOf(text), today }).weightedScore;
const read = (text: string): [title: string, from: string, to: string][] =>
  positionsInText(impersonalResume(resumeOf(text)), today).map(({ title, startDate, endDate }) => [
    title,
    startDate,
    endDate,
  ]);

const head = 'Robin Example\nrobin@example.com\n';
const baking = 'Cakes for weddings, laminated doughs before dawn, chocolate work; two trainees.';

test.each([
  [
    'above the first heading',
    `${head}Pastry Cook, Hotel Aurel, Bern, 2020-06 – present\n- ${baking}\n\nEXPERIENCE\nBaker, Brot AG, 2016 – 2020`,
  ],
  ['in a sentence', `${head}Since spring 2020, Hotel Aurel: ${baking}\n\nWORK\nBaker, Brot AG, 2016 – 2020`],
])('the current position counts when it is %s', (_, text) => {
  const without = `${head}EXPERIENCE\nBaker, Brot AG, 2016 – 2020`;
  expect(scoreOf(text)).toBeGreaterThan(scoreOf(without) * 1.25);
});

test('a period after a title belongs to it, and `from` without an end lasts until today', () => {
  expect(
    read(`${head}Beverage Lead, Hotel Aurel, Bern. From August 2019.\nI write the list and buy the wine.`),
  ).toEqual([['Beverage Lead', '2019-08', 'present']]);
});

test('work described without titles makes a current position with the text around its period', () => {
  const letter = `${head}Bread is what people come for twice. For three and a half years I have run the nights at Hotel Aurel. ${baking}\nEarlier: first baker there (2021–23), and shop assistant for a dairy (2018–21).`;
  expect(read(letter)).toEqual([
    ['', '2022-12', 'present'],
    ['first baker', '2021', '2023'],
    ['shop assistant', '2018', '2021'],
  ]);
  const [present] = positionsInText(impersonalResume(resumeOf(letter)), today);
  expect(present?.description).toContain('Bread is what people come for');
  expect(present?.description).toContain('laminated doughs');
});

test('a text with unlimited positions is cut at the upper bound', () => {
  const years = Array.from({ length: 300 }, (_, index) => `I have been deputy manager at Hotel ${String(index)}.`);
  expect(read(`${head}${years.join(' ')}`)).toHaveLength(60);
});

test('other people in a sentence give no title', () => {
  const letter = `${head}For six years I have baked at Hotel Aurel. ${baking} The inspector in Bern was glad of us, 2014–2018.`;
  expect(read(letter).map(([title]) => title)).toEqual(['', '']);
});

test('personal statements start no position', () => {
  const line = 'Married since 2005. Citizen of France since 2010, born in Lyon.';
  const text = `${head}EXPERIENCE\nPastry Chef, Hotel Aurel, 2020 – Present\n- ${baking}\n\nABOUT ME\n`;
  expect(read(`${text}${line}`)).toEqual([]);
  expect(scoreOf(`${text}${line}`)).toBe(scoreOf(`${text}Happy to help.`));
});

test('a position of the work section is not read again from the text', () => {
  expect(read(`${head}EXPERIENCE\nPastry Chef, Hotel Aurel, 2020 – Present\n- ${baking}`)).toEqual([]);
});

test('positions corrected by staff are final', () => {
  const read = resumeOf(`${head}Pastry Cook, Hotel Aurel, Bern, 2020-06 – present\n- ${baking}`);
  const removed = { ...read, work: [], provenance: {} };
  expect(positionsInText(impersonalResume(removed), today)).toHaveLength(1);
  expect(positionsInText(impersonalResume({ ...removed, isWorkCorrected: true }), today)).toEqual([]);
});

const keywords =
  'pastry chef cakes laminated doughs chocolate bakery flour butter fruit restaurants desserts tarts macarons sorbet plating tempering sugar';

test('a resume that is mostly keyword stuffing loses by it, unless positions support the keywords', () => {
  const cook = `${head}EXPERIENCE\nCook, Canteen AG, 2018 – Present\n- Soups and salads for clerks at noon\n`;
  expect(scoreOf(`${cook}\nSKILLS\n${keywords}`)).toBeLessThan(scoreOf(cook) * 0.8);
  const list =
    'SKILLS\nPastry, Chocolate Work, Laminated Dough, Cake Decorating, Baking, Food Safety, Ordering, Costing';
  const chef = `${head}EXPERIENCE\nPastry Chef, Hotel Aurel, 2020 – Present\n- ${baking} Pastry, baking, ordering and costing.\n`;
  expect(scoreOf(`${chef}\n${list}`)).toBeGreaterThanOrEqual(scoreOf(chef));
});

test('an ordinary list of skills takes nothing from the work', () => {
  const chef = `${head}EXPERIENCE\nPastry Chef, Hotel Aurel, 2020 – Present\n- ${baking}\n- Ran the pastry section of a busy hotel in the mountains, with two trainees and one apprentice.\n- Wrote the menu of the season with the head chef and tasted it with the whole team.\n`;
  const list = ['Flour', 'Butter', 'Fruit', 'Tempering', 'Plating', 'Sorbet', 'Tarts', 'Macarons', 'Costing'];
  const of = (text: string): number =>
    grade({ job, resume: resumeOf(text), today }).categories.find(({ category }) => category === 'jobTitles')
      ?.unweightedScore ?? 0;
  expect(of(`${chef}\nSKILLS\n${list.join(', ')}`)).toBeGreaterThanOrEqual(
    of(`${chef}\nSKILLS\n${list.slice(0, 2).join(', ')}`),
  );
});

test.each([
  [
    'I have been deputy manager at Rectory Gardens for four years now, and do the rotas.',
    'deputy manager',
    '2022-06',
    'present',
  ],
  [
    'Hello, i am working as Salesforce developer from 2017 till now in Salem.',
    'Salesforce developer',
    '2017',
    'present',
  ],
])('a letter in one line gives a position: %s', (sentence, title, from, to) => {
  expect(read(`Dear Pat, my name is Robin Example, robin@example.com, (512) 555-0142. ${sentence}`)[0]).toEqual([
    title,
    from,
    to,
  ]);
});

test('a period inside a known position starts no other', () => {
  const text = `${head}EXPERIENCE\nParks Manager, Shire, 2013 – Present\n- Budgets\n\nABOUT ME\nSince 2019 in the office: tenders and reports.`;
  expect(read(text)).toEqual([]);
});

test('a text without titles and periods is read as one position', () => {
  const stated = `${head}Give me flour and a cold room.\n${baking} `.concat(
    'I order butter and fruit and keep the bakery clean. '.repeat(4),
  );
  expect(read(stated)).toEqual([['', '', '']]);
});

test('without a title the level counts as the required one', () => {
  const lead = parseJob('Lead Pastry Chef\nDuties\n- Make cakes and laminated doughs\n- Order flour and butter');
  const resume = resumeOf(`${head}Since 2020 Hotel Aurel: ${baking}\n\nEDUCATION\nB.A., Bern College, 2012`);
  expect(levelFit(lead, positionsOf(lead, impersonalResume(resume), today))).toMatchObject({
    asked: 4,
    held: 4,
    factor: 1,
  });
});

test.each(['in a letter', 'without a title or a period'])('identity and address change no score %s', (how) => {
  const stated = how === 'in a letter' ? 'I am working as pastry cook since 2020.' : 'Give me flour and a cold room.';
  const letter = (person: string): string =>
    `${person}\n${stated} ${baking} ${'I order butter and fruit and keep the bakery clean. '.repeat(4)}`;
  const score = scoreOf(letter('Robin Example\nAustin, TX 78701 | robin@example.com | (512) 555-0142'));
  expect(score).toBeGreaterThan(2);
  expect(scoreOf(letter('Fatima Bakerfield\nBaker City, OR 97814 | f.chef@bakery.example | +33 1 70 18 99 00'))).toBe(
    score,
  );
});
