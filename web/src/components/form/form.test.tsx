import { expect, test } from '@jest/globals';
import { discardTexts } from '@portal/domain/texts/states';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { object, string } from 'yup';
import { render } from '../../testing/render';
import { UnsavedChanges } from '../ui/unsaved-changes';
import { DialogForm } from './dialog-form';
import { Form } from './form';
import { FormTextInput } from './form-text-input';
import { useStableField } from './use-stable-field';

test('a form is submitted once at a time, and again afterwards', async () => {
  const ends: (() => void)[] = [];
  const send = () => new Promise<void>((resolve) => ends.push(resolve));
  render(
    <Form label="Person" initialValues={{ name: 'Ada' }} schema={object({ name: string() })} onSubmit={send}>
      <FormTextInput name="name" label="Name" />
    </Form>,
  );
  const form = screen.getByRole('form', { name: 'Person' });
  const submit = () =>
    act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
      await Promise.resolve();
    });
  await submit();
  expect(ends).toHaveLength(1);
  await act(async () => {
    ends[0]?.();
    await Promise.resolve();
  });
  await submit();
  expect(ends).toHaveLength(2);
});

const schema = object({ name: string().trim(), phone: string() });
const question = () => screen.queryByRole('dialog', { name: discardTexts.question });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

function Profile() {
  const [stored, setStored] = useState({ name: 'Ada', phone: '1' });
  const save = (values: typeof stored) => {
    setStored(schema.cast(values) as typeof stored);
    return Promise.resolve();
  };
  return (
    <UnsavedChanges>
      <Form label="Profile" initialValues={stored} schema={schema} followsStored onSubmit={save}>
        {({ dirty }) => (
          <>
            <FormTextInput name="name" label="Name" />
            <FormTextInput name="phone" label="Phone" />
            <p>{dirty ? 'Unsaved' : 'Saved'}</p>
          </>
        )}
      </Form>
      <button onClick={() => setStored({ name: 'Ada Byron', phone: '2' })}>Store elsewhere</button>
      <button onClick={() => setStored({ name: 'Grace', phone: '2' })}>Store the same</button>
      <Link to="/jobs">Jobs</Link>
    </UnsavedChanges>
  );
}

function Dialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <UnsavedChanges>
      <DialogForm
        title="Add"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        initialValues={{ name: '', phone: '' }}
        schema={schema}
        submitLabel="Add"
        onSubmit={() => Promise.resolve(true)}
      >
        <FormTextInput name="name" label="Name" />
      </DialogForm>
    </UnsavedChanges>
  );
}

function show(element: ReactNode) {
  const pages = [
    { path: '/profile', element },
    { path: '/jobs', element: <p>All jobs</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(pages, { initialEntries: ['/profile'] })} />);
}

test('an edited field keeps its value when the stored values change, the others follow', () => {
  show(<Profile />);
  type('Name', 'Grace');
  press('Store elsewhere');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Grace');
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '2');
  expect(screen.queryByText('Unsaved')).not.toBeNull();
  press('Store the same');
  expect(screen.queryByText('Saved')).not.toBeNull();
});

test('white space that is not stored is no unsaved change', async () => {
  show(<Profile />);
  type('Name', 'Grace ');
  await act(async () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Profile' }));
    await Promise.resolve();
  });
  expect(await screen.findByText('Saved')).not.toBeNull();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Grace');
});

test('leaving a changed form by a link asks first', () => {
  show(<Profile />);
  type('Name', 'Grace');
  fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  press(discardTexts.keep);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Grace');
  fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  press(discardTexts.discard);
  expect(screen.queryByText('All jobs')).not.toBeNull();
});

test('a changed dialog asks before Escape closes it', () => {
  show(<Dialog />);
  const escape = () => fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  type('Name', 'Grace');
  escape();
  expect(question()).not.toBeNull();
  press(discardTexts.keep);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Grace');
  escape();
  press(discardTexts.discard);
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('a key renders only the field that it is typed into', () => {
  const rendered: string[] = [];
  function Field({ name }: { name: string }) {
    rendered.push(name);
    const { value, type: change } = useStableField(name);
    return (
      <input
        aria-label={name}
        value={String(value)}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
      />
    );
  }
  render(
    <Form
      label="Profile"
      initialValues={{ name: 'Ada', phone: '1' }}
      schema={schema}
      onSubmit={() => Promise.resolve()}
    >
      <Field name="name" />
      <Field name="phone" />
    </Form>,
  );
  rendered.length = 0;
  type('name', 'Ada B');
  expect(screen.getByLabelText('name')).toHaveProperty('value', 'Ada B');
  expect(new Set(rendered)).toEqual(new Set(['name']));
});
