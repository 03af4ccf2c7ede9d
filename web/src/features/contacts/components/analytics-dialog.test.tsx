import { afterEach, expect, test } from '@jest/globals';
import { contactSchema } from '@portal/domain/contacts/contact';
import { analyticsTexts } from '@portal/domain/texts/profiles';
import { screen } from '@testing-library/react';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { AnalyticsDialog } from './analytics-dialog';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

function open(answer: ApiAnswer, isLead = false): void {
  answerCalls(() => answer);
  const contact = contactSchema.cast({ id: '21', name: 'Cy Roe', isLead });
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <AnalyticsDialog organizationId="o" contact={contact} onClose={() => undefined} />
    </FirebaseContext>,
  );
}

const figures = {
  tearsheetEmailsOpened: 3,
  overallEmailsOpened: 5,
  tearsheetOpenRate: 0.75,
  overallOpenRate: 0.5,
  tearsheetClicked: 1,
  overallClicked: 2,
  tearsheetClickedOverSent: 0.25,
  overallClickedOverSent: 0.2,
  tearsheetClickedOverOpened: 1 / 3,
  overallClickedOverOpened: 0.4,
  subscribed: true,
  bounced: false,
};

test('shows the figures of tearsheets and of all emails, and whether the contact is subscribed', async () => {
  open(succeeded(figures));
  await screen.findByRole('table');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/35$/),
    expect.stringMatching(/75%50%$/),
    expect.stringMatching(/12$/),
    expect.stringMatching(/25%20%$/),
    expect.stringMatching(/33%40%$/),
    expect.stringMatching(/Yes$/),
  ]);
});

test.each([
  ['contact', false, analyticsTexts.contactFailed],
  ['lead', true, analyticsTexts.leadFailed],
])('says that the analytics of a %s failed', async (_kind, isLead, text) => {
  open(refused('internal'), isLead);
  expect(await screen.findByText(text)).toBeDefined();
});
