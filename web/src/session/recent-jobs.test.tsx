import { beforeEach, expect, test } from '@jest/globals';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { cast } from '@portal/domain/testing/cast';
import { render, screen } from '@testing-library/react';
import { useRecentJobs, useVisitedJob, withVisited } from './recent-jobs';
import { SessionContext, type Session } from './session-context';

function sessionOf(user: typeof cast.recruiter): Session {
  return {
    status: 'signedIn',
    user,
    actor: { uid: user.id, organizationId: 'o', userRoles: user.userRoles },
    organization: organizationSchema.cast({ id: 'o', name: 'O' }, { assert: false }),
  };
}

function List() {
  return (
    <ul>
      {useRecentJobs().map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

function Job({ id, job }: { id: string; job: { jobTitle: string } | null | undefined }) {
  useVisitedJob(id, job);
  return null;
}

const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  window.localStorage.clear();
});

test('six visits leave the five latest, the last one first', () => {
  const jobs = ['1', '2', '3', '4', '5', '6'].reduce<ReturnType<typeof withVisited>>(
    (list, id) => withVisited(list, { id, title: id }),
    [],
  );
  expect(jobs.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
  expect(withVisited(jobs, { id: '3', title: 'new title' })[0]).toEqual({ id: '3', title: 'new title' });
});

test('are per user, follow visits and drop missing jobs', () => {
  const tree = (user: typeof cast.recruiter, id: string, job: { jobTitle: string } | null | undefined) => (
    <SessionContext value={sessionOf(user)}>
      <Job id={id} job={job} />
      <List />
    </SessionContext>
  );
  const { rerender } = render(tree(cast.recruiter, 'a', { jobTitle: 'Nurse' }));
  rerender(tree(cast.recruiter, 'b', undefined));
  expect(titles()).toEqual(['Nurse']);
  rerender(tree(cast.recruiter, 'b', { jobTitle: 'Cook' }));
  expect(titles()).toEqual(['Cook', 'Nurse']);
  rerender(tree(cast.recruiter, 'a', null));
  expect(titles()).toEqual(['Cook']);
  rerender(tree(cast.otherRecruiter, 'c', undefined));
  expect(titles()).toEqual([]);
});
