import { expect, test } from '@jest/globals';
import type { CategoryGrade, Grade } from '@portal/domain/grading/grade';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render';
import { GradePanel } from './grade-panel';

const evidence = { required: true, found: '', relation: '', sentence: '', span: null, credit: 0 } as const;
const skills: CategoryGrade = {
  category: 'skills',
  isAsked: true,
  unweightedScore: 55,
  weight: 0.6,
  evidence: [
    { ...evidence, asked: 'PostgreSQL', outcome: 'found', found: 'Postgres', sentence: 'Ran Postgres.', credit: 1 },
    { ...evidence, asked: 'React', outcome: 'near', found: 'Vue', relation: 'sibling', credit: 0.5 },
    { ...evidence, asked: 'Kafka', outcome: 'missing', required: false },
  ],
};
const languages: CategoryGrade = {
  category: 'languages',
  isAsked: false,
  unweightedScore: 0,
  weight: 0,
  evidence: [],
};
const grade: Grade = { weightedScore: 55, categories: [skills, languages], engineVersion: 'test' };

function show(shown: Grade | null, isFileParsed = true) {
  render(
    <GradePanel
      isJobParsed
      isFileParsed={isFileParsed}
      weightedScore={55}
      graded={shown && { grade: shown, gradedAt: null }}
      parsed={null}
      chartType="pie"
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
  expect(within(control).getByRole('meter').getAttribute('aria-valuenow')).toBe('55');
  expect(control.textContent).toContain('60%');
  const notAsked = screen.getByRole('button', { name: /Languages/ });
  expect(notAsked.textContent).toContain('Not asked');
  expect(notAsked.hasAttribute('disabled')).toBe(true);
});

test('without a parsed file there is a hint and no category', () => {
  show(null, false);
  expect(screen.queryByText('Parse file to see score')).not.toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
