import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusAfterRemoval } from './use-focus-after-removal';

function List({ names }: { names: readonly string[] }) {
  const next = useRef<HTMLButtonElement>(null);
  const handlers = useFocusAfterRemoval({ shown: names.length, next });
  return (
    <section {...handlers}>
      <button ref={next}>Add</button>
      {names.map((name) => (
        <button key={name}>{name}</button>
      ))}
    </section>
  );
}

const focus = (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).focus();
  });
};
const focused = () => document.activeElement?.textContent;

test('a removed entry passes its focus to the next place', () => {
  const { rerender } = render(<List names={['a', 'b']} />);
  focus('a');
  rerender(<List names={['b']} />);
  expect(focused()).toBe('Add');
});

test('focus elsewhere stays there', () => {
  const { rerender } = render(<List names={['a', 'b']} />);
  focus('b');
  rerender(<List names={['b']} />);
  expect(focused()).toBe('b');
});

test('without focus nothing happens', () => {
  const { rerender } = render(<List names={['a', 'b']} />);
  focus('a');
  act(() => {
    screen.getByRole('button', { name: 'a' }).blur();
  });
  rerender(<List names={['b']} />);
  expect(document.activeElement).toBe(document.body);
});
