import { afterEach, expect, test } from '@jest/globals';
import { compareTexts, maxCompared } from '@portal/domain/texts/compare';
import { Notifications, notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { SelectBox } from '../../../components/grid/cells/select-box';
import { render } from '../../../testing/render';
import { useCompareChoice } from './use-compare-choice';

const ids = Array.from({ length: maxCompared + 1 }, (_, index) => `c${index}`);

function Choice() {
  const { selection, toolbar } = useCompareChoice('j');
  return (
    <MemoryRouter>
      <Notifications />
      {toolbar}
      {ids.map((id) => (
        <SelectBox key={id} id={id} label={id} selection={selection} />
      ))}
    </MemoryRouter>
  );
}

const choose = async (count: number) => {
  render(<Choice />);
  for (const id of ids.slice(0, count)) await userEvent.click(screen.getByRole('checkbox', { name: id }));
};

afterEach(() => {
  act(() => {
    notifications.clean();
  });
});

test('one candidate is no comparison: the button waits for the second', async () => {
  await choose(1);
  expect(screen.getByRole('button', { name: compareTexts.compare(1) })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'c1' }));
  expect(screen.getByRole('link', { name: compareTexts.compare(2) }).getAttribute('href')).toBe(
    '/app/jobs/j/compare?c=c0&c=c1',
  );
});

test('five candidates can be compared, the sixth is refused with a message', async () => {
  await choose(maxCompared + 1);
  expect(await screen.findByText(compareTexts.chooseFewer(maxCompared))).toBeDefined();
  expect(screen.getByRole('link', { name: compareTexts.compare(maxCompared) })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: `c${maxCompared}` })).toHaveProperty('checked', false);
});

test('the choice is cleared at once', async () => {
  await choose(3);
  await userEvent.click(screen.getByRole('button', { name: compareTexts.clear }));
  expect(screen.getAllByRole('checkbox').filter((box) => box.matches(':checked'))).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});
