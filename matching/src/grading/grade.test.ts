import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gradeCategories, gradeSchema, type Grade } from '@portal/domain/grading/grade';
import { reweigh } from '@portal/domain/grading/weights';
import { parseJob } from '../job/parse-job';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { grade } from './grade';
import { suggestWeights } from './suggest-weights';

const job = parseJob(
  `Registered Nurse
Requirements
- Active RN license required
- Bachelor of Science in Nursing required
- 3+ years of experience
- Wound care, telemetry, Epic
- Spanish speaking preferred`,
);
const parts = {
  work: [
    {
      title: 'Registered Nurse',
      company: 'Mercy Hospital',
      dates: '03/2020 - Present',
      tasks: ['Watched telemetry and dressed wounds', 'Charted in Epic'],
    },
  ],
  education: 'Bachelor of Science in Nursing, Lakeside University, 2019',
  certifications: ['Registered Nurse License'],
  skills: ['Telemetry', 'Wound care', 'Epic'],
  languages: 'Spanish (fluent), English (native)',
};

test('every category has a score, a weight and evidence with its quote', () => {
  const result = grade({ job, resume: resumeOf(resumeText(parts)), today });
  expect(gradeSchema.isValidSync(result)).toBe(true);
  expect(result.categories.map(({ category }) => category)).toEqual([...gradeCategories]);
  const skills = result.categories.find(({ category }) => category === 'skills');
  expect(skills?.evidence.find(({ asked }) => asked === 'Epic')).toMatchObject({
    outcome: 'found',
    sentence: 'Charted in Epic',
  });
});

test('the score is the weighted sum of the category scores times the adjustments', () => {
  const result = grade({ job, resume: resumeOf(resumeText(parts)), today });
  const sum = result.categories.reduce((total, { unweightedScore, weight }) => total + unweightedScore * weight, 0);
  const kept = result.adjustments.reduce((product, { factor }) => product * factor, 1);
  expect(result.weightedScore).toBeCloseTo(sum * kept, 2);
});

test('of positions that are about as close, the latest is the evidence', () => {
  const accounting = parseJob('Accounting Manager\nRequirements\n- 9 years of accounting\n- General ledger');
  const work = [
    ['Assistant Controller', '11/2022 - Present'],
    ['Senior Accountant', '03/2017 - 08/2021'],
    ['Staff Accountant', '10/2007 - 02/2017'],
  ].map(([title = '', dates = '']) => ({ title, company: 'Iverson Group', dates, tasks: ['Kept the general ledger'] }));
  const result = grade({ job: accounting, resume: resumeOf(resumeText({ ...parts, work })), today });
  const titles = result.categories.find(({ category }) => category === 'jobTitles');
  const years = result.mustHaves.find(({ kind }) => kind === 'experience');
  expect(titles?.evidence[0]?.sentence).toContain('Senior Accountant');
  expect(years?.sentence).toContain('Senior Accountant');
  expect(result.adjustments.find(({ kind }) => kind === 'unused')?.reason).toBe(
    'The position closest to this job, Senior Accountant, ended in 2021.',
  );
});

test('a position that is still held is not said to have ended', () => {
  const accounting = parseJob('Accountant\nRequirements\n- General ledger\n- SAP\n- QuickBooks\n- NetSuite');
  const work = [
    { title: 'Accountant', company: 'Iverson Group', dates: '01/2024 - Present', tasks: ['Kept the general ledger'] },
    {
      title: 'Accountant',
      company: 'Sandoval',
      dates: '01/2004 - 12/2009',
      tasks: ['Used SAP, QuickBooks and NetSuite'],
    },
  ];
  const { adjustments } = grade({ job: accounting, resume: resumeOf(resumeText({ ...parts, work })), today });
  expect(adjustments.find(({ kind }) => kind === 'unused')?.reason).toBe(
    'Not all of the skills are shown in the latest positions.',
  );
});

test('a category without requirements has weight 0 and is marked', () => {
  const plain = parseJob('Cook\nRequirements\n- Knife skills');
  const result = grade({ job: plain, resume: resumeOf(resumeText(parts)), today });
  for (const category of result.categories.filter(({ isAsked }) => !isAsked)) {
    expect(category).toMatchObject({ weight: 0, unweightedScore: 0, evidence: [] });
  }
  expect(result.categories.find(({ category }) => category === 'education')?.isAsked).toBe(false);
});

test('a job without requirements grades 0', () => {
  expect(grade({ job: parseJob(''), resume: resumeOf(resumeText(parts)), today }).weightedScore).toBe(0);
});

test('suggested weights sum to 1 and stress a required license', () => {
  const weights = suggestWeights(job);
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  expect(total).toBeCloseTo(1, 9);
  expect(weights.certifications).toBeGreaterThan(weights.education);
});

const weight = fc.oneof(fc.double({ min: -5, max: 50, noNaN: false }), fc.constant(undefined));

