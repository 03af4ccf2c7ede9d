import { expect, test } from '@jest/globals';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { screen } from '@testing-library/react';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded } from '../../../testing/fake-api';
import { pass, userInFakeTime, withFakeTime } from '../../../testing/fake-time';
import { render } from '../../../testing/render';
import ProviderButton from './provider-button';

withFakeTime();

test('the agency is asked for by the domain alone, after a pause, and its provider is offered', async () => {
  const calls = answerCalls((path) =>
    path === 'findIdentityProvider'
      ? succeeded({ found: { organizationId: 'a', name: 'Alder & Pine' } })
      : refused('invalidRequest', { userMessage: texts.notSetUp }),
  );
  render(
    <FirebaseContext value={fakeHandle()}>
      <ProviderButton domain="agency.example" email="ada@agency.example" />
    </FirebaseContext>,
  );
  expect(calls).toEqual([]);
  await pass(1_000);
  expect(calls).toEqual([{ path: 'findIdentityProvider', body: { domain: 'agency.example' } }]);
  await userInFakeTime().click(screen.getByRole('button', { name: texts.continueWith('Alder & Pine') }));
  expect(await screen.findByText(texts.notSetUp)).toBeDefined();
});
