import { expect, test } from '@jest/globals';
import type { CategoryGrade, Grade, GradeEvidence } from '@portal/domain/grading/grade';
import { evidenceFor, gradeOf } from '@portal/domain/testing/grades';
import { parsedResumeSchema, type ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { paths } from '../../../config/paths';
import { render } from '../../../testing/render';
import { HighlightsProvider } from '../document/highlights';
import { GradePanel } from './grade-panel';

const skills: CategoryGrade = {
  category: 'skills',
  isAsked: true,
  unweightedScore: 26,
  weight: 0.6,
  evidence: [
    evidenceFor('PostgreSQL', { found: 'Postgres', sentence: 'Ran Postgres.' }),
    evidenceFor('React', { outcome: 'near', found: 'Vue', relation: 'sibling', credit: 0.5 }),
    evidenceFor('Kafka', { outcome: 'missing', found: '', relation: '', required: false, credit: 0 }),
  ],
};
const languages: CategoryGrade = {
  category: 'languages',
  isAsked: false,
  unweightedScore: 0,
  weight: 0,
  evidence: [],
};
const education: CategoryGrade = { ...skills, category: 'education', weight: 0.4, evidence: [] };
const grade: Grade = { ...gradeOf(skills, education, languages), weightedScore: 26 };

const failedAt = { seconds: 0, nanoseconds: 0, toDate: () => new Date(0), toMillis: () => 0 };

function show(
  shown: Grade | null,
  { isFileParsed = true, hasFailed = false, isGradingStopped = false, parsed = null as ParsedResume | null } = {},
) {
  render(
    <GradePanel
      jobId="j"
      isJobParsed
      isFileParsed={isFileParsed}
      weightedScore={55}
      graded={{ grade: shown, gradedAt: null, gradeFailedAt: hasFailed ? failedAt : null }}
      isGradingStopped={isGradingStopped}
      parsed={parsed}
      chartType="pie"
      action={<a href="#act">Act</a>}
    />,
  );
}

test('says of each thing that is asked whether it was found, nearly found or missing', async () => {
  show(grade);
  await userEvent.click(screen.getByRole('button', { name: /Skills/ }));
  const items = within(await screen.findByRole('region', { name: /Skills/ })).getAllByRole('listitem');
  const [found, near, missing] = items.map((item) => within(item));
  expect(found?.queryByLabelText('Found')).not.toBeNull();
  expect(found?.queryByText('“Ran Postgres.”')).not.toBeNull();
  expect(near?.queryByLabelText('Near match')).not.toBeNull();
  expect(near?.queryByText('has Vue')).not.toBeNull();
  expect(missing?.queryByLabelText('Missing')).not.toBeNull();
  expect(missing?.queryByText('preferred')).not.toBeNull();
});

test('shows the score and the weight of a category, and that one was not asked', () => {
  show(grade);
  const control = screen.getByRole('button', { name: /Skills/ });
  expect(within(control).getByRole('meter').getAttribute('aria-valuenow')).toBe('50');
  expect(control.textContent).toContain('60%');
  const notAsked = screen.getByRole('button', { name: /Languages/ });
  expect(notAsked.textContent).toContain('Not asked');
  expect(notAsked.hasAttribute('disabled')).toBe(true);
});

test('opens with the verdict, lists must-haves with quotes and how the score follows from the categories', () => {
  const met = { kind: 'license', isRequired: true, found: 'RN', span: null } as const;
  show({
    ...grade,
    weightedScore: 13,
    mustHaves: [
      { ...met, label: 'RN license', outcome: 'met', sentence: 'Texas RN license' },
      { ...met, label: 'BLS', outcome: 'notMet', found: '', sentence: '' },
    ],
    adjustments: [{ kind: 'mustHaveMissing', factor: 0.5, reason: 'Missing: BLS.', evidence: [] }],
  });
  expect(screen.queryByText('Meets 1 of 2 must-haves. Missing: BLS.')).not.toBeNull();
  const mustHaves = within(screen.getByRole('region', { name: 'Must-haves' }));
  expect(mustHaves.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'RN license“Texas RN license”',
    'BLSNot stated in the resume',
  ]);
  const lines = within(screen.getByRole('region', { name: scoreTexts.adjustments })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Categories by weight50',
    'Must-havesMissing: BLS.−50%',
    'Overall score25',
  ]);
});

