import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../testing/render';
import { ChipsInput } from './chips-input';

let sent: string[][] = [];

beforeEach(() => {
  sent = [];
});

function Recipients() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <ChipsInput label="Recipients" value={value} onChange={setValue} />
      <button
        onClick={() => {
          sent.push(value);
        }}
      >
        Preview email
      </button>
    </>
  );
}

const chips = () => [...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent);
const field = () => screen.getByLabelText('Recipients', { selector: 'input' });
const type = (text: string) => {
  act(() => {
    field().focus();
  });
  fireEvent.change(field(), { target: { value: text } });
};

test('an entry without Enter is part of the click that leaves the field, and moves nothing under it', async () => {
  render(<Recipients />);
  type('ana@client.example');
  const button = screen.getByRole('button', { name: 'Preview email' });
  fireEvent.pointerDown(button);
  act(() => {
    field().blur();
  });
  expect(chips()).toEqual([]);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(sent).toEqual([['ana@client.example']]);
  expect(await screen.findByText('ana@client.example')).toBeDefined();
  expect(chips()).toEqual(['ana@client.example']);
});

test('entries confirmed by Enter are drawn at once', () => {
  render(<Recipients />);
  for (const text of ['ana@client.example', 'ben@client.example']) {
    type(text);
    fireEvent.keyDown(field(), { key: 'Enter' });
  }
  expect(chips()).toEqual(['ana@client.example', 'ben@client.example']);
});

test('an entry is kept when the field is left by keyboard', () => {
  render(<Recipients />);
  type('ana@client.example');
  act(() => {
    field().blur();
  });
  expect(chips()).toEqual(['ana@client.example']);
});
