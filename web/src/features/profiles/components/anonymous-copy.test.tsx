import { expect, test } from '@jest/globals';
import type { AnonymityFinding } from '@portal/domain/contracts/profiles-api';
import { builtProfileSchema } from '@portal/domain/profiles/built-profile';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render';
import type { ProfileCalls } from '../data/use-profile-calls';
import { AnonymousCopy } from './anonymous-copy';

const name: AnonymityFinding = { kind: 'name', section: 'Resume', text: 'Ada Ng' };
const nickname: AnonymityFinding = { kind: 'link', section: 'Notes', text: 'ada.example' };

/** The dialog, once it has listed what it found and made the copy. @returns the profiles that were shown. */
async function copied(remaining: AnonymityFinding[]): Promise<string[]> {
  const shown: string[] = [];
  const calls = {
    findIdentifying: () => Promise.resolve({ findings: [name, nickname] }),
    anonymize: () => Promise.resolve({ profileId: 'copy', removed: [name], remaining }),
  } as unknown as ProfileCalls;
  const profile = {
    ...{ id: 'p', name: 'Default', templateId: '', revision: 1, editedBy: '', changedAt: 0 },
    ...{ built: builtProfileSchema.getDefault(), isAnonymous: false, wasEdited: false },
  };
  render(<AnonymousCopy profile={profile} calls={calls} onShow={(id) => shown.push(id)} onClose={() => undefined} />);
  expect(await screen.findByText(profilePanelTexts.found(2))).toBeDefined();
  expect(screen.getByText('Ada Ng')).toBeDefined();
  expect(shown).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: profilePanelTexts.makeCopy }));
  return shown;
}

test('lists what identifies the candidate before the copy is made, then what was removed', async () => {
  expect(await copied([])).toEqual(['copy']);
  expect(await screen.findByText(profilePanelTexts.nothingRemains)).toBeDefined();
  expect(screen.getByText(profilePanelTexts.removedTexts(1))).toBeDefined();
});

test('warns of what is still in the copy', async () => {
  await copied([nickname]);
  expect(await screen.findByText(profilePanelTexts.remaining)).toBeDefined();
  expect(screen.getByText('ada.example')).toBeDefined();
  expect(screen.queryByText(profilePanelTexts.nothingRemains)).toBeNull();
});
