import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { userSchema } from '@portal/domain/users/user';
import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { terminate } from 'firebase/firestore';
import { startFirebase } from '../../../firebase/app';
import { openData } from '../../../firebase/data';
import { DataProvider } from '../../../firebase/data-provider';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { SessionContext } from '../../../session/session-context';
import { fakeHandle } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { useTermSource } from './use-term-source';

const { config } = fakeHandle();
const before = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(config) } as Response);
});
afterEach(() => {
  globalThis.fetch = before;
});

function Field() {
  const { remember } = useTermSource('skill');
  return (
    <button
      onClick={() => {
        remember('Falconry');
      }}
    >
      Keep
    </button>
  );
}

test('a tag that could not be saved is reported under the title Error', async () => {
  const handle = await startFirebase();
  // A database that has been closed refuses every write.
  await terminate(openData(handle).firestore);
  const user = userSchema.cast({ id: 'u', email: 'u@a.example' }, { assert: false });
  const organization = organizationSchema.cast({ id: 'o', name: 'O' }, { assert: false });
  const actor = { uid: 'u', organizationId: 'o', userRoles: user.userRoles };
  render(
    <FirebaseContext value={handle}>
      <SessionContext value={{ status: 'signedIn', user, actor, organization }}>
        <DataProvider>
          <Notifications />
          <Field />
        </DataProvider>
      </SessionContext>
    </FirebaseContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error');
  expect(alert.textContent).toContain('“Falconry” could not be kept for the next time.');
});
