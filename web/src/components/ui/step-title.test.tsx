import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../testing/render';
import { StepTitle } from './step-title';

function Steps() {
  const [isFirst, setFirst] = useState(true);
  return isFirst ? <button onClick={() => setFirst(false)}>Continue</button> : <StepTitle>Check</StepTitle>;
}

test('the heading of the next step gets the keyboard focus', () => {
  render(<Steps />);
  const button = screen.getByRole('button', { name: 'Continue' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check', level: 1 }));
});
