import { expect, test } from '@jest/globals';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { discardTexts } from '@portal/domain/texts/states';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { object, string } from 'yup';
import { Form } from '../../../components/form/form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { UnsavedChanges } from '../../../components/ui/unsaved-changes';
import type { FirebaseHandle } from '../../../firebase/app';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { render } from '../../../testing/render';
import { FormActions } from './form-actions';
import { ResumeEditorProvider } from './resume-editor';

let closed = 0;
let arrive: () => void = () => undefined;

/** A form on a page with a way to another one. */
function page() {
  return (
    <FirebaseContext.Provider value={{} as FirebaseHandle}>
      <UnsavedChanges>
        <ResumeEditorProvider
          candidateKey={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }}
          parsing={{
            ...resumeParsingSchema.cast({}, { assert: false }),
            parsed: parsedResumeSchema.cast({}, { assert: false }),
          }}
          corrections={null}
        >
          <Form
            label="Skill"
            schema={object({ name: string() })}
            initialValues={{ name: 'SQL' }}
            onSubmit={() => new Promise<void>((resolve) => (arrive = resolve))}
          >
            <FormTextInput name="name" label="Name" />
            <FormActions
              onClose={() => {
                closed += 1;
              }}
            />
          </Form>
        </ResumeEditorProvider>
      </UnsavedChanges>
      <Link to="/jobs">Jobs</Link>
    </FirebaseContext.Provider>
  );
}

function show() {
  closed = 0;
  const pages = [
    { path: '/candidate', element: page() },
    { path: '/jobs', element: <p>All jobs</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(pages, { initialEntries: ['/candidate'] })} />);
}

const leave = () => {
  fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
};
const question = () => screen.queryByRole('dialog', { name: discardTexts.question });

test('a form takes the keyboard when it opens, and Escape closes it', () => {
  show();
  const field = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(closed).toBe(1);
});

test('a form in which nothing is changed is left without a question', () => {
  show();
  leave();
  expect(screen.queryByText('All jobs')).not.toBeNull();
});

test('a changed form is not lost by leaving the page, and what is on its way is not asked about', async () => {
  show();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'PostgreSQL' } });
  leave();
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: discardTexts.keep }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('data-loading')).toBe(true);
  });
  leave();
  expect(screen.queryByText('All jobs')).not.toBeNull();
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
});
