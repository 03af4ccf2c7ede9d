import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render } from '../../../testing/render';
import { HighlightsProvider, useHighlights, usePicked } from './highlights';

const id = 'read:email';

function Value() {
  const { element } = usePicked<HTMLButtonElement>(id);
  return <button ref={element}>jane@example.com</button>;
}

/** A document with one mark, next to a resume whose values can be replaced by a form. */
function Page() {
  const highlights = useHighlights();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <button onClick={() => highlights?.pick(id)}>Mark</button>
      <button onClick={() => setEditing(!isEditing)}>Edit</button>
      {highlights?.tab === 'resume' && !isEditing && <Value />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

test('a mark leads to its value, again when it is asked again, and calls nobody back by itself', async () => {
  render(
    <HighlightsProvider initialTab="match">
      <Page />
    </HighlightsProvider>,
  );
  await press('Mark');
  expect(focused()).toBe('jane@example.com');
  await press('Edit');
  await press('Edit');
  expect(focused()).toBe('Edit');
  await press('Mark');
  expect(focused()).toBe('jane@example.com');
});
