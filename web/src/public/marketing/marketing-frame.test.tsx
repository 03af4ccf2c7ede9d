import { afterEach, expect, test } from '@jest/globals';
import type { MarketingPage } from '@portal/domain/contracts/marketing-pages-api';
import { consentTexts } from '@portal/domain/texts/public-profile';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lasting } from '../viewer/safe-storage';
import { MarketingFrame } from './marketing-frame';

const page: MarketingPage = {
  theme: {
    ...{ organizationName: 'Larch Partners', websiteURL: '', browserTitle: '', logo: null },
    ...{ primaryColor: '#20506b', secondaryColor: '#26323a', skillsColor: '#2e7d66' },
    ...{ feedbackColor: '#1d5c4d', downloadPDFButtonColor: '#1d5c4d' },
  },
  gate: null,
  asksConsent: true,
  feedbackTexts: { submitted: '', submittedWithCopy: '' },
};

function show(changes: Partial<MarketingPage> = {}) {
  render(
    <MarketingFrame
      state={{ status: 'ready', page: { ...page, ...changes } }}
      loadingText=""
      retry={() => undefined}
      access={{ data: '', gatePass: '', bhcid: '' }}
      onPassed={() => undefined}
    >
      {(_, isTracked) => <p>{isTracked ? 'recorded' : 'not recorded'}</p>}
    </MarketingFrame>,
  );
}
const question = () => screen.queryByText(consentTexts.question);

afterEach(() => {
  cleanup();
  lasting.set('trackingConsent', '');
});

test('where the organization asks, nothing is recorded before or without consent, also on the next visit', async () => {
  show();
  screen.getByText('not recorded');
  await userEvent.click(screen.getByRole('button', { name: consentTexts.refuse }));
  expect(question()).toBeNull();
  screen.getByText('not recorded');
  cleanup();
  show();
  expect(question()).toBeNull();
  screen.getByText('not recorded');
});

test('with consent visits are recorded, as where nobody is asked', async () => {
  show({ asksConsent: false });
  expect(question()).toBeNull();
  screen.getByText('recorded');
  cleanup();
  show();
  await userEvent.click(screen.getByRole('button', { name: consentTexts.allow }));
  screen.getByText('recorded');
});
