import { expect, test } from '@jest/globals';
import { parsedResumeSchema, type ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { ResumeTruth } from '@portal/local/documents/truth';
import type { Engine } from '../engine';
import { makeCorpus } from './make-corpus';
import { printParsing } from './print-parsing';
import { macroF1, runParsing } from './run-parsing';
import { parsingFields, scoreParsing } from './score-parsing';
import { scoresOf } from './tally';

const options = {
  seed: 'score',
  people: 1,
  today: '2026-06-01',
  variants: [{ format: 'txt', layout: 'plain' }],
} as const;

/** What a perfect engine would answer. */
function perfect(truth: ResumeTruth): ParsedResume {
  return parsedResumeSchema.cast({
    ...truth,
    address: { city: truth.city, state: truth.state, zipCode: truth.zipCode },
    skills: truth.skills.map((name) => ({ name, foundIn: ['skills'] })),
    certifications: truth.certifications.map((name) => ({ name })),
    education: truth.education.map(({ school, degree }) => ({ school, degree })),
  });
}

async function someTruth(): Promise<ResumeTruth> {
  for await (const { truth } of makeCorpus({ ...options, people: 20 }))
    if (truth.work.length > 2 && truth.certifications.length > 1) return truth;
  throw new Error('No document with enough in it');
}

const f1 = (parsed: ParsedResume, truth: ResumeTruth): Record<string, number> =>
  Object.fromEntries(parsingFields.map((field) => [field, scoresOf(scoreParsing(parsed, truth).tallies[field]).f1]));

test('a perfect answer scores 1 in every field, in any order of entries, case and punctuation', async () => {
  const truth = await someTruth();
  const parsed = perfect(truth);
  const shuffled = {
    ...parsed,
    work: [...parsed.work].reverse(),
    skills: [...parsed.skills].reverse(),
    firstName: parsed.firstName.toUpperCase(),
  };
  for (const answer of [parsed, shuffled]) expect(new Set(Object.values(f1(answer, truth)))).toEqual(new Set([1]));
});

test('an empty answer scores 0 wherever the truth has something', async () => {
  const truth = await someTruth();
  const scores = f1(parsedResumeSchema.getDefault(), truth);
  expect(scores).toMatchObject({
    name: 0,
    email: 0,
    phone: 0,
    skills: 0,
    certifications: 0,
    title: 0,
    company: 0,
    start: 0,
    end: 0,
  });
});

test('wrong, missing and invented values lower precision and recall as they should', async () => {
  const truth = await someTruth();
  const parsed = perfect(truth);
  const lost = scoreParsing({ ...parsed, work: parsed.work.slice(1) }, truth).tallies;
  expect(lost.title).toEqual({ right: truth.work.length - 1, wrong: 0, missed: 1 });
  const invented = scoreParsing(
    { ...parsed, work: [...parsed.work, { ...emptyWork, title: 'Astronaut' }] },
    truth,
  ).tallies;
  expect(invented.title).toEqual({ right: truth.work.length, wrong: 1, missed: 0 });
  expect(invented.company).toEqual({ right: truth.work.length, wrong: 0, missed: 0 });
  const swapped = scoreParsing(
    { ...parsed, work: parsed.work.map((work, index) => (index === 0 ? { ...work, title: work.companyName } : work)) },
    truth,
  ).tallies;
  expect(swapped.title).toEqual({ right: truth.work.length - 1, wrong: 1, missed: 1 });
});

test('a year answers a year, also with a month; another year does not', async () => {
  const truth = await someTruth();
  const [first, ...rest] = truth.work;
  if (!first) throw new Error('No work');
  const yearOnly: ResumeTruth = { ...truth, work: [{ ...first, startDate: '2015' }, ...rest] };
  const answer = (startDate: string) =>
    scoreParsing(
      {
        ...perfect(yearOnly),
        work: perfect(yearOnly).work.map((work, index) => (index === 0 ? { ...work, startDate } : work)),
      },
      yearOnly,
    );
  expect(answer('2015').tallies.start.wrong).toBe(0);
  expect(answer('2015-06').tallies.start.wrong).toBe(0);
  expect(answer('2016-06').tallies.start.wrong).toBe(1);
});

test('a document that cannot be read counts as a failure, and the tables show it', async () => {
  const engine: Engine = {
    parseResume: () => Promise.reject(new Error('corrupt')),
    parseJob: () => Promise.reject(new Error('not asked')),
    grade: () => Promise.reject(new Error('not asked')),
  };
  const result = await runParsing(engine, { ...options, people: 2 });
  expect(result.all).toMatchObject({ documents: 2, failures: 2 });
  expect(macroF1(result.all)).toBeLessThan(0.5);
  expect(printParsing(result)).toContain('Not read: txt plain: corrupt');
});

const emptyWork = {
  title: '',
  companyName: '',
  location: '',
  startDate: '',
  endDate: '',
  description: '',
  managementScore: 0,
};
