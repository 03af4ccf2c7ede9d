import { beforeEach, expect, test } from '@jest/globals';
import { cast } from '@portal/domain/testing/cast';
import { userFormTexts } from '@portal/domain/texts/team';
import { Notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { SessionContext, type Session } from '../../../session/session-context';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { AddTeamMember } from './add-team-member';

const { admin } = cast;
const session: Session = {
  status: 'signedIn',
  user: admin,
  actor: { uid: admin.id, organizationId: admin.organizationId, userRoles: admin.userRoles },
  organization: null,
};

function show() {
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <SessionContext value={session}>
        <Notifications />
        <MemoryRouter initialEntries={['/add']}>
          <Routes>
            <Route path="/add" element={<AddTeamMember organizationId="o1" backHref="/team" />} />
            <Route path="/team" element={<p>The team</p>} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </FirebaseContext>,
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Team Member' });

beforeEach(() => {
  document.body.replaceChildren();
});

test('requires name and email before it calls', async () => {
  const calls = answerCalls(() => refused('internal'));
  show();
  await userEvent.type(email(), 'abc');
  await userEvent.click(add());
  expect(await screen.findByText('"abc" is not a valid email.')).toBeDefined();
  expect(screen.getByText('This field is required')).toBeDefined();
  expect(calls).toEqual([]);
});

test('refuses a user without a role and says so', async () => {
  const calls = answerCalls(() => refused('internal'));
  show();
  await userEvent.type(name(), 'Tove Lind');
  await userEvent.type(email(), 'tove@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: 'User' }));
  await userEvent.click(add());
  expect(await screen.findByText(userFormTexts.userRoleNeeded)).toBeDefined();
  expect(calls).toEqual([]);
});

test('pressed twice it adds once, and goes back to the team', async () => {
  let answer: (answer: ApiAnswer) => void = () => undefined;
  const calls = answerCalls(
    () =>
      new Promise<ApiAnswer>((resolve) => {
        answer = resolve;
      }),
  );
  show();
  await userEvent.type(name(), 'Tove Lind');
  await userEvent.type(email(), 'Tove@Example.com');
  await userEvent.dblClick(add());
  expect(add().disabled).toBe(true);
  await act(async () => {
    answer(succeeded({ userId: 'u1' }));
    await Promise.resolve();
  });
  expect(await screen.findByText('The team')).toBeDefined();
  expect(calls).toHaveLength(1);
});

test('on failure it says why, and the input stays', async () => {
  answerCalls(() => refused('conflict', { userMessage: 'Somebody has this address.' }));
  show();
  await userEvent.type(name(), 'Tove Lind');
  await userEvent.type(email(), 'tove@example.com');
  await userEvent.click(add());
  expect(await screen.findByText('Somebody has this address.')).toBeDefined();
  expect([name().value, email().value]).toEqual(['Tove Lind', 'tove@example.com']);
  expect(add().disabled).toBe(false);
});
