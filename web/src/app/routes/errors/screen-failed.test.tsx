import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadStateTexts } from '@portal/domain/texts/states';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, succeeded, type MadeCall } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { ScreenFailed } from './screen-failed';

let calls: MadeCall[] = [];
beforeEach(() => {
  calls = answerCalls(() => succeeded({}));
  // The router logs every error that it catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Frame() {
  return (
    <>
      <Link to="/later">Later</Link>
      <Outlet />
    </>
  );
}

test('a screen whose code cannot be fetched shows that inside its frame, and reports it to the server', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Frame />,
      children: [
        {
          errorElement: <ScreenFailed />,
          children: [
            { index: true, element: <p>Jobs</p> },
            { path: 'later', lazy: () => Promise.reject(new Error('no such chunk')) },
          ],
        },
      ],
    },
  ]);
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <RouterProvider router={router} />
    </FirebaseContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Later' }));
  expect(await screen.findByRole('heading', { name: loadStateTexts.failed })).toBeDefined();
  expect(screen.getByRole('button', { name: loadStateTexts.tryAgain })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Later' })).toBeDefined();
  await waitFor(() => {
    expect(calls.map(({ body }) => body)).toMatchObject([{ error: { name: 'Error', place: 'screen' }, message: '' }]);
  });
});
