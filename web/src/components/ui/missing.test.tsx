import { expect, test } from '@jest/globals';
import { errorPageTexts } from '@portal/domain/texts/shell';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { render } from '../../testing/render';
import { Loaded } from './loaded';

test('a page about something missing has that as its heading, and leads back', () => {
  render(
    <MemoryRouter>
      <Loaded live={{ status: 'success', data: null }}>{() => <p>Something</p>}</Loaded>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: errorPageTexts.notFound })).toBeDefined();
  expect(screen.getByRole('link', { name: errorPageTexts.returnToDashboard }).getAttribute('href')).toBe('/app');
  // The frame around the screen already is the page's main landmark.
  expect(screen.queryByRole('main')).toBeNull();
});
