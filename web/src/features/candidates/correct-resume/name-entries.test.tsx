import { expect, test } from '@jest/globals';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { screen } from '@testing-library/react';
import type { FirebaseHandle } from '../../../firebase/app';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { render } from '../../../testing/render';
import { NameSection } from './name-entries';
import { ResumeEditorProvider } from './resume-editor';

/** A language with the given confidence of the parser. */
function screenOf(confidence: number) {
  const parsed = parsedResumeSchema.cast(
    { languages: [{ name: 'Dutch' }], provenance: { 'languages.0.name': { start: 0, end: 5, confidence } } },
    { assert: false },
  );
  return (
    <FirebaseContext.Provider value={{} as FirebaseHandle}>
      <ResumeEditorProvider
        candidateKey={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }}
        parsing={{ ...resumeParsingSchema.cast({}, { assert: false }), parsed }}
        corrections={null}
      >
        <NameSection list="languages" />
      </ResumeEditorProvider>
    </FirebaseContext.Provider>
  );
}

test('confirming a doubtful name by keyboard keeps the focus on it', () => {
  const { rerender } = render(screenOf(0.1));
  screen.getByRole('button', { name: `${correctionTexts.looksRight}: Dutch` }).focus();
  rerender(screenOf(1));
  expect(screen.queryByRole('button', { name: `${correctionTexts.looksRight}: Dutch` })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
});
