import { actors, isActorName, type ActorName } from './actors';
import type { Outcome } from './outcome';

/** Operations on each collection, in the order of the columns. */
export const operations = ['get', 'list', 'unfiltered', 'group', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export type Table = Record<ActorName, Record<string, Outcome>>;

/**
 * Parses a table: a line `actor` with the column names, then a line per actor with `yes` or `-` in each column.
 * @throws for a missing, unknown or duplicate actor or column.
 */
export function table(text: string, columns: readonly string[] = operations): Table {
  const [[, ...head] = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  if (head.join() !== columns.join()) throw new Error(`columns must be ${columns.join(' ')}, not ${head.join(' ')}`);
  const rows = new Map(lines.map(([actor = '', ...cells]) => [actor, cells] as const));
  if (rows.size !== lines.length || rows.size !== actors.length) throw new Error('one line for each actor');
  return Object.fromEntries(
    [...rows].map(([actor, cells]) => {
      if (!isActorName(actor)) throw new Error(`no such actor: ${actor}`);
      return [actor, Object.fromEntries(columns.map((column, index) => [column, outcome(cells, index)]))];
    }),
  ) as Table;
}

function outcome(cells: string[], index: number): Outcome {
  const cell = cells[index];
  if (cell !== 'yes' && cell !== '-') throw new Error(`cells are yes or -, not ${cell}`);
  return cell;
}
