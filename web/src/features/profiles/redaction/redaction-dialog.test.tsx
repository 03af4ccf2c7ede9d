import { expect, test } from '@jest/globals';
import { builtProfileSchema, profileSectionSchema } from '@portal/domain/profiles/built-profile';
import { findIdentifiers } from '@portal/domain/redaction/find-identifiers';
import { allFacts } from '@portal/domain/redaction/candidate-facts';
import type { Leak, Redaction } from '@portal/domain/redaction/redaction';
import { redactionTexts as texts } from '@portal/domain/texts/redaction';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render';
import type { ProfileCalls } from '../data/use-profile-calls';
import { RedactionDialog } from './redaction-dialog';

const content = '<p>Ada at Quanterra, in Lakeside</p>';
const built = builtProfileSchema.cast({
  completedProfile: [profileSectionSchema.cast({ key: 'notes', title: 'Notes', content })],
});
const profile = {
  ...{ id: 'p', name: 'Default', templateId: '', revision: 1, editedBy: '', changedAt: 0, source: null },
  ...{ built, isAnonymous: false, wasEdited: false },
};
const facts = { ...allFacts([]), names: ['Ada Ng'], employers: ['Quanterra Systems, Inc.', 'HP'] };

/** The dialog, once it has listed what was found. */
async function opened(leaks: Leak[] = []) {
  const sent: (readonly Redaction[])[] = [];
  const shown: string[] = [];
  const calls = {
    findIdentifying: () => Promise.resolve({ redactions: findIdentifiers(facts, built), kept: [] }),
    anonymize: ({ redactions }: { redactions: readonly Redaction[] }) => {
      sent.push(redactions);
      return Promise.resolve({ profileId: 'copy', leaks });
    },
  } as unknown as ProfileCalls;
  const dialog = (of: typeof profile) => (
    <RedactionDialog profile={of} calls={calls} onShow={(id) => shown.push(id)} onClose={() => undefined} />
  );
  const { rerender } = render(dialog(profile));
  expect(await screen.findByText(texts.listTitle)).toBeDefined();
  return { sent, shown, showOther: () => rerender(dialog({ ...profile, id: 'copy', isAnonymous: true })) };
}

const black = () =>
  Array.from(document.querySelectorAll('[style*="background-color: rgb(0, 0, 0)"]'), (one) => one.textContent);

test('everything found is black in its place; switches and added texts change what is sent', async () => {
  const { sent } = await opened();
  expect(black()).toEqual(['Ada', 'Quanterra']);
  // The other employer is not in the profile: it is on the list all the same, unseen.
  expect(screen.getByText(texts.absent(1))).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: /Quanterra Systems/ }));
  await userEvent.type(screen.getByLabelText(texts.addLabel), 'Lakeside{Enter}');
  expect(black()).toEqual(['Ada', 'Lakeside']);
  await userEvent.click(screen.getByRole('button', { name: texts.make }));
  expect(sent[0]?.map(({ text, isOn }) => [text, isOn])).toEqual([
    ['Lakeside', true],
    ['Ada Ng', true],
    ['Quanterra Systems, Inc.', false],
    ['HP', true],
  ]);
});

test('the outcome of the check stays when the new copy is shown behind the dialog', async () => {
  const { shown, showOther } = await opened([{ kind: 'person', text: 'Ada', place: 'Notes' }]);
  await userEvent.click(screen.getByRole('button', { name: texts.make }));
  expect(await screen.findByText(texts.leaks(1))).toBeDefined();
  expect(shown).toEqual(['copy']);
  showOther();
  await new Promise(requestAnimationFrame);
  expect(screen.getByText(texts.leak('Ada', 'Notes'))).toBeDefined();
  expect(screen.queryByText(texts.listTitle)).toBeNull();
});

test('a copy without leaks is shown with its proof', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: texts.make }));
  expect(await screen.findByText(texts.proof(3))).toBeDefined();
});
