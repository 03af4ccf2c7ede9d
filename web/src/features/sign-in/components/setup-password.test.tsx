import { beforeEach, describe, expect, test } from '@jest/globals';
import { cast } from '@portal/domain/testing/cast';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { Login } from './login';
import { SetupPassword } from './setup-password';

const password = 'Better-Horse-27!';
const invitee = {
  ...cast.recruiter,
  displayName: 'Ines Novak',
  userProducts: { accessStatus: { core: { hasPassword: false, invited: true } }, accessRights: {} },
};

async function create(answer: ApiAnswer) {
  const calls = answerCalls(() => answer);
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <MemoryRouter>
        <SetupPassword user={invitee} isEmailVerified={false} />
      </MemoryRouter>
    </FirebaseContext>,
  );
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  return calls;
}

describe('a registration', () => {
  test.each([
    ['without a reason', refused('internal'), 'Unsuccessful Registration attempt. Please try again.'],
    ['because nothing answers', refused('unavailable'), 'Network error occurred. Please try again later.'],
    ['because of what was typed', refused('invalidRequest', { userMessage: 'Too weak.' }), 'Too weak.'],
  ])('that fails %s shows a message, and keeps the input', async (_why, answer, text) => {
    const calls = await create(answer);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(password);
    expect(calls).toEqual([{ path: 'setupPassword', body: { password } }]);
  });
});

describe('the sign-in page after it', () => {
  beforeEach(() => {
    answerCalls(() => succeeded({}));
  });

  test.each([
    ['registered', 'Successfully registered account. Please verify your email before logging in.'],
    ['password', 'Great! Please log in with your new password.'],
  ])('%s', (notice, text) => {
    render(
      <FirebaseContext value={fakeHandle()}>
        <MemoryRouter initialEntries={[`/login?notice=${notice}`]}>
          <Login />
        </MemoryRouter>
      </FirebaseContext>,
    );
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(screen.getByLabelText('Password')).toBeDefined();
  });
});
