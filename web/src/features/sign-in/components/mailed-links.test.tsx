import { beforeEach, describe, expect, test } from '@jest/globals';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { cast } from '@portal/domain/testing/cast';
import { emailVerificationTexts, sessionTexts } from '@portal/domain/texts/session';
import { accountTexts } from '@portal/domain/texts/shell';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { saveReturnUrl } from '../../../session/return-url';
import { SessionContext, type Session } from '../../../session/session-context';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../../testing/fake-api';
import { pass, withFakeTime, userInFakeTime } from '../../../testing/fake-time';
import { render } from '../../../testing/render';
import { EmailVerification } from './email-verification';
import { MailedAction } from './mailed-action';
import { SignedInNotice } from './signed-in-notice';

const { recruiter, unverified } = cast;
const signedIn: Session = {
  status: 'signedIn',
  user: recruiter,
  actor: { uid: recruiter.id, organizationId: recruiter.organizationId, userRoles: recruiter.userRoles },
  organization: organizationSchema.cast({ id: 'agency-a', name: 'A' }, { assert: false }),
};

/** An auth user whose email is verified when the test decides. */
function account() {
  const state = { emailVerified: false, reloads: 0 };
  return {
    state,
    currentUser: {
      uid: unverified.id,
      get emailVerified() {
        return state.emailVerified;
      },
      reload: () => {
        state.reloads += 1;
        return Promise.resolve();
      },
      getIdToken: () => Promise.resolve('token'),
    },
  };
}

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}
const address = () => screen.getByTestId('address').textContent;

function show(page: ReactElement, currentUser: object, session: Session = signedIn) {
  render(
    <FirebaseContext value={fakeHandle(currentUser)}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={['/here']}>
          <Routes>
            <Route path="/here" element={page} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </SessionContext>
    </FirebaseContext>,
  );
  return userInFakeTime();
}

withFakeTime();
beforeEach(() => {
  sessionStorage.clear();
});

describe('a signed-in user', () => {
  test('goes to the return URL after five seconds; that is recorded once', async () => {
    const calls = answerCalls(() => succeeded({}));
    saveReturnUrl('/app/jobs/j1');
    show(<SignedInNotice />, account().currentUser);
    expect(screen.getByText(sessionTexts.loggedIn)).toBeDefined();
    await pass(4_900);
    expect(address()).toBe('/here');
    await pass(200);
    expect(address()).toBe('/app/jobs/j1');
    expect(calls).toMatchObject([{ path: 'event', body: { product: 'login' } }]);
  });

  test('goes to the application’s root without a return URL, and at once on request', async () => {
    answerCalls(() => succeeded({}));
    const user = show(<SignedInNotice />, account().currentUser);
    await user.click(screen.getByRole('button', { name: sessionTexts.goNow }));
    expect(address()).toBe('/app');
  });

  test('and is not verified goes to the verification at once', async () => {
    answerCalls(() => succeeded({}));
    show(<SignedInNotice />, account().currentUser, { status: 'refused', refusal: 'unverified', user: unverified });
    await pass(0);
    expect(address()).toBe('/email-verification');
  });
});