test('with any weights, scores stay within 0 and 100 and weights sum to 1', () => {
  const resume = resumeOf(resumeText(parts));
  fc.assert(
    fc.property(fc.record(Object.fromEntries(gradeCategories.map((category) => [category, weight]))), (weights) => {
      const given = Object.fromEntries(Object.entries(weights).filter(([, value]) => value !== undefined));
      const result = grade({ job, resume, weights: given, today });
      expect(result.weightedScore).toBeGreaterThanOrEqual(0);
      expect(result.weightedScore).toBeLessThanOrEqual(100);
      expect(result.categories.reduce((sum, category) => sum + category.weight, 0)).toBeCloseTo(1, 9);
    }),
  );
});

/** A grade without the spans and quotes of its evidence, which are copied from the text. */
const withoutPlaces = ({ categories, mustHaves, ...rest }: Grade): object => ({
  ...rest,
  mustHaves: mustHaves.map((item) => ({ ...item, sentence: '' })),
  categories: categories.map((category) => ({
    ...category,
    evidence: category.evidence.map((item) => ({ ...item, span: null, sentence: '' })),
  })),
});

test('reweighting a grade equals grading with those weights', () => {
  const resume = resumeOf(resumeText(parts));
  const suggested = grade({ job, resume, today });
  fc.assert(
    fc.property(
      fc.record({ skills: fc.double({ min: 0, max: 1, noNaN: true }), jobTitles: fc.constant(0.3) }),
      (weights) => {
        expect(reweigh(suggested, weights)).toEqual(grade({ job, resume, today, weights }));
      },
    ),
    { numRuns: 30 },
  );
});

describe('fairness', () => {
  const base = resumeOf(resumeText(parts));
  const score = grade({ job, resume: base, today });

  test('name, address, contact data, links and other personal text change no score', () => {
    const word = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('Registered Nurse', 'Epic', 'Mohammed', 'Mrs. Emily', 'Female, 58 years', 'Java'),
    );
    const address = fc.record({
      address1: word,
      address2: word,
      city: word,
      state: word,
      zipCode: word,
      country: word,
    });
    fc.assert(
      fc.property(word, word, word, address, (first, last, contact, home) => {
        const resume = {
          ...base,
          fullName: `${first} ${last}`,
          firstName: first,
          middleName: contact,
          lastName: last,
          email: contact,
          emails: [contact],
          phone: contact,
          phones: [{ e164: '', asWritten: contact }],
          links: [contact],
          address: home,
        };
        expect(grade({ job, resume, today })).toEqual(score);
        const elsewhere = grade({ job, resume: { ...resume, text: `${first} ${contact}` }, today });
        expect(withoutPlaces(elsewhere)).toEqual(withoutPlaces(score));
      }),
    );
  });

  test.each([
    ['another name and sex', 'Robin Example', 'Mrs. Fatima Al-Sayed'],
    ['another place', 'Austin, TX 78701', 'Lagos, Nigeria'],
    [
      'a photo and personal data',
      'Robin Example',
      'Robin Example\nPhoto: face.jpg\nDate of birth: 03/04/1961\nGender: female\nNationality: Turkish\nMarital status: married',
    ],
    ['pronouns', 'Robin Example', 'Robin Example (she/her)'],
    ['other pronouns', 'Robin Example', 'Robin Example\nPronouns: they/them'],
    ['a nationality', 'Robin Example', 'Robin Example\nNationality: Nigerian | Visa: not needed'],
    ['an age in words', 'Robin Example', 'Robin Example\nAge: 61 years, born 4 March 1965 in Izmir'],
    ['a family', 'Robin Example', 'Robin Example\nMarried, three children, Muslim'],
    ['an earlier year of graduation', '2019', '1989'],
    ['a class of that year', 'University, 2019', 'University, class of 1994'],
    ['no year of graduation', ', 2019', ''],
  ])('the same resume with %s gets the same score', (_why, from, to) => {
    const changed = resumeOf(resumeText(parts).replace(from, to));
    expect(grade({ job, resume: changed, today }).weightedScore).toBe(score.weightedScore);
  });
});

/** Careless resumes, where one extra line of the wrong kind used to change everything. */
const careless: readonly (readonly [what: string, text: string])[] = [
  ['sections', resumeText(parts)],
  [
    'sentences alone',
    `Robin Example
Austin, TX · robin@example.com

Looks after people who cannot.
Mercy Hospital, 2019–now: registered nurse on the telemetry floor. I dress wounds, chart in Epic and teach the new ones.
2016–2019: nursing assistant, Harbor Home — vitals, meals.
Nurse's license of Texas. BSc Nursing, Lakeside University, 2018.`,
  ],
  [
    'skills in running text',
    `Robin Example
Austin, TX | robin@example.com | (512) 555-0142

EXPERIENCE
Registered Nurse, Mercy Hospital, Austin, TX
August 2018 – Present
- Watched telemetry, dressed wounds
- Taught Python and Excel to the night shift`,
  ],
];

/** A line of the header, or one at the end. */
const inHead =
  (line: string) =>
  (text: string): string =>
    text.replace('\n', `\n${line}\n`);
const atEnd =
  (line: string) =>
  (text: string): string =>
    `${text.trimEnd()}\n\n${line}\n`;
