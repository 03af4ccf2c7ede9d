import { expect, test } from '@jest/globals';
import type { CategoryGrade, Grade } from '@portal/domain/grading/grade';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render';
import GradeChart from './grade-chart';

const category = (name: CategoryGrade['category'], unweightedScore: number, weight: number): CategoryGrade => ({
  category: name,
  isAsked: weight > 0,
  unweightedScore,
  weight,
  evidence: [],
});
const grade: Grade = {
  weightedScore: 50,
  engineVersion: 'test',
  categories: [category('education', 80, 0.25), category('skills', 40, 0.75), category('languages', 0, 0)],
};

test('a ring tells what each category gives to the score, and what is not earned', () => {
  render(<GradeChart grade={grade} chartType="pie" />);
  const chart = screen.getByRole('img', { name: 'What the score is made of. Education: 20; Skills: 30' });
  expect(chart.textContent).toContain('Not earned50');
  expect(chart.textContent).not.toContain('Languages');
});

test('bars tell what each category reached', () => {
  render(<GradeChart grade={grade} chartType="bar" />);
  const chart = screen.getByRole('img', { name: 'What the score is made of. Education: 80; Skills: 40' });
  expect(chart.textContent).not.toContain('Not earned');
});
