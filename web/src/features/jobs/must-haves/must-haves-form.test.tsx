import { expect, jest, test } from '@jest/globals';
import type { MustHaves } from '@portal/domain/grading/must-have';
import { jobSchema } from '@portal/domain/jobs/job';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render';
import { MustHavesForm } from './must-haves-form';

const { sovren } = jobSchema.cast({ id: 'j', organizationId: 'o', createdBy: 'u', jobTitle: 'Nurse' });
const suggested: MustHaves = { required: ['RN license'], preferred: ['ACLS'] };

function show(mustHaves: MustHaves | null) {
  const onSave = jest.fn<(mustHaves: MustHaves | null) => Promise<void>>().mockResolvedValue();
  const job = { mustHaves, sovren: { ...sovren, suggestedMustHaves: suggested } };
  render(<MustHavesForm job={job} onSave={onSave} onDone={jest.fn()} onChanged={jest.fn()} />);
  return onSave;
}

test('adds, removes and moves must-haves, and refuses one that is already there', async () => {
  const onSave = show(null);
  const save = screen.getByRole('button', { name: 'Save must-haves' });
  expect(save.hasAttribute('disabled')).toBe(true);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'acls');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('This must-have is already in the list.')).not.toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'BLS{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove RN license' }));
  const acls = within(screen.getByRole('radiogroup', { name: 'ACLS: required or preferred' }));
  await userEvent.click(acls.getByRole('radio', { name: 'Required' }));
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledWith({ required: ['ACLS', 'BLS'], preferred: [] });
});

test('the suggested ones are stored as null, so that they follow the description', async () => {
  const onSave = show({ required: ['BLS'], preferred: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Use suggested' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save must-haves' }));
  expect(onSave).toHaveBeenCalledWith(null);
});
