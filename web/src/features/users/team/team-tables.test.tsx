import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { atsUserSchema } from '@portal/domain/ats/ats-records';
import { teamOf } from '@portal/domain/team/team';
import { cast } from '@portal/domain/testing/cast';
import { userFormTexts } from '@portal/domain/texts/team';
import type { User } from '@portal/domain/users/user';
import { Notifications, notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { SessionContext } from '../../../session/session-context';
import { setNarrow } from '../../../testing/dom-polyfills';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { AtsUsersTable } from './ats-users-table';
import { TeamTable } from './team-table';
import { TeamToolbar } from './team-toolbar';

/** Tables as cards: every cell of every row, without the width that a grid needs. */
beforeEach(() => {
  localStorage.clear();
  setNarrow(true);
});
afterEach(() => {
  setNarrow(false);
  act(() => {
    notifications.clean();
  });
});

const brands = [
  { value: 'Default', label: 'Default' },
  { value: 'Blue', label: 'Blue' },
];
const ola: User = { ...cast.recruiter, id: 'ola', email: 'ola@agency.example', displayName: 'Ola' };
const theirs = atsUserSchema.cast({ id: 'b1', email: ola.email, name: 'Ola', bhAuth: true });
const { teamMembers: members } = teamOf(
  [ola, { ...ola, id: 'eve', displayName: 'Eve', email: 'eve@agency.example' }],
  [theirs],
);

function show(screen: ReactElement, me: User = cast.admin) {
  const { id: uid, organizationId, userRoles } = me;
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <SessionContext
        value={{ status: 'signedIn', user: me, actor: { uid, organizationId, userRoles }, organization: null }}
      >
        <Notifications />
        <MemoryRouter>{screen}</MemoryRouter>
      </SessionContext>
    </FirebaseContext>,
  );
}

const team = (
  <TeamTable
    organizationId="o1"
    members={members}
    integrationUsers={[theirs]}
    skillsBrands={brands}
    submissionBrands={brands}
  />
);
const internal = (
  <AtsUsersTable
    organizationId="o1"
    brands={brands}
    users={[
      {
        ...theirs,
        displayName: 'Ola',
        userId: 'ola',
        userExists: true,
        isVerified: true,
        activityAt: null,
      },
    ]}
  />
);

const colorOf = (text: string) =>
  screen
    .getByText(text)
    .closest('[role=alert]')
    ?.getAttribute('style')
    ?.match(/color-(\w+)-/)?.[1];

describe('the team', () => {
  const remove = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions: ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove From Team' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove From Team' }));
  };

  test('removes a member, and warns about it', async () => {
    const calls = answerCalls(() => succeeded({}));
    show(team);
    await remove('Ola');
    expect(await screen.findByText('Successfully removed team member from Organization')).toBeDefined();
    expect(colorOf('Successfully removed team member from Organization')).toBe('yellow');
    expect(calls).toEqual([{ path: 'removeTeamMember', body: { organizationId: 'o1', userId: 'ola' } }]);
  });

  test('shows why a removal fails', async () => {
    answerCalls(() => refused('permissionDenied'));
    show(team);
    await remove('Ola');
    expect(await screen.findByText('Error removing team member: Permission denied.')).toBeDefined();
  });

  test('offers no removal of oneself, nor while a search moves the rows', async () => {
    show(team, { ...cast.admin, id: 'eve' });
    expect(screen.getAllByRole('button', { name: /^Actions/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Actions: Ola',
    ]);
    await userEvent.type(screen.getByRole('searchbox'), 'ola{Enter}');
    expect(await screen.findByText('Showing 1 - 1 of 1 results')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  });

  test('sorts by who is enabled', async () => {
    answerCalls(() => succeeded({}));
    show(team);
    const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 3));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Enabled');
    expect(names()).toEqual(['Eve', 'Ola']);
    await userEvent.click(screen.getByRole('button', { name: 'Sorted ascending' }));
    expect(names()).toEqual(['Ola', 'Eve']);
  });

  test.each([
    ['succeeded', succeeded({}), 'Brand updated successfully'],
    ['failed', refused('internal'), 'Something wrong hapened'],
  ])('reports that the change of a brand has %s', async (_how, answer, text) => {
    const calls = answerCalls(() => answer);
    show(team);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Submission Brand: Ola' }), 'Blue');
    expect(await screen.findByText(text)).toBeDefined();
    expect(calls).toMatchObject([
      { path: 'setTeamMemberBrand', body: { userId: 'ola', kind: 'selectedBrand', brand: 'Blue' } },
    ]);
  });

  test('links profiles for super admins only; an admin switches only the access through the ATS', () => {
    show(team);
    expect(screen.queryByRole('link', { name: /^View Profile/ })).toBeNull();
    expect(screen.getAllByRole('switch').map(({ ariaLabel }) => ariaLabel)).toEqual(['Enabled: Ola']);
  });

  test('shows access to the portal apart from access through the ATS; a super admin changes both', async () => {
    const calls = answerCalls(() => succeeded({}));
    show(team, cast.superAdmin);
    expect(screen.getAllByRole('switch').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Portal Access: Eve',
      'Portal Access: Ola',
      'Enabled: Ola',
    ]);
    expect(screen.getByRole('switch', { name: 'Portal Access: Eve' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('switch', { name: 'Portal Access: Eve' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('User disabled')).toBeDefined();
    expect(calls).toMatchObject([{ path: 'disableUser', body: { userId: 'eve' } }]);
  });

  test('names the invited, who have not been active yet', () => {
    const userProducts = { accessStatus: { core: { invited: true, hasPassword: false } }, accessRights: {} };
    const { teamMembers } = teamOf([{ ...ola, userProducts }], []);
    show(
      <TeamTable
        organizationId="o1"
        members={teamMembers}
        integrationUsers={[]}
        skillsBrands={brands}
        submissionBrands={brands}
      />,
    );
    expect(screen.getByRole('listitem').textContent).toContain('Portal AccessInvited');
    expect(screen.getByRole('listitem').textContent).not.toMatch(/Last Active\d/);
  });

  const choose = async (action: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions: Ola' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };

  test('shows roles; an admin changes them, and a member without any is refused', async () => {
    const calls = answerCalls(() => succeeded({}));
    show(team);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('RolesUser');
    await choose('Change roles');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'User' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save roles' }));
    expect(await screen.findByText(userFormTexts.userRoleNeeded)).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Admin' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save roles' }));
    expect(await screen.findByText('User updated')).toBeDefined();
    const userRoles = { user: false, admin: true, superAdmin: false };
    expect(calls).toEqual([{ path: 'setTeamMemberRoles', body: { organizationId: 'o1', userId: 'ola', userRoles } }]);
  });

  test('corrects the email of an invited member', async () => {
    const calls = answerCalls(() => succeeded({}));
    const userProducts = { accessStatus: { core: { invited: true, hasPassword: false } }, accessRights: {} };
    const { teamMembers } = teamOf([{ ...ola, userProducts }], []);
    show(
      <TeamTable
        organizationId="o1"
        members={teamMembers}
        integrationUsers={[]}
        skillsBrands={brands}
        submissionBrands={brands}
      />,
    );
    await choose('Correct email');
    const field = await screen.findByRole('textbox', { name: /^Email/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ola.N@agency.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/^Invitation sent to: ola\.n@agency\.example$/i)).toBeDefined();
    expect(calls).toMatchObject([{ path: 'correctInvitation', body: { userId: 'ola' } }]);
  });

  test('as a super admin sees it', () => {
    show(team, cast.superAdmin);
    expect(screen.getAllByRole('link', { name: /^View Profile/ })).toHaveLength(2);
  });

  test('has no controls of super admins', () => {
    show(team);
    expect(screen.queryByRole('button', { name: /Login as user|Add Indexes|Send Login Link|Delete/ })).toBeNull();
  });
});

