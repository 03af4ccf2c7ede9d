import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { typeaheadDebounceMs } from '@portal/domain/constants/tables';
import { formTexts } from '@portal/domain/texts/form';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mixed, object } from 'yup';
import { render } from '../../testing/render';
import { Form } from './form';
import { FormTags } from './form-tags';

const skills = ['Java', 'JavaScript', 'Jira'];

let asked: string[];
let remembered: string[];
const source = {
  suggest: (text: string) => {
    asked.push(text);
    return Promise.resolve(skills.filter((skill) => skill.toLowerCase().startsWith(text.toLowerCase())));
  },
  remember: (name: string) => {
    remembered.push(name);
  },
};

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) });

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  remembered = [];
});
afterEach(() => {
  jest.useRealTimers();
});

function show(values: string[], maxTags?: number) {
  render(
    <Form
      label="Job"
      initialValues={{ skills: values }}
      schema={object({ skills: mixed() })}
      onSubmit={() => Promise.resolve()}
    >
      <FormTags name="skills" label="Skills" source={source} {...(maxTags === undefined ? {} : { maxTags })} />
      <button type="button">Elsewhere</button>
    </Form>,
  );
  return screen.getByRole('combobox', { name: 'Skills' });
}

const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

test('fetches once, 200 ms after the last key', async () => {
  const field = show([]);
  await user.type(field, 'Ja');
  await pass(typeaheadDebounceMs - 20);
  expect(asked).toEqual([]);
  await pass(20);
  expect(asked).toEqual(['Ja']);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Java', 'JavaScript']);
});

test('a new word is kept for the next time, a suggested one is not', async () => {
  const field = show([]);
  await user.type(field, 'Falconry{Enter}');
  await user.type(field, 'Jir');
  await pass(typeaheadDebounceMs);
  await user.click(screen.getByRole('option', { name: 'Jira' }));
  expect(remembered).toEqual(['Falconry']);
  expect(screen.getByText('Jira')).toBeDefined();
});

test('closed, it shows five and the number of others; open, all', async () => {
  const field = show(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(screen.getByText('3 more...')).toBeDefined();
  expect(screen.queryByText('f')).toBeNull();
  await user.click(field);
  expect(screen.queryByText('3 more...')).toBeNull();
  expect(screen.getByText('h')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await pass(0);
  expect(screen.getByText('3 more...')).toBeDefined();
});

test('one more than the maximum is refused with a message', async () => {
  const field = show(['a', 'b', 'c'], 3);
  await user.type(field, 'd{Enter}');
  expect(screen.getByText(formTexts.atMost(3))).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove d' })).toBeNull();
});
