/** Lays rows out as a table of text: first column to the left, the others to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const [first = [], ...rest] = cells;
  return [line(first), widths.map((width) => '-'.repeat(width)).join('  '), ...rest.map(line)].join('\n');
}

/** A share as percent with one digit: `92.4`. */
export function percent(share: number): string {
  return (share * 100).toFixed(1);
}

/** The value below which the given share of values lies. 0 for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
