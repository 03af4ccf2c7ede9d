import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setNarrow } from '../../testing/dom-polyfills';
import { render } from '../../testing/render';
import type { Column } from './column';
import { DataTable } from './data-table';
import type { RowAction } from './row-actions';
import type { TableModel, TableState } from './table-model';

interface Fruit {
  id: string;
  name: string;
  color: string;
}

const columns: Column<Fruit>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, sortField: 'name', card: 'title' },
  { id: 'color', header: 'Color', text: ({ color }) => color },
  { id: 'key', header: 'Key', text: ({ id }) => id, isOptional: true },
];
const fruits: Fruit[] = [
  { id: 'f1', name: 'Cherry', color: 'red' },
  { id: 'f2', name: 'Apple', color: 'green' },
];
const paging = {
  page: 1,
  pageSize: 10,
  total: 12,
  rowCount: 2,
  hasNext: false,
  onFirst: () => undefined,
  onPrevious: () => undefined,
  onNext: () => undefined,
  onPageSize: () => undefined,
};
const state: TableState = {
  tableId: 'fruits',
  sort: { field: 'name', direction: 'desc' },
  pageSize: 10,
  page: 1,
  anchor: null,
  search: '',
  onSort: () => undefined,
  onPageSize: () => undefined,
  onPage: () => undefined,
  onLost: () => undefined,
  onSearch: () => undefined,
  filter: () => null,
  onFilter: () => undefined,
  link: () => 'https://portal.example/fruits',
};

interface Changes {
  columns?: Column<Fruit>[];
  rows?: TableModel<Fruit>['rows'];
  state?: Partial<TableState>;
  paging?: Partial<TableModel<Fruit>['paging']>;
  table?: Partial<TableModel<Fruit>>;
  rowActions?: (fruit: Fruit) => RowAction[];
  onOpen?: (fruit: Fruit) => void;
}

function tableOf(changes: Changes) {
  const table: TableModel<Fruit> = {
    rows: changes.rows ?? { status: 'success', data: fruits },
    state: { ...state, ...changes.state },
    paging: { ...paging, ...changes.paging },
    isSearchable: true,
    isCut: false,
    readAll: () => Promise.resolve(fruits),
    ...changes.table,
  };
  return (
    <DataTable
      title="Fruits"
      table={table}
      columns={changes.columns ?? columns}
      rowId={({ id }) => id}
      empty={<p>No fruits.</p>}
      {...(changes.rowActions ? { rowActions: changes.rowActions } : {})}
      {...(changes.onOpen ? { onOpen: changes.onOpen } : {})}
    />
  );
}

function show(changes: Changes = {}) {
  return render(tableOf(changes));
}

/** For tests of many steps on a busy machine, in milliseconds. */
const manySteps = 30_000;

/** The words of the headers, without the grid's marks for sorting. */
const headers = () => screen.getAllByRole('columnheader').map((header) => /[A-Za-z]+/.exec(header.textContent)?.[0]);
/** Opens the chooser and clicks in it. */
async function choose(...names: string[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }));
}

beforeEach(() => {
  localStorage.clear();
  setNarrow(false);
});
afterEach(() => {
  setNarrow(false);
});