test('a grade of an earlier engine is shown without must-haves and adjustments', () => {
  const { adjustments: _adjustments, mustHaves: _mustHaves, ...earlier } = grade;
  show(earlier as Grade);
  expect(screen.getByRole('button', { name: /Skills/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Must-haves' })).toBeNull();
});

test('a skill that is only listed says so', async () => {
  show({ ...grade, categories: [{ ...skills, evidence: [evidenceFor('Kafka', { note: 'listed', credit: 0.5 })] }] });
  await userEvent.click(screen.getByRole('button', { name: /Skills/ }));
  const region = await screen.findByRole('region', { name: /Skills/ });
  expect(region.textContent).toContain('listed, not shown in any position');
});

test('a sentence near a requirement is listed once, a hardly related one is missing', async () => {
  const said = 'Ran the stock';
  const near: Partial<GradeEvidence> = {
    outcome: 'near',
    relation: 'related',
    found: said,
    sentence: said,
    credit: 0.6,
  };
  const hardly = evidenceFor('Git', { ...near, found: 'Cooked', sentence: 'Cooked', credit: 0.02 });
  const shown = [evidenceFor('Kept the stock', near), hardly];
  show({ ...grade, categories: [{ ...skills, evidence: shown }] });
  await userEvent.click(screen.getByRole('button', { name: /Skills/ }));
  const region = await screen.findByRole('region', { name: /Skills/ });
  expect(region.textContent.match(/Ran the stock/g)).toHaveLength(1);
  expect(region.textContent).not.toContain('Cooked');
  const [, missing] = within(region).getAllByRole('listitem');
  expect(missing?.textContent).toBe('Git');
  expect(within(region).getAllByLabelText('Missing')).toHaveLength(1);
});

test('a requirement found only in text copied from the job shows that reason, and no quote', async () => {
  const sentence = 'Run our stock in Kafka and React';
  const copied = evidenceFor('Kafka', { outcome: 'missing', relation: 'copied', found: '', sentence, credit: 0 });
  show({ ...grade, categories: [{ ...skills, evidence: [copied] }] });
  await userEvent.click(screen.getByRole('button', { name: /Skills/ }));
  const region = await screen.findByRole('region', { name: /Skills/ });
  const item = within(region).getByRole('listitem');
  expect(item.textContent).toBe(`Kafka(${scoreTexts.reasons.copied ?? ''})“${sentence}”`);
  expect(within(item).getByLabelText('Missing')).toBeTruthy();
  expect(screen.queryByText(scoreTexts.copied)).not.toBeNull();
});

test('nothing is said of copies where nothing was copied', () => {
  show(grade);
  expect(screen.queryByText(scoreTexts.copied)).toBeNull();
});

test('a title that is the one that is asked is not named twice', async () => {
  const near = evidenceFor('Cook', { outcome: 'near', relation: 'related', credit: 0.5 });
  show({ ...grade, categories: [{ ...skills, evidence: [near] }] });
  await userEvent.click(screen.getByRole('button', { name: /Skills/ }));
  const region = await screen.findByRole('region', { name: /Skills/ });
  expect(within(region).getByRole('listitem').textContent).toBe(`Cook(${scoreTexts.reasons.related ?? ''})`);
});

test('what leads to its place is called as it reads', async () => {
  const sentence = 'Ran Postgres for years.';
  const parsed = parsedResumeSchema.cast({ text: sentence }, { assert: false });
  const found = evidenceFor('PostgreSQL', { found: 'Postgres', sentence });
  render(
    <HighlightsProvider initialTab="match">
      <GradePanel
        jobId="j"
        isJobParsed
        isFileParsed
        weightedScore={55}
        graded={{
          grade: { ...grade, categories: [{ ...skills, evidence: [found] }] },
          gradedAt: null,
          gradeFailedAt: null,
        }}
        isGradingStopped={false}
        parsed={parsed}
        chartType="pie"
      />
    </HighlightsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Skills/ }));
  const place = await screen.findByRole('button', { name: /^Show in document: PostgreSQL/ });
  expect(place.getAttribute('aria-label')).toContain(place.textContent);
});

test('weights are shown as in the editor of weights: 100 in total', () => {
  const third = { ...skills, weight: 1 / 3 };
  show({
    ...grade,
    categories: [third, { ...third, category: 'education' }, { ...third, category: 'jobTitles' }, languages],
  });
  const shown = screen.getAllByText(/^\d+%$/).map(({ textContent }) => Number.parseInt(textContent, 10));
  expect(shown.reduce((sum, percent) => sum + percent, 0)).toBe(100);
});

test('without a parsed file there is a hint, what can be done, and no category', () => {
  show(null, { isFileParsed: false });
  expect(screen.queryByRole('link', { name: 'Act' })).not.toBeNull();
  expect(screen.queryByText('Parse file to see score')).not.toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('while the grade is on its way it can be asked for once more', () => {
  show(null);
  expect(screen.queryByText(scoreTexts.waiting)).not.toBeNull();
  expect(screen.getAllByRole('link', { name: 'Act' })).toHaveLength(1);
});

test.each([{ hasFailed: true }, { isGradingStopped: true }])(
  'a resume that could not be graded says so, and can be graded again: %j',
  (failure) => {
    show(null, failure);
    expect(screen.getByRole('status').textContent).toBe(scoreTexts.failed);
    expect(screen.queryByText(scoreTexts.waiting)).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Act' })).toHaveLength(1);
  },
);

test.each([
  [{ hasFailed: true }, true],
  // A candidate graded before the run stopped has a current grade.
  [{ isGradingStopped: true }, false],
  [{}, false],
])('beside a grade it is told that a later one has failed: %j %p', (failure, isTold) => {
  show(grade, failure);
  expect(screen.queryByText(scoreTexts.failedSince) !== null).toBe(isTold);
  expect(screen.getAllByRole('link', { name: 'Act' })).toHaveLength(1);
});

test('sentences of the description are listed apart from its terms, the nearest first', async () => {
  const told = { isSentence: true, outcome: 'near', relation: 'related', credit: 0.6 } as const;
  const missing = { ...told, outcome: 'missing', found: '', credit: 0 } as const;
  const shown = [evidenceFor('Orders stock', missing), evidenceFor('Counts stock', told), evidenceFor('SAP')];
  show({ ...grade, categories: [{ ...skills, evidence: shown }] });
  await userEvent.click(screen.getByRole('button', { name: /Skills/ }));
  const region = await screen.findByRole('region', { name: /Skills/ });
  expect(within(region).getByText('Found (1)')).toBeTruthy();
  expect(within(region).queryByText(/^Missing/)).toBeNull();
  const described = within(region).getByText(`${scoreTexts.describedWork} (2)`).parentElement;
  expect(described?.textContent).toMatch(/Counts stock.*Orders stock/);
});

test('a job that is not parsed leads to where its description is written', () => {
  const panel = (isJobParsed: boolean) => (
    <MemoryRouter>
      <GradePanel
        jobId="j"
        isJobParsed={isJobParsed}
        isFileParsed
        weightedScore={null}
        graded={null}
        isGradingStopped={false}
        parsed={null}
        chartType="pie"
      />
    </MemoryRouter>
  );
  const { rerender } = render(panel(false));
  expect(screen.queryByText('Please parse job first')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Edit job' }).getAttribute('href')).toBe(paths.editJob.href('j'));
  rerender(panel(true));
  expect(screen.queryByRole('link', { name: 'Edit job' })).toBeNull();
});

test('says that the score is based on a partial reading, and what may be missing', () => {
  show(grade, { parsed: parsedResumeSchema.cast({ reading: { gaps: ['missingPositions'], years: ['2014'] } }) });
  expect(screen.queryByText('Based on a partial reading. Possibly missing: positions (2014)')).not.toBeNull();
});

test('says nothing of the reading of a resume parsed in full', () => {
  show(grade, { parsed: parsedResumeSchema.cast({}) });
  expect(screen.queryByText(/partial reading/)).toBeNull();
});
