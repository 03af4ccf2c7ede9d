import { beforeEach, describe, expect, test } from '@jest/globals';
import { cookieNames } from '@portal/domain/constants/session';
import { productName } from '@portal/domain/constants/application';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { removeCookie } from '../../../config/cookies';
import { saveOrganizationBranding } from '../../../config/organization-cookie';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, succeeded } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { Login } from './login';

const looks = { name: 'Wren Partners', logoUrl: '/api/public/image?path=images%2Fa.png', primaryColor: '#7a3b8f' };

function show(address = '/login') {
  render(
    <FirebaseContext value={fakeHandle()}>
      <MemoryRouter initialEntries={[address]}>
        <Login />
      </MemoryRouter>
    </FirebaseContext>,
  );
}

beforeEach(() => {
  removeCookie(cookieNames.organizationLogo);
});

describe('the sign-in page', () => {
  test('of a browser without an organization has the product’s name and color', () => {
    show();
    expect(screen.getByText(productName)).toBeDefined();
    expect(screen.queryByRole('img', { name: looks.name })).toBeNull();
    expect(document.body.innerHTML).toContain('#71b244');
  });

  test('of one with an organization has the organization’s logo', () => {
    saveOrganizationBranding(looks);
    show();
    expect(screen.getByRole('img', { name: looks.name }).getAttribute('src')).toBe(looks.logoUrl);
    expect(document.body.innerHTML).not.toContain('#71b244');
  });

  test('or, without a logo, its name and color', () => {
    saveOrganizationBranding({ ...looks, logoUrl: '' });
    show();
    expect(screen.getByText(looks.name)).toBeDefined();
    expect(document.body.innerHTML).toContain(looks.primaryColor);
  });

  test('of an invitation has the inviting organization’s branding, despite the stored one', async () => {
    saveOrganizationBranding({ name: 'Somebody Else', logoUrl: '', primaryColor: '#123456' });
    const calls = answerCalls(() =>
      succeeded({
        userEmail: 'invitee@example.com',
        timestamp: Date.now(),
        organization: { organizationId: 'o1', ...looks },
        hasPassword: false,
      }),
    );
    show('/login?mode=email&code=sealed');
    expect(await screen.findByRole('heading', { name: 'Wren Partners has invited you' })).toBeDefined();
    expect(screen.getByRole('img', { name: looks.name }).getAttribute('src')).toBe(looks.logoUrl);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(calls).toEqual([{ path: 'decryptCode', body: { code: 'sealed' } }]);
  });
});