describe('the ATS users', () => {
  test.each([
    ['done', succeeded({}), 'Password successully reset'],
    ['failed', refused('internal'), 'Error Resetting Password'],
  ])('a reset that is %s is reported, and the button names the action', async (_how, answer, text) => {
    let finish: (answer: ApiAnswer) => void = () => undefined;
    const calls = answerCalls(() => new Promise((resolve) => (finish = resolve)));
    show(internal);
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password: Ola' }));
    expect(screen.getByRole('button', { name: /^Reset Password: Ola/ }).textContent).toBe('Resetting...');
    await act(async () => {
      finish(answer);
      await Promise.resolve();
    });
    expect(await screen.findByText(text)).toBeDefined();
    expect(calls).toMatchObject([{ path: 'sendReset', body: { email: ola.email } }]);
  });

  test('also have brand and access, and no profiles for admins', async () => {
    const calls = answerCalls(() => succeeded({}));
    show(internal);
    expect(screen.queryByRole('link', { name: /^View Profile/ })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand: Ola' }), 'Blue');
    expect(await screen.findByText('Brand updated successfully')).toBeDefined();
    await userEvent.click(screen.getByRole('switch', { name: 'Enabled: Ola' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('User disabled')).toBeDefined();
    expect(calls).toMatchObject([
      { path: 'setTeamMemberBrand', body: { atsUserId: 'b1', brand: 'Blue' } },
      { path: 'setAtsAccess', body: { atsUserId: 'b1', isEnabled: false } },
    ]);
  });
});

describe('the actions on a whole team', () => {
  test('has three buttons; while users are imported a spinner turns, and pressing again does nothing', async () => {
    let finish: (answer: ApiAnswer) => void = () => undefined;
    const calls = answerCalls(() => new Promise((resolve) => (finish = resolve)));
    show(<TeamToolbar organizationId="o1" addHref="/add" />);
    expect(screen.getByRole('button', { name: 'Search Users Activity' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add Team Member' }).getAttribute('href')).toBe('/add');
    const refresh = screen.getByRole('button', { name: 'Refresh Users' });
    await userEvent.dblClick(refresh);
    expect([refresh.ariaBusy, refresh.getAttribute('data-loading')]).toEqual(['true', 'true']);
    await act(async () => {
      finish(succeeded({ count: 3 }));
      await Promise.resolve();
    });
    expect(await screen.findByText('Users refreshed')).toBeDefined();
    expect(refresh.getAttribute('data-loading')).toBeNull();
    expect(calls).toEqual([{ path: 'refreshAtsUsers', body: { organizationId: 'o1' } }]);
  });

  test('shows what is missing when the organization is not connected', async () => {
    answerCalls(() => refused('unavailable', { userMessage: 'Bullhorn is not connected to this organization.' }));
    show(<TeamToolbar organizationId="o1" addHref="/add" />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Users' }));
    expect(await screen.findByText('Bullhorn is not connected to this organization.')).toBeDefined();
  });
});