describe('as a table', () => {
  test('shows the columns of the start in their order, and the rows as they come', async () => {
    show();
    await screen.findByText('Cherry');
    expect(headers()).toEqual(['Name', 'Color']);
    expect(screen.getByRole('region', { name: 'Fruits' })).toBeDefined();
    const cells = screen.getAllByRole('gridcell').map((cell) => cell.textContent);
    expect(cells).toEqual(['Cherry', 'red', 'Apple', 'green']);
  });

  test('tells by which column it is sorted, and passes the wish for another order on', async () => {
    const wishes: string[] = [];
    show({ state: { onSort: (field) => wishes.push(field) } });
    await screen.findByText('Cherry');
    const header = screen.getByRole('columnheader', { name: /Name/ });
    expect(header.getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(within(header).getByText('Name'));
    await waitFor(() => {
      expect(wishes).toEqual(['name']);
    });
  });

  test.each(['click', 'Enter'])(
    'a header right of the sorted column sorts by its own column, by %s',
    async (how) => {
      const wishes: string[] = [];
      const sortable = columns.map((column) => (column.id === 'color' ? { ...column, sortField: 'color' } : column));
      show({ columns: sortable, state: { onSort: (field) => wishes.push(field) } });
      await screen.findByText('Cherry');
      const header = screen.getByRole('columnheader', { name: /Color/ });
      if (how === 'click') await userEvent.click(within(header).getByText('Color'));
      else {
        act(() => {
          header.focus();
        });
        await userEvent.keyboard('{Enter}');
      }
      await waitFor(() => {
        expect(wishes).toEqual(['color']);
      });
    },
    manySteps,
  );

  test(
    'a click anywhere in a row opens it, a click on a control does only what the control does',
    async () => {
      const opened: string[] = [];
      const button = () => <button>press</button>;
      show({
        columns: columns.map((column) => (column.id === 'color' ? { ...column, cell: button } : column)),
        onOpen: ({ id }) => opened.push(id),
      });
      await userEvent.click(await screen.findByText('Apple'));
      await userEvent.click(screen.getAllByRole('button', { name: 'press' })[0]!);
      expect(opened).toEqual(['f2']);
    },
    manySteps,
  );

  test('Enter in a cell follows its link', async () => {
    let follows = 0;
    const follow = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      follows += 1;
    };
    const link = ({ name }: Fruit) => (
      <a href="#fruit" onClick={follow}>
        {name}
      </a>
    );
    show({ columns: columns.map((column) => (column.id === 'name' ? { ...column, cell: link } : column)) });
    const cell = (await screen.findByText('Cherry')).closest<HTMLElement>('[role=gridcell]');
    act(() => {
      cell?.focus();
    });
    await userEvent.keyboard('{Enter}');
    expect(follows).toBe(1);
  });

  test('the last rows stay while others are on their way', async () => {
    const { rerender } = show();
    await screen.findByText('Cherry');
    rerender(tableOf({ rows: { status: 'loading' } }));
    expect(screen.queryByText('Cherry')).not.toBeNull();
    rerender(tableOf({ rows: { status: 'success', data: [] } }));
    expect(screen.queryByText('Cherry')).toBeNull();
  });

  test(
    'columns are chosen, remembered in the browser and reset',
    async () => {
      const first = show();
      await screen.findByText('Cherry');
      await choose('Key', 'Color');
      await waitFor(() => {
        expect(headers()).toEqual(['Name', 'Key']);
      });
      first.unmount();
      show();
      await screen.findByText('Cherry');
      expect(headers()).toEqual(['Name', 'Key']);
      await choose();
      await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
      await waitFor(() => {
        expect(headers()).toEqual(['Name', 'Color']);
      });
    },
    manySteps,
  );

  test('says what to do when every column is removed', async () => {
    show();
    await choose('Name', 'Color');
    expect(await screen.findByText('You have removed all columns. Please select a column to display.')).toBeDefined();
  });
});

describe('keyboard', () => {
  const cellOf = async (text: string) => (await screen.findByText(text)).closest<HTMLElement>('[role=gridcell]');

  test('copying in a cell copies its text', async () => {
    const user = userEvent.setup();
    show();
    const cell = await cellOf('red');
    act(() => {
      cell?.focus();
    });
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe('red');
  });

  test('Enter uses the one control of a cell', async () => {
    let presses = 0;
    const button = () => <button onClick={() => (presses += 1)}>press</button>;
    show({ columns: columns.map((column) => (column.id === 'color' ? { ...column, cell: button } : column)) });
    const cell = (await screen.findAllByText('press'))[0]?.closest<HTMLElement>('[role=gridcell]');
    act(() => {
      cell?.focus();
    });
    await userEvent.keyboard('{Enter}');
    expect(presses).toBe(1);
  });
});

describe('keyboard where a cell holds several controls', () => {
  test('Enter steps in, Escape steps out again', async () => {
    const two = () => (
      <span>
        <button>one</button>
        <button>two</button>
      </span>
    );
    show({ columns: columns.map((column) => (column.id === 'color' ? { ...column, cell: two } : column)) });
    const [inner] = await screen.findAllByRole('button', { name: 'one' });
    const cell = inner?.closest<HTMLElement>('[role=gridcell]');
    act(() => {
      cell?.focus();
    });
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(inner);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(cell);
  });
});

test('a control of a cell keeps the focus while others change the row', async () => {
  const changesOf = (color: string): Changes => ({
    rows: { status: 'success', data: fruits.map((fruit) => ({ ...fruit, color })) },
    columns: columns.map((column) =>
      column.id === 'color' ? { ...column, cell: (fruit) => <button>{`paint ${fruit.color}`}</button> } : column,
    ),
  });
  const { rerender } = show(changesOf('red'));
  const [button] = await screen.findAllByRole('button', { name: 'paint red' });
  act(() => {
    button?.focus();
  });
  rerender(tableOf(changesOf('blue')));
  await screen.findAllByRole('button', { name: 'paint blue' });
  expect(document.activeElement).toBe(button);
  expect(button?.textContent).toBe('paint blue');
});

