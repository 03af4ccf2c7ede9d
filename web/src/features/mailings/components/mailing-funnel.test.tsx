import { expect, test } from '@jest/globals';
import { mailingSchema } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../../testing/render';
import { MailingFunnel } from './mailing-funnel';

test('exports the shown steps with their shares, and nothing that is not tracked', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:funnel';
  };
  URL.revokeObjectURL = () => undefined;
  const mailing = mailingSchema.cast({
    ...{ id: 'm', organizationId: 'o', kind: 'profile', targetId: 'c', state: 'done', isTracked: false },
    ...{ total: 8, sent: 6, opened: 3, viewed: 4, answered: 1, skipped: 2 },
  });
  render(<MailingFunnel mailing={mailing} name="Nurses" />);
  fireEvent.click(screen.getByRole('button', { name: texts.exportFunnel }));
  const text = new TextDecoder().decode(await readBytes(saved[0]));
  expect(text.trim().split('\r\n').slice(1)).toEqual([
    'Recipients,8,100%',
    'Sent,6,75%',
    'Viewed the page,4,50%',
    'Answered,1,13%',
    'Not sent,2,25%',
  ]);
});

async function readBytes(blob: Blob | undefined): Promise<ArrayBuffer> {
  if (!blob) throw new Error('nothing was saved');
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = reject;
    reader.readAsArrayBuffer(blob);
  });
}
