import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FirebaseContext } from '../../firebase/firebase-context';
import { fakeHandle } from '../../testing/fake-api';
import { render } from '../../testing/render';
import { ImpersonationEnded } from './impersonation-ended';

test('names the user and leads the super admin back, without asking for a password', async () => {
  render(
    <FirebaseContext value={fakeHandle()}>
      <ImpersonationEnded email="ola@example.com" isOpen />
    </FirebaseContext>,
  );
  expect(await screen.findByText('The session of ola@example.com has ended. Sign in again as yourself.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(screen.queryByLabelText('Password')).toBeNull();
});
