import { render } from '../../testing/render';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { userSchema, type Refusal } from '@portal/domain/users/user';
import { screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { SessionContext, type Session } from '../../session/session-context';
import { consumeReturnUrl } from '../../session/return-url';
import { Component as AdminGuard } from './admin-guard';
import { Guard } from './guard';
import { destinations } from '../../session/refusal-destinations';
import { Component as OrganizationGuard } from './organization-guard';

function sessionOf(options: { superAdmin?: boolean; hasOrganization?: boolean }): Session {
  const { superAdmin = false, hasOrganization = true } = options;
  const user = userSchema.cast(
    { id: 'u', email: 'u@a.example', userRoles: { user: true, admin: false, superAdmin } },
    { assert: false },
  );
  return {
    status: 'signedIn',
    user,
    actor: { uid: 'u', organizationId: hasOrganization ? 'o' : null, userRoles: user.userRoles },
    organization: hasOrganization ? organizationSchema.cast({ id: 'o', name: 'O' }, { assert: false }) : null,
  };
}

/** Opens a URL behind the given guard. @returns the URL that the user ends up at. */
function open(address: string, session: Session, guard: ReactNode): string {
  let end = '';
  function Address() {
    const { pathname } = useLocation();
    useEffect(() => {
      end = pathname;
    }, [pathname]);
    return null;
  }
  render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <Routes>
          <Route element={guard}>
            <Route path="/app/jobs" element={<p>The screen</p>} />
          </Route>
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
  return end;
}

const main = (
  <Guard>
    <p>The screen</p>
  </Guard>
);
const isScreenShown = () => screen.queryByText('The screen') !== null;

beforeEach(() => {
  sessionStorage.clear();
});

describe('the guard of the application', () => {
  test('admits users with access', () => {
    expect(open('/app/jobs', sessionOf({}), main)).toBe('/app/jobs');
    expect(isScreenShown()).toBe(true);
  });

  test('sends signed-out users to the sign-in page and keeps the URL they wanted', () => {
    expect(open('/app/jobs?status=closed', { status: 'signedOut' }, main)).toBe('/login');
    expect(isScreenShown()).toBe(false);
    expect(consumeReturnUrl()).toBe('/app/jobs?status=closed');
  });

  test('shows nothing of the screen before the session is known', () => {
    open('/app/jobs', { status: 'loading' }, main);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    expect(isScreenShown()).toBe(false);
  });

  test('a session that could not be read can be retried', () => {
    open('/app/jobs', { status: 'failed', retry: () => undefined }, main);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(isScreenShown()).toBe(false);
  });

  test.each<[Refusal, string]>([
    ['unverified', '/email-verification'],
    ['noPassword', '/setup-password'],
  ])('%s leads to %s and stays signed in', (refusal, address) => {
    expect(open('/app/jobs', { status: 'refused', refusal, user: null }, main)).toBe(address);
  });

  test.each<[Refusal, string]>([
    ['disabled', '/disabled-account'],
    ['recruiterClient', '/403'],
    ['noAccessRight', '/403'],
    ['noRole', '/403'],
  ])('%s ends the sign-in and leads to %s', (refusal, address) => {
    expect(destinations[refusal]).toEqual({ to: address, signsOut: true });
  });
});

test.each([
  ['recruiters of an agency pass', {}, '/app/jobs'],
  ['people without an organization find their account', { hasOrganization: false }, '/app/account-settings'],
  [
    'super admins without an organization find all of them',
    { hasOrganization: false, superAdmin: true },
    '/app/admin/organizations',
  ],
])('screens of an organization: %s', (_who, options, address) => {
  expect(open('/app/jobs', sessionOf(options), <OrganizationGuard />)).toBe(address);
});

test.each([
  ['super admins pass', { superAdmin: true }, '/app/jobs'],
  ['others go to the root', {}, '/app'],
])('administration of the platform: %s', (_who, options, address) => {
  expect(open('/app/jobs', sessionOf(options), <AdminGuard />)).toBe(address);
});
