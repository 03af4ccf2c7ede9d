import { expect, test } from '@jest/globals';
import { categoryOf, gradeOf } from '@portal/domain/testing/grades';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render';
import GradeChart from './grade-chart';

test('shows the points of each category on the displayed scale', () => {
  const grade = gradeOf(
    { ...categoryOf('education', 0.25, []), unweightedScore: 52 },
    { ...categoryOf('skills', 0.75, []), unweightedScore: 26 },
    { ...categoryOf('languages', 0, []), isAsked: false, unweightedScore: 0 },
  );
  render(<GradeChart grade={grade} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'What the score is made of. Education: 25; Skills: 37.5',
  );
});
