import { expect, test } from '@jest/globals';
import { cast } from '@portal/domain/testing/cast';
import { emailVerificationTexts } from '@portal/domain/texts/session';
import { Notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { AuthStateContext, type AuthState } from '../../../firebase/auth-state';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { saveReturnUrl } from '../../../session/return-url';
import { SessionContext, type Session } from '../../../session/session-context';
import { fakeHandle } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { Component } from './email-verification-page';

const recruiter = { ...cast.recruiter, termsAgreement: true };
const unverified = { ...cast.unverified, termsAgreement: true };
const currentUser = { uid: recruiter.id, emailVerified: true, reload: () => Promise.resolve() };

function accountOf(isEmailVerified: boolean): AuthState {
  const authUser = currentUser as Extract<AuthState, { status: 'signedIn' }>['authUser'];
  return { status: 'signedIn', authUser, isEmailVerified, isExpired: false, signIns: 0 };
}

const refused: Session = { status: 'refused', refusal: 'unverified', user: unverified };
const admitted: Session = {
  status: 'signedIn',
  user: recruiter,
  actor: { uid: recruiter.id, organizationId: recruiter.organizationId, userRoles: recruiter.userRoles },
  organization: null,
};

function Screen() {
  return <p>The screen at {useLocation().pathname}</p>;
}

test('a verification is announced once and leads to the return URL, although the session is rebuilt by it', async () => {
  saveReturnUrl('/app/jobs/j1');
  // The next screen starts to load now, and this page stays until it is there.
  let load: () => void = () => undefined;
  const loaded = new Promise<{ default: typeof Screen }>((resolve) => {
    load = () => {
      resolve({ default: Screen });
    };
  });
  const LazyScreen = lazy(() => loaded);
  const shown = (authState: AuthState, session: Session) => (
    <FirebaseContext value={fakeHandle(currentUser)}>
      <AuthStateContext value={authState}>
        <SessionContext value={session}>
          <Notifications />
          <MemoryRouter initialEntries={['/email-verification']}>
            <Suspense>
              <Routes>
                <Route path="/email-verification" element={<Component />} />
                <Route path="*" element={<LazyScreen />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </SessionContext>
      </AuthStateContext>
    </FirebaseContext>
  );
  const { rerender } = render(shown(accountOf(false), refused));
  expect(screen.getByText(emailVerificationTexts.waiting)).toBeDefined();
  const steps: [AuthState, Session][] = [
    [accountOf(true), refused],
    [accountOf(true), { status: 'loading' }],
    [accountOf(true), admitted],
    [accountOf(true), { ...admitted }],
  ];
  for (const step of steps) {
    rerender(shown(...step));
    await act(() => Promise.resolve());
  }
  expect(await screen.findAllByText(emailVerificationTexts.verified)).toHaveLength(1);
  await act(async () => {
    load();
    await loaded;
  });
  expect(await screen.findByText('The screen at /app/jobs/j1')).toBeDefined();
});

test('a signed-out user is sent to the sign-in page', () => {
  render(
    <SessionContext value={{ status: 'signedOut' }}>
      <MemoryRouter initialEntries={['/email-verification']}>
        <Routes>
          <Route path="/email-verification" element={<Component />} />
          <Route path="*" element={<Screen />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
  expect(screen.getByText('The screen at /login')).toBeDefined();
});