describe('the whole table', () => {
  const files: Blob[] = [];
  beforeEach(() => {
    setNarrow(true);
    files.length = 0;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:rows';
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
  });

  test('goes into a file with the shown columns that say something; no cell of it is a formula', async () => {
    const hostile = { id: 'f3', name: "=cmd|' /C calc'!A0", color: '\u202eder, "<script>"' };
    const withAction = [...columns, { id: 'act', header: 'Act', text: () => 'press', isAction: true }];
    show({ columns: withAction, table: { readAll: () => Promise.resolve([...fruits, hostile]) } });
    await userEvent.click(screen.getByRole('button', { name: 'More: Fruits' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    await waitFor(() => {
      expect(files).toHaveLength(1);
    });
    expect((await textOf(files[0])).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Name,Color',
      'Cherry,red',
      'Apple,green',
      `'=cmd|' /C calc'!A0,"\u202eder, ""<script>"""`,
      '',
    ]);
  });

  test('has an address that shows a colleague the same', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'More: Fruits' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link to this view' }));
    expect(await navigator.clipboard.readText()).toBe('https://portal.example/fruits');
  });
});

function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.readAsText(file ?? new Blob());
  });
}

describe('with rows', () => {
  beforeEach(() => {
    setNarrow(true);
  });

  test('something is done from the menu of a row', async () => {
    const removed: string[] = [];
    show({ rowActions: ({ id }) => [{ label: 'Remove', isRemoval: true, onSelect: () => removed.push(id) }] });
    await userEvent.click(screen.getByRole('button', { name: 'Actions: Apple' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(removed).toEqual(['f2']);
  });

  test('the menu of a row stays open while others change the row, and does what it says now', async () => {
    setNarrow(false);
    const done: string[] = [];
    const changesOf = (note: string): Changes => ({
      rows: { status: 'success', data: fruits.map((fruit) => ({ ...fruit })) },
      rowActions: ({ id }) => [{ label: 'Remove', isRemoval: true, onSelect: () => done.push(`${id} ${note}`) }],
    });
    const { rerender } = show(changesOf('before'));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions: Apple' }));
    const item = await screen.findByRole('menuitem', { name: 'Remove' });
    rerender(tableOf(changesOf('after')));
    expect(item.isConnected).toBe(true);
    await userEvent.click(item);
    expect(done).toEqual(['f2 after']);
  });

  test('the search waits for a pause, and goes at once with Enter', async () => {
    const searches: string[] = [];
    show({ state: { onSearch: (text) => searches.push(text) } });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Fruits' }), ' che{Enter}');
    expect(searches).toEqual(['che']);
  });

  test('cards are sorted by a menu', async () => {
    const wishes: string[] = [];
    show({ state: { onSort: (field) => wishes.push(field) } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
    await userEvent.click(screen.getByRole('button', { name: 'Sorted descending' }));
    expect(wishes).toEqual(['name', 'name']);
  });

  test('without a connection, and nothing known, it says so', () => {
    show({ rows: { status: 'offline' } });
    expect(screen.getByText(/There is no connection/)).toBeDefined();
  });

  test('a count that failed leaves the position, and the last page counts itself', () => {
    show({ paging: { total: null, hasNext: true } });
    expect(screen.getByText('Showing 11 - 12 of more than 12 results')).toBeDefined();
    show({ paging: { total: null, hasNext: false } });
    expect(screen.getByText('Showing 11 - 12 of 12 results')).toBeDefined();
  });

  test('a search that found too much says so', () => {
    show({ table: { isCut: true } });
    expect(screen.getByText(/Not all matches are shown/)).toBeDefined();
  });
});

describe('around the rows', () => {
  test('the pager offers seven page sizes, ten by default', async () => {
    const sizes: number[] = [];
    show({ paging: { onPageSize: (size) => sizes.push(size) } });
    const choice = screen.getByRole('combobox', { name: 'Rows per page' });
    const offered = within(choice).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['5', '10', '15', '20', '50', '100', '200']);
    expect(choice).toHaveProperty('value', '10');
    await userEvent.selectOptions(choice, '200');
    expect(sizes).toEqual([200]);
  });

  test('the pager tells which rows of how many these are', () => {
    show();
    expect(screen.getByText('Showing 11 - 12 of 12 results')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  });

  test('without rows there is a word about it', () => {
    show({ rows: { status: 'success', data: [] } });
    expect(screen.getByText('No fruits.')).toBeDefined();
  });

  test('tells that it loads', () => {
    show({ rows: { status: 'loading' } });
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeDefined();
  });

  test('a failure can be tried again', async () => {
    let tries = 0;
    show({ rows: { status: 'error', retry: () => (tries += 1) } });
    expect(within(screen.getByRole('alert')).getByText('This could not be loaded.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });
});

test('on a phone each row is a card with its title and a line for every other column', () => {
  setNarrow(true);
  show();
  const cards = within(screen.getByRole('list', { name: 'Fruits' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['CherryColorred', 'AppleColorgreen']);
  expect(screen.queryByRole('grid')).toBeNull();
});

test('on a phone a tap anywhere on a card opens its row, the menu of the card does not', async () => {
  setNarrow(true);
  const opened: string[] = [];
  show({ onOpen: ({ id }) => opened.push(id), rowActions: () => [{ label: 'Remove', onSelect: () => undefined }] });
  await userEvent.click(screen.getByText('green'));
  await userEvent.click(screen.getByRole('button', { name: 'Actions: Cherry' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(opened).toEqual(['f2']);
});
