import { expect, test } from '@jest/globals';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import { noCorrections, type ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FirebaseHandle } from '../../../firebase/app';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { render } from '../../../testing/render';
import { FieldsSection } from './fields-section';
import { ResumeEditorProvider } from './resume-editor';

const candidateKey = { organizationId: 'o', jobId: 'j', candidateId: 'c' };

function screenOf(parsed: object, corrections: ResumeCorrections | null = null) {
  return (
    <FirebaseContext.Provider value={{} as FirebaseHandle}>
      <ResumeEditorProvider
        candidateKey={candidateKey}
        parsing={{
          ...resumeParsingSchema.cast({}, { assert: false }),
          parsed: parsedResumeSchema.cast(parsed, { assert: false }),
        }}
        corrections={corrections}
      >
        <FieldsSection
          title="Contact"
          lines={[
            { label: 'Name', fields: ['firstName', 'lastName'], separator: ' ' },
            { label: 'Email', fields: ['email'], separator: '' },
          ]}
        />
      </ResumeEditorProvider>
    </FirebaseContext.Provider>
  );
}

function show(parsed: object) {
  render(screenOf(parsed));
  return within(screen.getByRole('region', { name: 'Contact' }));
}

test('a parsed field has a line, a missing one has none', () => {
  const section = show({ email: 'jane@example.com' });
  expect(section.queryByText('Email')).not.toBeNull();
  expect(section.queryByText('Name')).toBeNull();
  expect(section.queryByText(correctionTexts.nothingFound)).toBeNull();
});

test('when nothing at all was read, it says so, and can be filled in', () => {
  const section = show({});
  expect(section.queryByText(correctionTexts.nothingFound)).not.toBeNull();
  expect(section.queryByRole('button', { name: `${correctionTexts.edit}: Contact` })).not.toBeNull();
});

test('restoring the parsed value by keyboard keeps the focus in the section, also when the line disappears', async () => {
  const email = { value: 'jane@example.com', original: '', by: 'u', byName: 'Maya', at: 0 };
  const { rerender } = render(screenOf({ email: 'jane@example.com' }, { ...noCorrections, fields: { email } }));
  await userEvent.click(screen.getByRole('button', { name: /^Corrected/ }));
  (await screen.findByRole('button', { name: correctionTexts.restore })).focus();
  rerender(screenOf({}));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `${correctionTexts.edit}: Contact` }));
});

test('a doubtful value of a scan says where the doubt comes from', () => {
  const doubtful = { email: 'jane@example.com', provenance: { email: { start: 0, end: 16, confidence: 0.4 } } };
  expect(show(doubtful).queryByText(correctionTexts.pleaseCheck)).not.toBeNull();
  cleanup();
  const scan = { ...doubtful, reading: { gaps: [], years: [], scannedPages: 1 } };
  expect(show(scan).queryByText('Check: read from a scan')).not.toBeNull();
});
