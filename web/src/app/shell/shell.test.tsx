import { beforeEach, describe, expect, test } from '@jest/globals';
import { applicationVersion, productName } from '@portal/domain/constants/application';
import { ownTimeZone } from '@portal/domain/interviews/time-zone';
import { newOrganization, type Organization } from '@portal/domain/organizations/organization';
import { cast } from '@portal/domain/testing/cast';
import type { User } from '@portal/domain/users/user';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DataProvider } from '../../firebase/data-provider';
import { FirebaseContext } from '../../firebase/firebase-context';
import { SessionContext, type Session } from '../../session/session-context';
import { withApp } from '../../testing/app-for-tests';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../testing/fake-api';
import { render } from '../../testing/render';
import { Shell } from './shell';

const agency = newOrganization({ id: 'agency-a', name: 'Wren Partners' });
const handle = withApp(fakeHandle({ getIdToken: () => Promise.resolve('token') }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  answerCalls(() => succeeded({}));
});

function show(address: string, changes: Partial<User> = {}, organization: Organization | null = agency, by = handle) {
  const user: User = {
    ...cast.recruiter,
    ...{ displayName: 'Ola Nordmann', termsAgreement: true, timeZone: ownTimeZone() },
    ...changes,
  };
  const session: Session = {
    status: 'signedIn',
    user,
    actor: { uid: user.id, organizationId: user.organizationId, userRoles: user.userRoles },
    organization,
  };
  const screens = [{ path: '*', element: <p>The screen</p> }];
  const router = createMemoryRouter([{ path: '/app', element: <Shell />, children: screens }], {
    initialEntries: [address],
  });
  render(
    <FirebaseContext value={by}>
      <SessionContext value={session}>
        <DataProvider>
          <RouterProvider router={router} />
        </DataProvider>
      </SessionContext>
    </FirebaseContext>,
  );
}

/** The menu of a wide screen; a phone's has the same items. */
const mainMenu = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body);
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const settings = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Ola Nordmann' }));
  return textsOf(await screen.findAllByRole('menuitem'));
};
const roles = { user: true, admin: false, superAdmin: false };

