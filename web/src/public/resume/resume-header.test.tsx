import { expect, test } from '@jest/globals';
import type { PublicResume } from '@portal/domain/contracts/public-api';
import { render } from '@testing-library/react';
import { ResumeHeader } from './resume-header';

const resume: PublicResume = {
  ...{ fullName: 'Ann O’Neil & Sons', occupation: 'Nurse', cityAndState: 'Austin, TX', recruiterNotes: '' },
  ...{ objective: '', skills: [], work: [], education: [], certifications: [], languages: [] },
  ...{ grade: null, document: null },
};
const textWith = (headerContent: string | null) => {
  const profile = headerContent === null ? null : { headerContent };
  const { container, unmount } = render(<ResumeHeader resume={resume} jobTitle="ICU nurse" profile={profile} />);
  const text = container.textContent;
  unmount();
  return text;
};

test('name and occupation are shown without a profile, and with one whose header does not name the candidate', () => {
  for (const header of [null, '', '<p>Presented by Northwind</p>']) {
    expect(textWith(header)).toMatch(/Ann O’Neil & SonsICU nurse.*Nurse.*Austin, TX/);
  }
});

test('a header that names the candidate is the only place of the title', () => {
  const text = textWith('<h1>Ann O’Neil &amp; Sons</h1><p>Head nurse</p>');
  expect(text).toBe('Ann O’Neil & SonsICU nurse');
});
