import { expect, test } from '@jest/globals';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { render } from '../../testing/render';
import { ShareActions } from './share-actions';

test('copying the link of jobs names those that tell viewers who the client is', async () => {
  const namingClient = [{ jobId: 'j1', title: 'Nurse', names: ['Bluewater Clinics'] }];
  render(
    <MemoryRouter>
      <ShareActions
        makeLink={() => Promise.resolve({ url: 'https://portal.example/tearsheet', namingClient })}
        mailTo="/mail"
        mailLabel="Email"
      />
    </MemoryRouter>,
  );
  expect(screen.queryByText(texts.clientNamed)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.copyLink }));
  expect(await screen.findByText(texts.clientNamed)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe('/app/jobs/j1');
  expect(screen.getByText(/Bluewater Clinics/)).toBeTruthy();
});