test.each(['/app/jobs', '/app/account-settings', '/app/jobs/add', '/app/organization-settings'])(
  '%s has the link to it, the screen and the footer',
  (address) => {
    show(address);
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(steps.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/app');
    expect(document.querySelectorAll('[aria-current=page]')).not.toHaveLength(0);
    expect(within(screen.getByRole('main')).getByText('The screen')).toBeDefined();
    expect(screen.getByRole('contentinfo').textContent).toBe(`${productName} ${applicationVersion}`);
  },
);

describe('menus', () => {
  test('of a user: Home, Jobs, Interviews, the areas of skills marketing, the account, and Logout', async () => {
    show('/app/jobs');
    expect(textsOf(mainMenu().getAllByRole('link'))).toEqual([
      'Home',
      'Jobs',
      'Candidates',
      'Interviews',
      'Waiting for the client',
      'Skills',
      'Tearsheets',
    ]);
    expect(await settings()).toEqual(['Account Settings', 'Logout']);
  });

  test('of an admin: also the settings of the organization', async () => {
    show('/app/jobs', { userRoles: { ...roles, admin: true } });
    expect(textsOf(mainMenu().getAllByRole('link'))).toEqual([
      'Home',
      'Jobs',
      'Candidates',
      'Interviews',
      'Waiting for the client',
      'Skills',
      'Tearsheets',
    ]);
    expect(await settings()).toEqual(['Account Settings', 'Organization Settings', 'Logout']);
  });

  test('of a super admin: organizations and users of the platform', async () => {
    show('/app/admin/users', { userRoles: { ...roles, superAdmin: true }, organizationId: null }, null);
    expect(textsOf(mainMenu().getAllByRole('link'))).toEqual(['Home', 'Jobs', 'Organizations', 'Users']);
    expect(await settings()).toEqual(['Account Settings', 'Logout']);
  });

  test.each([
    ['a tablet has room for few entries', '0', false, 'sm'],
    ['many entries need more than a tablet', '1', true, 'md'],
  ] as const)('%s', (_name, enable, superAdmin, from) => {
    const { productFeature } = agency;
    const skillsMarketing = { ...productFeature.skillsMarketing, enable };
    const marketing = { ...agency, productFeature: { ...productFeature, skillsMarketing } };
    show('/app/jobs', { userRoles: { ...roles, superAdmin } }, marketing);
    const [menu] = screen.getAllByRole('navigation', { name: 'Main' });
    expect(menu?.classList.contains(`mantine-visible-from-${from}`)).toBe(true);
    expect(screen.getByRole('button', { name: 'Menu' }).classList.contains(`mantine-hidden-from-${from}`)).toBe(true);
  });

  test('of a user with visited jobs: links to the latest', async () => {
    const jobs = [
      { id: 'j2', title: 'Nurse' },
      { id: 'j1', title: 'Welder' },
    ];
    localStorage.setItem(`portal.recent-jobs.${cast.recruiter.id}.agency-a`, JSON.stringify(jobs));
    show('/app/jobs');
    await userEvent.click(screen.getByRole('button', { name: 'Recently visited jobs' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Nurse', '/app/jobs/j2'],
      ['Welder', '/app/jobs/j1'],
    ]);
  });
});

describe('the title of the browser', () => {
  test('is the name of the organization', () => {
    show('/app/jobs');
    expect(document.title).toBe('Wren Partners');
  });

  test('or its custom label', () => {
    const labels = { ...agency.customLabels, browserTitleTag: 'Wren desk' };
    show('/app/jobs', {}, { ...agency, customLabels: labels });
    expect(document.title).toBe('Wren desk');
  });
});

describe('the area of tearsheets', () => {
  const button = () => screen.queryByRole('link', { name: 'Work With Tearsheets' });

  test.each(['/app/tearsheets', '/app/tearsheets?j=1'])('has its button at %s', (address) => {
    show(address);
    expect(button()?.getAttribute('href')).toBe('/app/tearsheets');
  });

  test('has none elsewhere', () => {
    show('/app/jobs');
    expect(button()).toBeNull();
  });

  test('is not there without its product, nor for users who are denied it', () => {
    const productFeature = {
      ...agency.productFeature,
      skillsMarketing: { ...agency.productFeature.skillsMarketing, enable: '0' as const },
    };
    show('/app/tearsheets', {}, { ...agency, productFeature });
    expect(screen.getByText('The page you were looking for does not exist.')).toBeDefined();
    expect(button()).toBeNull();
  });
});

describe('the card of the terms', () => {
  const card = () => screen.queryByRole('region', { name: 'Before you go on' });

  test('is shown until they are agreed to; it can be submitted once the box is ticked', async () => {
    show('/app/jobs', { termsAgreement: false });
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
    expect([card() === null, submit.disabled]).toEqual([false, true]);
    const box = screen.getByRole('checkbox', { name: 'I agree to the terms of service' });
    await userEvent.click(box);
    expect(submit.disabled).toBe(false);
    await userEvent.click(box);
    expect(submit.disabled).toBe(true);
  });

  test('is not there for a user who has agreed', () => {
    show('/app/jobs');
    expect(card()).toBeNull();
  });
});

describe('the banner of a session as another user', () => {
  test('names that user on every screen; when returning fails, it stays', async () => {
    localStorage.setItem('portal.return-token', 'opaque');
    let fail: () => void = () => undefined;
    const answer = new Promise<ApiAnswer>((resolve) => {
      fail = () => {
        resolve(refused('permissionDenied'));
      };
    });
    const calls = answerCalls((path) => (path === 'getCustomAdminToken' ? answer : succeeded({})));
    show('/app/account-settings', { email: 'ola@example.com' });
    expect(screen.getByText('Admin logged in as ola@example.com')).toBeDefined();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Logout of User' }));
    await act(async () => {
      fail();
      await answer;
    });
    expect(calls.filter(({ path }) => path === 'getCustomAdminToken')).toHaveLength(1);
    expect(localStorage.getItem('portal.return-token')).toBe('opaque');
    expect(screen.getByText('Admin logged in as ola@example.com')).toBeDefined();
  });

  test('depends on the session, not on what this tab stores', async () => {
    const sessionOf = (session: string) =>
      withApp(fakeHandle({ getIdTokenResult: () => Promise.resolve({ claims: { session } }) }));
    show('/app/jobs', { email: 'ola@example.com' }, agency, sessionOf('impersonation'));
    expect(await screen.findByText('Admin logged in as ola@example.com')).toBeDefined();
    cleanup();
    localStorage.setItem('portal.return-token', 'left behind');
    show('/app/jobs', {}, agency, sessionOf('own'));
    await waitFor(() => {
      expect(screen.queryByText(/^Admin logged in as/)).toBeNull();
    });
  });

  test('comes without the terms, which only the user can accept', async () => {
    const handle = fakeHandle({ getIdTokenResult: () => Promise.resolve({ claims: { session: 'impersonation' } }) });
    show('/app/jobs', { termsAgreement: false }, agency, withApp(handle));
    expect(await screen.findByText(/^Admin logged in as/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Before you go on' })).toBeNull();
  });

  test('is not there otherwise', () => {
    show('/app/jobs');
    expect(screen.queryByText(/^Admin logged in as/)).toBeNull();
  });
});
