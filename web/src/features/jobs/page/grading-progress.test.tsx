import { expect, test } from '@jest/globals';
import { jobSchema } from '@portal/domain/jobs/job';
import { screen } from '@testing-library/react';
import type { FirebaseHandle } from '../../../firebase/app';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { render } from '../../../testing/render';
import { GradingProgress } from './grading-progress';

function show(grading: object | undefined) {
  const job = jobSchema.cast({ id: 'j', organizationId: 'o', createdBy: 'u', jobTitle: 'Nurse', grading });
  render(
    <FirebaseContext.Provider value={{} as FirebaseHandle}>
      <GradingProgress job={job} />
    </FirebaseContext.Provider>,
  );
}

test('tells how far the grading is, as text and as a bar', () => {
  show({ runId: 'r', state: 'running', total: 1_200, done: 300 });
  expect(screen.queryByText('Grading 300 of 1,200')).not.toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Grading 300 of 1,200' }).getAttribute('aria-valuenow')).toBe('25');
});

test('a grading that was given up says where, and can be started again', () => {
  show({ runId: 'r', state: 'failed', total: 1_200, done: 300 });
  expect(screen.queryByText('Grading stopped at 300 of 1,200.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Grade again' })).not.toBeNull();
});

test('a resume that the engine could not grade is reported', () => {
  show({ runId: 'r', state: 'done', total: 9, done: 9, failed: 1 });
  expect(screen.queryByText('1 resume could not be graded.')).not.toBeNull();
});

test.each([
  ['no grading', undefined],
  ['a grading that went well', { runId: 'r', state: 'done', total: 9, done: 9 }],
])('%s says nothing', (_what, grading) => {
  show(grading);
  expect(screen.queryByText(/grad/i)).toBeNull();
});
