import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AddedCandidate } from '@portal/domain/contracts/candidates-api';
import type { CandidateMatch, MatchingAnswer } from '@portal/domain/contracts/matching-api';
import { jobSchema } from '@portal/domain/jobs/job';
import { matchingTexts } from '@portal/domain/texts/matching';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { FirebaseHandle } from '../../../firebase/app';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { paths } from '../../../config/paths';
import { render } from '../../../testing/render';
import { MatchingCandidates } from './matching-candidates';

const job = jobSchema.cast({ id: 'j', organizationId: 'o', createdBy: 'u', jobTitle: 'Nurse' });
const auth = { currentUser: { getIdToken: () => Promise.resolve('token') } } as unknown as FirebaseHandle['auth'];
const match: CandidateMatch = {
  candidateId: 'c',
  jobId: 'other',
  jobTitle: 'Night nurse',
  fullName: 'Jane Doe',
  occupation: 'Registered Nurse',
  city: 'Boston',
  state: 'MA',
  weightedScore: 26,
  categories: [],
  found: ['Triage'],
  near: ['Dialysis'],
  missing: ['Epic'],
  resumes: 2,
};

/** A number is the status of a fault. */
type Answer = MatchingAnswer | AddedCandidate | number;

/** What the next calls are answered, in their order; the last one stays unanswered. */
let answers: Answer[] = [];
const before = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = () => {
    const answer = answers.shift();
    if (answer === undefined) return new Promise<never>(() => undefined);
    const isFault = typeof answer === 'number';
    const body = isFault
      ? { success: false, name: 'unavailable', message: 'Please try again later.' }
      : { success: true, data: answer };
    return Promise.resolve({
      ok: !isFault,
      status: isFault ? answer : 200,
      json: () => Promise.resolve(body),
    } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = before;
});

function show(...given: Answer[]) {
  answers = given;
  render(
    <MemoryRouter>
      <FirebaseContext.Provider value={{ auth } as FirebaseHandle}>
        <MatchingCandidates job={job} />
      </FirebaseContext.Provider>
    </MemoryRouter>,
  );
}
const ranked = (matches: CandidateMatch[], alreadyInJob = 0): MatchingAnswer => ({
  state: 'ranked',
  matches,
  graded: matches.length,
  alreadyInJob,
});

test('tells that it looks, and how far the resumes are prepared, as long as it takes', async () => {
  show({ state: 'indexing', done: 20, total: 80 });
  expect(screen.queryByText('Searching the resumes of all jobs…')).not.toBeNull();
  const bar = await screen.findByRole('progressbar', { name: 'Preparing resumes: 20 of 80' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
});

test('shows who, from where, how well and why', async () => {
  show({ state: 'indexing', done: 20, total: 80 }, ranked([match], 1));
  const row = await screen.findByRole('listitem');
  for (const text of ['Jane Doe', 'From Night nurse', 'Boston, MA', '2 resumes', 'Triage', 'Dialysis', 'Epic']) {
    expect(row.textContent).toContain(text);
  }
  expect(screen.getByRole('meter', { name: 'Resume score' }).getAttribute('aria-valuenow')).toBe('50');
  expect(screen.queryByText(/1 more is already in this job\./)).not.toBeNull();
});

test.each([
  ['nobody matches', 0, matchingTexts.nobody],
  ['everybody is there already', 3, matchingTexts.everybodyInJob],
])('says so when %s, and looks again', async (_what, alreadyInJob, text) => {
  show(ranked([], alreadyInJob), ranked([match]));
  await screen.findByText(text);
  fireEvent.click(screen.getByRole('button', { name: 'Search again' }));
  expect((await screen.findByRole('listitem')).textContent).toContain('Jane Doe');
});

test('a failure is shown and can be retried', async () => {
  show(503, ranked([match]));
  await screen.findByText('Please try again later.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('listitem')).textContent).toContain('Jane Doe');
});

test('searching again by keyboard moves the focus to the results', async () => {
  show(503, ranked([match]));
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await userEvent.keyboard('{Enter}');
  const row = await screen.findByRole('listitem');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(row)).toBe(true);
});

test('an added match becomes a link to the candidate of this job, which takes the focus of the button', async () => {
  show(ranked([match]), { candidateId: 'new', resumeLink: '', duplicates: [] });
  const button = await screen.findByRole('button', { name: /Jane Doe/ });
  button.focus();
  fireEvent.click(button);
  const link = await screen.findByRole('link', { name: 'Added' });
  expect(link.getAttribute('href')).toBe(paths.candidate.href('j', 'new'));
  expect(document.activeElement).toBe(link);
});
