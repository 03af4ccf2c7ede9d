import { expect, test } from '@jest/globals';
import { formTexts } from '@portal/domain/texts/form';
import { aiTexts, profileTexts } from '@portal/domain/texts/profiles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render';
import { AiPreview } from './ai-preview';

const sourced = { text: 'Led triage.', source: { kind: 'line' as const, name: 'resume', quote: 'Led triage' } };
const invented = { text: 'Won a prize.', source: null };

function open(sentences: (typeof sourced | typeof invented)[]) {
  const taken: string[] = [];
  render(
    <AiPreview
      section={{ content: '<p>Led triage.</p>', sentences, writer: 'embedded' }}
      onUse={() => taken.push('used')}
      onDismiss={() => taken.push('dismissed')}
    />,
  );
  return taken;
}

test('marks the sentences without a source, and takes the text only when the user says so', async () => {
  const taken = open([sourced, invented]);
  const warning = await screen.findByRole('alert');
  expect(within(warning).getByText('Won a prize.')).toBeDefined();
  expect(within(warning).queryByText('Led triage.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: formTexts.cancel }));
  await userEvent.click(screen.getByRole('button', { name: profileTexts.useContent }));
  expect(taken).toEqual(['dismissed', 'used']);
});

test('warns of nothing when every sentence has a source, which can be read', async () => {
  open([sourced]);
  await userEvent.click(await screen.findByRole('button', { name: aiTexts.sources(1) }));
  expect(screen.getByText(aiTexts.source('resume', 'Led triage'))).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
