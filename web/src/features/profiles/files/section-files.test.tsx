import { afterEach, expect, test } from '@jest/globals';
import { profileSectionSchema } from '@portal/domain/profiles/built-profile';
import { attachmentTexts, profilePanelTexts } from '@portal/domain/texts/profiles';
import { Notifications, notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render';
import type { ProfileCalls } from '../data/use-profile-calls';
import { SectionFiles } from './section-files';

afterEach(() => {
  act(() => {
    notifications.clean();
  });
});

test('a removed file is gone at once, and comes back with a message when the server fails', async () => {
  let fail: () => void = () => undefined;
  const calls = {
    removeFile: () =>
      new Promise((_, reject) => {
        fail = () => {
          reject(new Error('server'));
        };
      }),
  } as unknown as ProfileCalls;
  const files = ['cv.pdf', 'letter.pdf'].map((originalFilename) => ({
    ...{ url: `/${originalFilename}`, path: originalFilename, originalFilename },
  }));
  render(
    <>
      <Notifications />
      <SectionFiles
        owner={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }}
        profileId="p"
        section={profileSectionSchema.cast({ key: 'files', isFile: true, files })}
        calls={calls}
      />
    </>,
  );
  const names = () =>
    screen
      .getAllByRole('button', { name: /\.pdf$/ })
      .filter((one) => one.textContent !== '')
      .map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('button', { name: profilePanelTexts.removeFile('cv.pdf') }));
  expect(names()).toEqual(['letter.pdf']);
  act(fail);
  expect(await screen.findByText(attachmentTexts.notDeleted('cv.pdf'))).toBeDefined();
  expect(names()).toEqual(['cv.pdf', 'letter.pdf']);
});
