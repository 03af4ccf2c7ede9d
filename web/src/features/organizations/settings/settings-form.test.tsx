import { expect, test } from '@jest/globals';
import { newOrganization } from '@portal/domain/organizations/organization';
import { cast } from '@portal/domain/testing/cast';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataProvider } from '../../../firebase/data-provider';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { SessionContext, type Session } from '../../../session/session-context';
import { withApp } from '../../../testing/app-for-tests';
import { fakeHandle } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { SettingsForm } from './settings-form';

const handle = withApp(fakeHandle({ getIdToken: () => Promise.resolve('token') }));
const organizationWith = (fields: object) => newOrganization({ id: 'agency-a', name: 'Wren Partners', ...fields });

function form(fields: object) {
  const { admin: user } = cast;
  const organization = organizationWith(fields);
  const actor = { uid: user.id, organizationId: user.organizationId, userRoles: user.userRoles };
  const session: Session = { status: 'signedIn', user, actor, organization };
  return (
    <FirebaseContext value={handle}>
      <SessionContext value={session}>
        <DataProvider>
          <SettingsForm tab="general" organization={organization} />
        </DataProvider>
      </SessionContext>
    </FirebaseContext>
  );
}

test('a save over what another admin stored meanwhile says what it overwrites', async () => {
  const { rerender } = render(form({ phone: '1' }));
  const phone = screen.getByLabelText(/phone/i);
  await userEvent.clear(phone);
  await userEvent.type(phone, '2');
  rerender(form({ phone: '3' }));
  await userEvent.click(screen.getByRole('button', { name: settingsPageTexts.save }));
  const dialog = await screen.findByRole('dialog', { name: settingsPageTexts.overwrites });
  const [, row] = within(dialog).getAllByRole('row');
  expect(row?.textContent).toMatch(/Phone.*32$/i);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText<HTMLInputElement>(/phone/i).value).toBe('2');
});