describe('the page that waits for the verification', () => {
  test('asks every three seconds, and no more once it is verified', async () => {
    const { state, currentUser } = account();
    show(<EmailVerification user={unverified} isEmailVerified={false} />, currentUser);
    await pass(2_900);
    expect(state.reloads).toBe(0);
    await pass(200);
    expect(state.reloads).toBe(1);
    await pass(3_000);
    expect(state.reloads).toBe(2);
    state.emailVerified = true;
    await pass(3_000);
    await pass(30_000);
    expect(state.reloads).toBe(3);
  });

  test('continues by itself as soon as the session is verified', async () => {
    show(<EmailVerification user={recruiter} isEmailVerified />, account().currentUser);
    await pass(0);
    expect(address()).toBe('/app');
  });

  test.each([
    ['the mail is on its way', succeeded({ sent: true }), `We sent a verification email to: ${unverified.email}`],
    ['one is there already', refused('tooManyRequests'), 'Email already sent.'],
    ['it cannot be sent', refused('unavailable'), 'Email Verification failed to send.'],
  ])('%s: says so', async (_what, answer, text) => {
    answerCalls(() => answer);
    show(<EmailVerification user={unverified} isEmailVerified={false} />, account().currentUser);
    fireEvent.click(screen.getByRole('button', { name: emailVerificationTexts.send }));
    // The button stays busy for a moment after the answer.
    await pass(2_000);
    expect(screen.getByText(text)).toBeDefined();
  });

  test('the last message stays until there is an answer: nothing moves under a double click', async () => {
    const user = show(<EmailVerification user={unverified} isEmailVerified={false} />, account().currentUser);
    await user.click(screen.getByRole('button', { name: emailVerificationTexts.continue }));
    await screen.findByText(emailVerificationTexts.notYet);
    let answer: (given: ApiAnswer) => void = () => undefined;
    const awaited = new Promise<ApiAnswer>((resolve) => {
      answer = resolve;
    });
    answerCalls(() => awaited);
    await user.click(screen.getByRole('button', { name: emailVerificationTexts.send }));
    expect(screen.getByText(emailVerificationTexts.notYet)).toBeDefined();
    answer(succeeded({ sent: true }));
    await screen.findByText(emailVerificationTexts.sent(unverified.email));
    expect(screen.queryByText(emailVerificationTexts.notYet)).toBeNull();
  });

  test('continuing too early shows what is missing', async () => {
    const user = show(<EmailVerification user={unverified} isEmailVerified={false} />, account().currentUser);
    await user.click(screen.getByRole('button', { name: emailVerificationTexts.continue }));
    expect((await screen.findByRole('alert')).textContent).toBe(emailVerificationTexts.notYet);
  });

  test('a mistyped email is corrected with the password', async () => {
    const calls = answerCalls(() => refused('invalidRequest', { userMessage: 'This is not your password.' }));
    const user = show(<EmailVerification user={unverified} isEmailVerified={false} />, account().currentUser);
    expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: emailVerificationTexts.wrongEmail }));
    const field = screen.getByRole('textbox', { name: accountTexts.newEmail });
    await user.clear(field);
    await user.type(field, 'right@example.com');
    await user.type(screen.getByLabelText(accountTexts.currentPassword), 'secret');
    await user.click(screen.getByRole('button', { name: accountTexts.updateEmail }));
    expect(await screen.findByText('This is not your password.')).toBeDefined();
    const body = { newEmail: 'right@example.com', password: 'secret' };
    expect(calls).toEqual([{ path: 'updateEmail', body }]);
  });

  test('a change that was made in this tab can be taken back', async () => {
    const changed = { former: 'old@example.com', current: unverified.email, undoCode: 'sealed' };
    sessionStorage.setItem('portal.changed-email', JSON.stringify(changed));
    const calls = answerCalls(() => refused('conflict', { userMessage: 'There is already an account.' }));
    const user = show(<EmailVerification user={unverified} isEmailVerified={false} />, account().currentUser);
    await user.click(screen.getByRole('button', { name: emailVerificationTexts.useFormer('old@example.com') }));
    expect(await screen.findByText('There is already an account.')).toBeDefined();
    expect(calls).toEqual([{ path: 'undoEmailChange', body: { code: 'sealed' } }]);
  });
});

test('the link of a former email changes nothing until its button is pressed', async () => {
  const calls = answerCalls(() => succeeded({ email: 'old@example.com' }));
  const user = show(<MailedAction mode="undoEmail" code="sealed" />, account().currentUser);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: sessionTexts.undoEmail }));
  expect(await screen.findByText(sessionTexts.emailRecovered('old@example.com'))).toBeDefined();
  expect(calls).toEqual([{ path: 'undoEmailChange', body: { code: 'sealed' } }]);
});
