import { afterEach, expect, test } from '@jest/globals';
import { bulkTexts, maxSelected } from '@portal/domain/texts/bulk';
import { compareTexts, maxCompared } from '@portal/domain/texts/compare';
import { Notifications, notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { SelectBox } from '../../../components/grid/cells/select-box';
import { render } from '../../../testing/render';
import { useCompareChoice } from './use-compare-choice';

const ids = Array.from({ length: maxSelected + 1 }, (_, index) => `c${index}`);

/** What a bulk action calls that began with this selection. */
const bulkAction: { finish: (ids: readonly string[]) => void } = { finish: () => undefined };

function Choice() {
  const { selection, toolbar, release } = useCompareChoice('j');
  useEffect(() => {
    bulkAction.finish = release;
  });
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

const choose = (count: number) => {
  render(<Choice />);
  for (const box of screen.getAllByRole('checkbox').slice(0, count)) fireEvent.click(box);
};

afterEach(() => {
  act(() => {
    notifications.clean();
  });
});

test('one candidate is no comparison: the button waits for the second', async () => {
  choose(1);
  expect(screen.getByRole('button', { name: compareTexts.compare(1) })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'c1' }));
  expect(screen.getByRole('link', { name: compareTexts.compare(2) }).getAttribute('href')).toBe(
    '/app/jobs/j/compare?c=c0&c=c1',
  );
});

test('five candidates can be compared, six cannot, and the button says so', async () => {
  choose(maxCompared);
  expect(screen.getByRole('link', { name: compareTexts.compare(maxCompared) })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: `c${maxCompared}` }));
  const button = screen.getByRole('button', { name: compareTexts.compare(maxCompared + 1) });
  expect(button).toHaveProperty('disabled', true);
  expect(button.title).toBe(compareTexts.chooseFewer(maxCompared));
});

test('more than can be selected are refused with a message', async () => {
  choose(maxSelected + 1);
  expect(await screen.findByText(bulkTexts.chooseFewer(maxSelected))).toBeDefined();
  expect(screen.getByRole('checkbox', { name: `c${maxSelected}` })).toHaveProperty('checked', false);
});

test('the choice is cleared at once', async () => {
  choose(3);
  await userEvent.click(screen.getByRole('button', { name: compareTexts.clear }));
  expect(screen.getAllByRole('checkbox').filter((box) => box.matches(':checked'))).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('who was selected while a bulk action worked stays selected when it ends', async () => {
  choose(2);
  const { finish } = bulkAction;
  await userEvent.click(screen.getByRole('checkbox', { name: 'c2' }));
  act(() => {
    finish(['c0']);
  });
  const checked = screen.getAllByRole('checkbox').filter((box) => box.matches(':checked'));
  expect(checked.map((box) => box.getAttribute('aria-label'))).toEqual(['c1', 'c2']);
});
