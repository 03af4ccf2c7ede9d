import { expect, test } from '@jest/globals';
import { agreementTexts as texts } from '@portal/domain/texts/agreement';
import { act, fireEvent, screen } from '@testing-library/react';
import { FirebaseContext } from '../../firebase/firebase-context';
import { fakeHandle } from '../../testing/fake-api';
import { render } from '../../testing/render';
import { RecordAgreementDialog } from './record-agreement-dialog';

test('an answer and what it is about are always chosen', async () => {
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <RecordAgreementDialog
        candidateKey={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }}
        onClose={() => undefined}
      />
    </FirebaseContext>,
  );
  for (const name of [texts.state, texts.scope]) {
    const field = screen.getByRole<HTMLInputElement>('combobox', { name });
    const chosen = field.value;
    expect(field.parentElement?.querySelector('button')).toBeNull();
    fireEvent.click(field);
    await act(() => Promise.resolve(fireEvent.click(screen.getByRole('option', { name: chosen }))));
    expect(field.value).toBe(chosen);
  }
});
