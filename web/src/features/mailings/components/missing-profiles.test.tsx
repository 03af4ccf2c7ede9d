import { expect, test } from '@jest/globals';
import type { MissingProfiles as Profiles } from '@portal/domain/contracts/mailings-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { render } from '../../../testing/render';
import { isEmptyPage, MissingProfiles } from './missing-profiles';

const jobs = [
  { id: 'j1', name: 'Night shift nurse' },
  { id: 'j2', name: 'Data engineer' },
];

function show(profiles: Profiles, create: (id: string) => Promise<unknown>) {
  const changes: Profiles[] = [];
  render(
    <MissingProfiles
      profiles={profiles}
      create={create}
      onChange={(next) => {
        changes.push(next);
      }}
    />,
  );
  return changes;
}

test('entries without a profile are named, and their profiles are created one after another', async () => {
  const created: string[] = [];
  const changes = show({ kind: 'jobs', checked: 3, missing: jobs }, (id) => {
    created.push(id);
    return Promise.resolve();
  });
  expect(screen.getByText('2 of 3 jobs have no profile, so recipients do not see them.')).toBeDefined();
  expect(screen.getByText('Night shift nurse, Data engineer')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: texts.createMissing(2) }));
  await waitFor(() => {
    expect(changes).toEqual([{ kind: 'jobs', checked: 3, missing: [] }]);
  });
  expect(created).toEqual(['j1', 'j2']);
});

test('after a failure the entries that are left stay listed', async () => {
  const changes = show({ kind: 'jobs', checked: 2, missing: jobs }, (id) =>
    id === 'j2' ? Promise.reject(new PortalError('unavailable')) : Promise.resolve(),
  );
  fireEvent.click(screen.getByRole('button', { name: texts.createMissing(2) }));
  await waitFor(() => {
    expect(changes).toEqual([{ kind: 'jobs', checked: 2, missing: [jobs[1]] }]);
  });
});

test.each([
  [{ kind: 'candidates', checked: 1, missing: [] }, false],
  [{ kind: 'candidates', checked: 1, missing: [{ id: 'c', name: 'Ada' }] }, true],
  [{ kind: 'jobs', checked: 0, missing: [] }, true],
] as const)('the page of %j shows nothing: %s', (profiles, expected) => {
  expect(isEmptyPage({ ...profiles, missing: [...profiles.missing] })).toBe(expected);
});

test('nothing is said when every entry has a profile', () => {
  show({ kind: 'candidates', checked: 2, missing: [] }, () => Promise.resolve());
  expect(screen.queryByRole('alert')).toBeNull();
});
