import { expect, test } from '@jest/globals';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobDetailsSchema, type JobDetails } from '@portal/domain/jobs/job';
import { jobFormTexts } from '@portal/domain/texts/job-form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../../../components/form/form';
import { FormTextarea } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { render } from '../../../testing/render';
import { DescriptionChanged } from './description-changed';

const details = (values: object): JobDetails => jobDetailsSchema.cast(values, { assert: false });
const earlier = 'Nurse for the night shift of our clinic. Triage and wound care.';
const anew = 'Head nurse for the day shift of our clinic. Triage and rosters.';
const said: Record<string, JobDetails> = {
  [earlier]: details({ jobTitle: 'Nurse', company: 'Wren' }),
  [anew]: details({ jobTitle: 'Head Nurse', company: 'Lark' }),
};
const read = (description: string) => Promise.resolve(said[description] ?? details({}));

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function describe(text: string, reading: typeof read = read) {
  const job = details({ jobTitle: 'Nurse', company: 'Wren Clinic', jobDescription: earlier });
  render(
    <Form label="Job" schema={jobDetailsSchema} initialValues={job} onSubmit={() => Promise.resolve()}>
      <FormTextarea name="jobDescription" label="Description" />
      <FormTextInput name="jobTitle" label="Title" />
      <FormTextInput name="company" label="Company" />
      <DescriptionChanged read={reading} />
    </Form>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.clear(field('Description'));
  await userEvent.click(field('Description'));
  await userEvent.paste(text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what was not changed by hand follows, and what was stays', async () => {
  await describe(anew);
  await press(jobFormTexts.followDescription);
  expect(await screen.findByText(jobFormTexts.followed('title'))).toBeTruthy();
  expect([field('Title').value, field('Company').value]).toEqual(['Head Nurse', 'Wren Clinic']);
  expect(field('Description').value).toBe(anew);
});

test('it is undone without what was written since', async () => {
  await describe(anew);
  await press(jobFormTexts.followDescription);
  await screen.findByText(jobFormTexts.followed('title'));
  await userEvent.type(field('Company'), ' North');
  await press('Undo');
  await waitFor(() => {
    expect([field('Title').value, field('Company').value]).toEqual(['Nurse', 'Wren Clinic North']);
  });
  expect(screen.getByText(jobFormTexts.descriptionChanged)).toBeTruthy();
});

test.each([
  ['the same with a space behind it', `${earlier} `],
  ['too little to be read', 'Head nurse'],
])('of %s nothing is said', async (_, text) => {
  await describe(text);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a new text with the same facts changes nothing and says so', async () => {
  await describe(`${earlier} Wards are new.`, () => read(earlier));
  await press(jobFormTexts.followDescription);
  expect(await screen.findByText(jobFormTexts.nothingToFollow)).toBeTruthy();
});

test('a parsing failure is shown and can be retried', async () => {
  const answers = [() => Promise.reject(new PortalError('unavailable', { userMessage: 'Not now.' }))];
  await describe(anew, (text) => answers.pop()?.() ?? read(text));
  await press(jobFormTexts.followDescription);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(field('Title').value).toBe('Nurse');
  await press(jobFormTexts.followDescription);
  expect(await screen.findByText(jobFormTexts.followed('title'))).toBeTruthy();
});