const named =
  (name: string) =>
  (text: string): string =>
    text
      .replace('Robin Example', name)
      .replace('robin@example.com', `${name.toLowerCase().replaceAll(' ', '.')}@example.com`);

describe.each(careless)('personal lines in a resume of %s', (_what, text) => {
  const scoreOf = (written: string): number => grade({ job, resume: resumeOf(written), today }).weightedScore;
  const score = scoreOf(text);

  test.each([
    ['a birth date', inHead('Date of birth: 03/04/1961')],
    ['a birth date at the end', atEnd('Date of birth: 03/04/1961')],
    ['a birth place', inHead('Place of birth: Reading')],
    ['a nationality', inHead('Nationality: Turkish')],
    ['a visa', inHead('Visa status: work permit until 2028')],
    ['a passport', inHead('Passport: Nigerian, valid until 2030')],
    ['a family', inHead('Husband of a nurse')],
    ['a family since', atEnd('Married since 1999.')],
    ['a country since', atEnd('I have lived in the UK since 2005.')],
    ['an age', atEnd('I am 58 years old.')],
    ['personal details', atEnd('PERSONAL DETAILS\nDate of birth: 03/04/1961\nMarital status: married\nSex: male')],
    ['personal details of a form', atEnd('Personal information: male, 58, married, Turkish')],
    ['German ones', inHead('Geboren am 3. April 1961 in Köln')],
    ['a skill for a surname', named('Ruby Swift')],
    ['a skill for a given name', named('Epic Carter')],
    ['a title for a surname', named('Anna Baker')],
    ['a town that is a title', (old: string) => old.replace('Austin, TX ', 'Baker, LA ')],
    ['a street that is a skill', inHead('12 Oracle Street, Baker, LA 70714')],
  ])('change no score: %s', (_why, change) => {
    expect(scoreOf(change(text))).toBe(score);
  });
});

test.each([
  ['Server', 'Waiter', 'Waitress'],
  ['Flight Attendant', 'Steward', 'Stewardess'],
  ['Sales Representative', 'Salesman', 'Saleswoman'],
  ['Forklift Expert', 'Fork Lift Man', 'Fork Lift Woman'],
])('for a %s, %s and %s are the same', (asked, one, other) => {
  const wanted = parseJob(`${asked}\nDuties\n- Look after guests and orders, carry heavy loads`);
  const scoreOf = (title: string, pronoun: string): number => {
    const tasks = [`Looked after the guests of ${pronoun} tables`, `Carried loads by ${pronoun} own strength`];
    const work = [{ title, company: 'Harbor', dates: '03/2020 - Present', tasks }];
    return grade({ job: wanted, resume: resumeOf(resumeText({ work })), today }).weightedScore;
  };
  expect(scoreOf(one, 'his')).toBe(scoreOf(other, 'her'));
});

test('job lines copied into a position prove nothing', () => {
  const advert = `Registered Nurse
Duties
- Watch the telemetry of forty beds by night
- Dress wounds after surgery and teach families
- Chart each visit in Epic before the shift ends
- Give infusions by protocol and note what follows`;
  const nurse = parseJob(advert);
  const copied = advert
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2));
  const scoreOf = (tasks: readonly string[]): number => {
    const work = [
      { title: 'Cashier', company: 'Target', dates: '03/2020 - Present', tasks: ['Kept the till', ...tasks] },
    ];
    return grade({ job: nurse, resume: resumeOf(resumeText({ work })), today }).weightedScore;
  };
  expect(scoreOf(copied)).toBeLessThan(scoreOf([]) + 3);
  expect(scoreOf(['Watched telemetry by night', 'Dressed wounds', 'Charted in Epic'])).toBeGreaterThan(scoreOf([]) + 3);
});

test('copied job lines prove no certificate, anywhere in the resume', () => {
  const asked = [
    'Hold an active RN license of the state of Texas',
    'Hold current BLS and ACLS from the American Heart Association',
    'Be registered with the Harbour Board of wound keepers',
    'Dress wounds after surgery and teach families',
    'CCRN certification',
  ];
  const nurse = parseJob(`Registered Nurse\nRequirements\n${asked.map((line) => `- ${line}`).join('\n')}`);
  const certificatesOf = (tasks: readonly string[], summary?: string): number => {
    const work = [
      { title: 'Cashier', company: 'Target', dates: '03/2020 - Present', tasks: ['Kept the till', ...tasks] },
    ];
    const resume = resumeOf(resumeText(summary === undefined ? { work } : { work, summary }));
    const { categories } = grade({ job: nurse, resume, today });
    return categories.find(({ category }) => category === 'certifications')?.unweightedScore ?? -1;
  };
  expect(nurse.certifications.length).toBeGreaterThan(1);
  expect(certificatesOf(asked)).toBe(0);
  expect(certificatesOf([], asked.slice(0, -1).join('\n'))).toBe(0);
  expect(certificatesOf(['Held the RN license, BLS and ACLS at the desk'])).toBeGreaterThan(0);
});
