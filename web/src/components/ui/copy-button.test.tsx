import { afterEach, expect, jest, test } from '@jest/globals';
import { formTexts } from '@portal/domain/texts/form';
import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../testing/render';
import { CopyLinkButton } from './copy-button';

afterEach(() => {
  jest.restoreAllMocks();
});

const show = () =>
  render(
    <>
      <Notifications />
      <CopyLinkButton label="Copy link" value="https://portal.example/jobs/1" done="The link is ready" />
    </>,
  );

test('says that a link is copied once it is', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('The link is ready')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('https://portal.example/jobs/1');
});

test('says so when the browser refuses, and nothing else', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(formTexts.notCopied)).toBeDefined();
  expect([screen.queryByText('The link is ready'), screen.queryByText(formTexts.copied)]).toEqual([null, null]);
});
