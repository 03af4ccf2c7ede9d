/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import { render } from '@testing-library/react';
import { ProfileView } from './profile-view';

const section = {
  key: '',
  title: '',
  kind: 'text' as const,
  content: '',
  badges: [],
  files: [],
  isRecruiterOnly: false,
};
const profile: ShownProfile = {
  design: 'modern',
  headerContent: '<h1>Ana</h1>',
  sections: [
    { ...section, key: 'a', title: 'Notes', content: '<p onclick="x()">Calm<script>alert(1)</script></p>' },
    { ...section, key: 'b', title: 'Skills', kind: 'badges', badges: ['TIG', 'MIG'] },
  ],
  secondColumn: [
    {
      ...section,
      key: 'c',
      title: 'Files',
      kind: 'files',
      files: [{ url: '/f', originalFilename: 'cv.pdf', mimeType: '' }],
    },
  ],
  footerContent: '<p>Avery</p>',
};

test('a profile is shown in its order, and nothing in it runs', () => {
  const { container } = render(<ProfileView profile={profile} />);
  expect(container.textContent).toBe('AnaNotesCalmSkillsTIGMIGFilescv.pdfAvery');
  expect(container.querySelector('script, [onclick]')).toBeNull();
});

test('viewers without header and footer get the sections alone, and content can be replaced', () => {
  const { container } = render(
    <ProfileView
      profile={profile}
      hasFrame={false}
      renderContent={({ key }, content) => (key === 'a' ? 'Editor' : content)}
    />,
  );
  expect(container.textContent).toBe('NotesEditorSkillsTIGMIGFilescv.pdf');
});
