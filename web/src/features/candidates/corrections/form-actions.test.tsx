import { expect, test } from '@jest/globals';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { fireEvent, screen } from '@testing-library/react';
import { Activity } from 'react';
import { object } from 'yup';
import { Form } from '../../../components/form/form';
import type { FirebaseHandle } from '../../../firebase/app';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { render } from '../../../testing/render';
import { FormActions } from './form-actions';
import { ResumeEditorProvider } from './resume-editor';

let closed = 0;

/** A form in a tab that may be hidden, beside a button elsewhere. */
function tab(mode: 'visible' | 'hidden') {
  return (
    <FirebaseContext.Provider value={{} as FirebaseHandle}>
      <button>Elsewhere</button>
      <Activity mode={mode}>
        <ResumeEditorProvider
          candidateKey={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }}
          parsing={{
            ...resumeParsingSchema.cast({}, { assert: false }),
            parsed: parsedResumeSchema.cast({}, { assert: false }),
          }}
          corrections={null}
        >
          <Form label="Skill" schema={object()} initialValues={{}} onSubmit={() => Promise.resolve()}>
            <input aria-label="Name" />
            <FormActions
              onClose={() => {
                closed += 1;
              }}
            />
          </Form>
        </ResumeEditorProvider>
      </Activity>
    </FirebaseContext.Provider>
  );
}

test('a form takes the keyboard when it opens, not when its tab is shown again, and Escape closes it then, too', () => {
  const { rerender } = render(tab('visible'));
  const field = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(field);
  rerender(tab('hidden'));
  screen.getByText('Elsewhere').focus();
  rerender(tab('visible'));
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(closed).toBe(1);
});
