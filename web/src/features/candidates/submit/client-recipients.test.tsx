import { expect, test } from '@jest/globals';
import { portalAccessSchema, type AccessLevel } from '@portal/domain/client-connect/portal-access';
import { clientAccessTexts as texts } from '@portal/domain/texts/client-connect';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render';
import { ClientRecipients } from './client-recipients';

const [ann, ben] = [
  { name: 'Ann', email: 'ann@c.example' },
  { name: '', email: 'ben@c.example' },
];
const access = portalAccessSchema.cast({ contactId: 'a', organizationId: 'o', email: ann.email, level: 'allJobs' });

test('each contact is offered with the access, which is chosen for recipients', async () => {
  const chosen: [string, boolean][] = [];
  const levels: [string, AccessLevel][] = [];
  render(
    <ClientRecipients
      offered={[ann, ben]}
      chosen={new Set([ann.email])}
      accesses={new Map([[ann.email, access]])}
      levelOf={(email) => (email === ann.email ? 'allJobs' : 'off')}
      onChoose={({ email }, isChosen) => chosen.push([email, isChosen])}
      onLevel={(email, level) => levels.push([email, level])}
    />,
  );
  const levelOfAnn = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.accessOf('Ann') });
  expect([...levelOfAnn.options].map(({ text }) => text)).toEqual(Object.values(texts.levels));
  expect(levelOfAnn.value).toBe('allJobs');
  await userEvent.selectOptions(levelOfAnn, texts.levels.off);
  expect(levels).toEqual([[ann.email, 'off']]);
  const levelOfBen = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.accessOf(ben.email) });
  expect(levelOfBen.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: texts.submitTo(ben.email) }));
  await userEvent.click(screen.getByRole('checkbox', { name: texts.submitTo('Ann') }));
  expect(chosen).toEqual([
    [ben.email, true],
    [ann.email, false],
  ]);
});
