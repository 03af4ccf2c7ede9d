import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { searchDebounceMs } from '@portal/domain/constants/tables';
import { sliderDebounceMs } from '@portal/domain/constants/tearsheets';
import type { ListRange } from '@portal/domain/contracts/marketing-pages-api';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { pass, withFakeTime } from '../../testing/fake-time';
import { parseListQuery } from './list-query';
import { SearchPanel } from './search-panel';
import { useListQuery } from './use-list-query';

const range = (field: string, label: string): ListRange => ({
  ...{ field, label, minRange: 0, maxRange: 100, isDate: false, currency: 'USD' },
});
const content = {
  filters: [],
  ranges: [range('salary', 'Salary'), range('hourlyRate', 'Hourly rate')],
  filtersText: '',
};

function Searched() {
  const { query, change } = useListQuery();
  return <SearchPanel content={content} query={query} onChange={change} />;
}

withFakeTime();
beforeEach(() => {
  window.history.replaceState(null, '', '/?page=3');
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const query = () => parseListQuery(window.location.search);
const type = (text: string) => {
  fireEvent.change(screen.getByLabelText(tearsheetTexts.keyword), { target: { value: text } });
};

test('a second slider moved before the first is applied keeps the first', async () => {
  render(<Searched />);
  fireEvent.change(screen.getByLabelText(tearsheetTexts.from('Salary')), { target: { value: '40' } });
  await pass(sliderDebounceMs / 2);
  fireEvent.change(screen.getByLabelText(tearsheetTexts.to('Hourly rate')), { target: { value: '60' } });
  await pass(sliderDebounceMs);
  expect(query().ranges).toEqual([
    { field: 'salary', min: 40, max: 100 },
    { field: 'hourlyRate', min: 0, max: 60 },
  ]);
});

test('a slider paints what is chosen, and says amounts with their currency', () => {
  render(<Searched />);
  const from = screen.getByLabelText(tearsheetTexts.from('Salary'));
  fireEvent.change(from, { target: { value: '40' } });
  expect(from.getAttribute('aria-valuetext')).toBe('$40');
  expect(screen.getByText(tearsheetTexts.bounds('$40', '$100'))).toBeDefined();
  const { style } = from.parentElement ?? from;
  expect([style.getPropertyValue('--from'), style.getPropertyValue('--to')]).toEqual(['0.4', '1']);
});

test('a search shows the first page, and adds nothing to the history', async () => {
  const before = window.history.length;
  render(<Searched />);
  type('nurse');
  await pass(searchDebounceMs);
  expect(query()).toMatchObject({ text: 'nurse', page: 1 });
  expect(window.history.length).toBe(before);
});

test('the panel stays open when the search is cleared', async () => {
  const { container } = render(<Searched />);
  type('nurse');
  await pass(searchDebounceMs);
  type('');
  await pass(searchDebounceMs);
  expect(query().text).toBe('');
  expect(container.querySelector('details')?.open).toBe(true);
});
