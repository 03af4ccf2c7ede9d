import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { sessionTexts } from '@portal/domain/texts/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded } from '../../../testing/fake-api';
import { pass, withFakeTime, userInFakeTime } from '../../../testing/fake-time';
import { render } from '../../../testing/render';
import { ForgotForm } from './forgot-form';
import { InvitationForm } from './invitation-form';
import { PasswordForm } from './password-form';

const aDay = 86_400_000;

function show(form: ReactElement) {
  render(
    <FirebaseContext value={fakeHandle()}>
      <MemoryRouter initialEntries={['/here']}>
        <Routes>
          <Route path="/here" element={form} />
          <Route path="/login" element={<p>The sign-in page</p>} />
          <Route path="/disabled-account" element={<p>The account is disabled</p>} />
        </Routes>
      </MemoryRouter>
    </FirebaseContext>,
  );
  return userInFakeTime();
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

withFakeTime();
beforeEach(() => {
  sessionStorage.clear();
});

describe('the password form', () => {
  test('rejects missing input and an invalid email, without a call', async () => {
    const calls = answerCalls(() => refused('internal'));
    const user = show(<PasswordForm />);
    await press(user, sessionTexts.signIn);
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    await user.type(email(), 'abc');
    await user.type(password(), 'secret');
    await press(user, sessionTexts.signIn);
    expect(await screen.findByText('"abc" is not a valid email.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  test('shows the server’s message on failure, and keeps the input', async () => {
    answerCalls(() => refused('unauthenticated', { userMessage: sessionTexts.loginFailed }));
    const user = show(<PasswordForm />);
    await user.type(email(), 'anna@example.com');
    await user.type(password(), 'wrong');
    await press(user, sessionTexts.signIn);
    expect((await screen.findByRole('alert')).textContent).toBe('Unsuccessful login attempt. Please try again.');
    expect([email().value, password().value]).toEqual(['anna@example.com', 'wrong']);
  });

  test('asks for the code where a second step is on, and shows a refused one', async () => {
    const calls = answerCalls((path) =>
      path === 'signInWithPassword'
        ? succeeded({ kind: 'secondStep', proof: 'sealed', isEnrolled: true })
        : refused('invalidRequest', { userMessage: secondStepTexts.wrongCode }),
    );
    const user = show(<PasswordForm />);
    await user.type(email(), 'anna@example.com');
    await user.type(password(), 'right');
    await press(user, sessionTexts.signIn);
    const code = await screen.findByRole('textbox', { name: secondStepTexts.code });
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.type(code, '123 456');
    await press(user, secondStepTexts.confirm);
    expect((await screen.findByRole('alert')).textContent).toBe(secondStepTexts.wrongCode);
    expect(calls.at(-1)).toEqual({ path: 'confirmSecondStep', body: { proof: 'sealed', code: '123 456' } });
  });

  test('leads a disabled user to the page for that', async () => {
    answerCalls(() => refused('userDisabled'));
    const user = show(<PasswordForm />);
    await user.type(email(), 'anna@example.com');
    await user.type(password(), 'right');
    await press(user, sessionTexts.signIn);
    expect(await screen.findByText('The account is disabled')).toBeDefined();
  });

  test('has links to a forgotten password and to the ATS sign-in, and no captcha at first', () => {
    show(<PasswordForm />);
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot');
    expect(screen.getByRole('button', { name: 'Continue with Bullhorn' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Captcha' })).toBeNull();
  });

  test('four failures in a row lock nothing', async () => {
    const calls = answerCalls(() => refused('unauthenticated', { userMessage: sessionTexts.loginFailed }));
    const user = show(<PasswordForm />);
    await user.type(email(), 'anna@example.com');
    await user.type(password(), 'wrong');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await press(user, sessionTexts.signIn);
      await pass(0);
    }
    expect(calls).toHaveLength(4);
    expect(screen.queryByText(/^Too many/)).toBeNull();
  });

  test('counts a lock down without calls; then requires the captcha', async () => {
    const calls = answerCalls(() => refused('locked', { retryAfterSeconds: 60 }));
    const signIns = () => calls.filter(({ path }) => path === 'signInWithPassword');
    const user = show(<PasswordForm />);
    await user.type(email(), 'anna@example.com');
    await user.type(password(), 'wrong');
    await press(user, sessionTexts.signIn);
    expect(await screen.findByText('Too many failed attempts. Try again in 60 seconds.')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Captcha' })).toBeNull();
    await pass(10_000);
    expect(screen.getByText('Too many failed attempts. Try again in 50 seconds.')).toBeDefined();
    await press(user, sessionTexts.signIn);
    expect(await screen.findAllByText('Too many attempts. Please wait a few seconds.')).not.toHaveLength(0);
    expect(signIns()).toHaveLength(1);
    await pass(50_500);
    expect(screen.queryByText(/^Too many/)).toBeNull();
    expect(screen.getByRole('group', { name: 'Captcha' })).toBeDefined();
    await press(user, sessionTexts.signIn);
    expect(await screen.findByText('Missing captcha.')).toBeDefined();
    expect(signIns()).toHaveLength(1);
  });
});

describe('the form of a forgotten password', () => {
  test('requires an email and the captcha, without a call', async () => {
    const calls = answerCalls(() => refused('internal'));
    const user = show(<ForgotForm />);
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('group', { name: 'Captcha' })).toBeDefined();
    await user.type(email(), 'abc');
    await press(user, sessionTexts.sendReset);
    expect(await screen.findByText('"abc" is not a valid email.')).toBeDefined();
    await user.clear(email());
    await user.type(email(), 'anna@example.com');
    await press(user, sessionTexts.sendReset);
    expect(await screen.findByText('Missing captcha.')).toBeDefined();
    expect(calls).toEqual([]);
    expect(email().value).toBe('anna@example.com');
  });
});

describe('a reset link that was sent', () => {
  // Loading takes real time.
  beforeAll(() => import('../../../components/captcha/define-widget'));

  const send = async (user: UserEvent) => {
    const group = screen.getByRole('group', { name: 'Captcha' });
    await waitFor(() => {
      expect(group.querySelector('altcha-widget')).not.toBeNull();
    });
    const solved = new CustomEvent('statechange', { detail: { state: 'verified', payload: 'solved' } });
    fireEvent(group.querySelector('altcha-widget') ?? group, solved);
    await user.clear(email());
    await user.type(email(), 'anna@example.com');
    await press(user, sessionTexts.sendReset);
  };

  test('leads back to the sign-in after eight seconds; a second mail is not sent for a minute', async () => {
    const calls = answerCalls(() => succeeded({ sent: true }));
    const user = show(<ForgotForm />);
    await send(user);
    expect(await screen.findByText('Password Reset was sent to: anna@example.com')).toBeDefined();
    await press(user, sessionTexts.sendReset);
    expect(await screen.findByText('We already sent you an email, please check your inbox.')).toBeDefined();
    expect(calls).toMatchObject([{ path: 'sendReset', body: { email: 'anna@example.com', captcha: 'solved' } }]);
    await pass(7_500);
    expect(screen.queryByText('The sign-in page')).toBeNull();
    await pass(600);
    expect(screen.getByText('The sign-in page')).toBeDefined();
  });

  test('is not sent again when the server has sent one to that email', async () => {
    answerCalls(() => refused('tooManyRequests'));
    const user = show(<ForgotForm />);
    await send(user);
    expect(await screen.findByText('We already sent you an email, please check your inbox.')).toBeDefined();
  });
});

describe('the form of an invitation', () => {
  const invite = (age: number) => ({
    userEmail: 'invitee@example.com',
    timestamp: Date.now() - age,
    organization: { organizationId: 'o1', name: 'Wren Partners', logoUrl: '', primaryColor: '' },
  });
  const typeAndSend = async (user: UserEvent, typed: string) => {
    await user.clear(email());
    await user.type(email(), typed);
    await press(user, sessionTexts.sendLink);
  };

  test('requires the invited email, in upper or lower case', async () => {
    const calls = answerCalls(() => succeeded({ sent: true }));
    const user = show(<InvitationForm invite={invite(3 * aDay - 3_600_000)} code="sealed" />);
    await typeAndSend(user, 'other@example.com');
    expect(await screen.findByText('Email does not match')).toBeDefined();
    expect(calls).toEqual([]);
    await typeAndSend(user, 'Invitee@Example.com');
    expect(await screen.findByText(sessionTexts.createPasswordEmailSent('invitee@example.com'))).toBeDefined();
    expect(calls).toMatchObject([
      { path: 'sendUserCreatePasswordEmail', body: { organizationId: 'o1', code: 'sealed' } },
    ]);
  });

  test('has expired after three days, also when the page was open all the time', async () => {
    const calls = answerCalls(() => succeeded({ sent: true }));
    const user = show(<InvitationForm invite={invite(3 * aDay - 1_000)} code="sealed" />);
    await pass(2_000);
    await typeAndSend(user, 'invitee@example.com');
    expect(await screen.findByText('Link has expired')).toBeDefined();
    expect(calls).toEqual([]);
  });

  test('shows a failed mail, and keeps the input', async () => {
    answerCalls(() => refused('unavailable'));
    const user = show(<InvitationForm invite={invite(0)} code="sealed" />);
    await typeAndSend(user, 'invitee@example.com');
    expect(await screen.findByText('Failed to create password email link to invitee@example.com')).toBeDefined();
    expect(email().value).toBe('invitee@example.com');
  });
});
