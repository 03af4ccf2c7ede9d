import { afterEach, expect, test } from '@jest/globals';
import type { ImportReport } from '@portal/domain/contracts/marketing-api';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { fireEvent, screen } from '@testing-library/react';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { ImportDialog } from './import-dialog';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

const report: ImportReport = {
  ...{ created: 1, existing: 1, changed: 0, added: 0, faults: [], faultCount: 0 },
  columns: [
    { heading: 'Email', sample: 'ilse@vogt.example', field: 'email' },
    { heading: 'Firma', sample: 'Werft', field: null },
  ],
};

test('what was previewed last is imported, also when a later preview fails', async () => {
  const answers: ApiAnswer[] = [succeeded(report), refused('unavailable'), succeeded(report)];
  const calls = answerCalls(() => answers.shift() ?? refused('internal'));
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <ImportDialog organizationId="o" isLead={false} tearsheetId="" onClose={() => undefined} />
    </FirebaseContext>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const csv = 'Email,Firma\nilse@vogt.example,Werft\n';
  const file = Object.assign(new File([csv], 'contacts.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(csv).buffer),
  });
  if (input) fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText(texts.preview(1, 1, 0))).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: texts.changeExisting }));
  expect(await screen.findByRole('alert')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: texts.importFile }));
  expect(await screen.findByText(texts.imported.contact(1, 1))).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ isPreview: true, changesExisting: false }),
    expect.objectContaining({ isPreview: true, changesExisting: true }),
    expect.objectContaining({ isPreview: false, changesExisting: false }),
  ]);
});
