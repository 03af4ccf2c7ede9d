import { expect, test } from '@jest/globals';
import { jobSchema } from '@portal/domain/jobs/job';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from '../../../testing/render';
import { JobTools } from './job-tools';

const names = ['Find matching candidates', 'Scoring weights'] as const;
function show(sovren: object) {
  const job = jobSchema.cast(
    { id: 'j', organizationId: 'o', createdBy: 'u', jobTitle: 'Nurse', sovren },
    { assert: false },
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <JobTools job={job} /> }])} />);
}

test.each(names)('%s waits for the job to be parsed, and says so to whoever comes by keyboard', async (name) => {
  show({ sovrenParsedStatus: 'notParsed' });
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  act(() => {
    button.focus();
  });
  expect(await screen.findByText('Please parse job first')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('both are open once it is parsed', () => {
  show({ sovrenParsedStatus: 'parsed', suggestedWeights: { skills: 1 } });
  expect(names.map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled'))).toEqual([
    'false',
    'false',
  ]);
});
