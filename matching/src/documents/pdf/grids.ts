/** A thin line or box of a page, in points from the top left. */
export interface Rule {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A table drawn with lines: the boundaries of its columns and rows, outer edges included. */
export interface Grid {
  columns: number[];
  rows: number[];
}

/** The cell of a drawn table around a text. */
export interface Cell {
  grid: Grid;
  row: number;
  column: number;
  /** Whether its column has long texts; false in the first row, which may be a header. */
  isLong: boolean;
}

/** Maximum gap between lines that touch. */
const touching = 3;
/** Minimum share of the table's height that a column line covers; merged cells interrupt it. */
const minDrawn = 0.6;
/** Tables with fewer columns are forms or frames, which the positions of text identify. */
const minColumns = 3;
const minRows = 2;
/** Pages with more lines are drawings. */
const maxRules = 1200;

const isUpright = ({ left, right, top, bottom }: Rule): boolean => bottom - top > right - left;

/** Groups lines that touch each other. */
function components(rules: readonly Rule[]): Rule[][] {
  const groupOf = new Map<Rule, Rule[]>();
  const sorted = [...rules].sort((a, b) => a.top - b.top);
  let open: Rule[] = [];
  for (const rule of sorted) {
    open = open.filter((other) => other.bottom + touching >= rule.top);
    let group = [rule];
    groupOf.set(rule, group);
    for (const other of open) {
      const beside = groupOf.get(other);
      const meets = other.left <= rule.right + touching && other.right + touching >= rule.left;
      if (!meets || !beside || beside === group) continue;
      const [large, small] = beside.length > group.length ? [beside, group] : [group, beside];
      for (const each of small) {
        large.push(each);
        groupOf.set(each, large);
      }
      group = large;
    }
    open.push(rule);
  }
  return [...new Set(groupOf.values())];
}

/** A line across or along a table: its position and its ends. */
interface Stroke {
  at: number;
  from: number;
  to: number;
}

/** The drawn length of a line; overlapping strokes count once. */
function drawnLength(strokes: readonly Stroke[]): number {
  let length = 0;
  let end = -Infinity;
  for (const { from, to } of [...strokes].sort((a, b) => a.from - b.from)) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
}

/** Merges lines at nearly the same position, with the drawn length of each. */
function places(drawn: readonly Stroke[]): { at: number; length: number }[] {
  const found: { at: number; strokes: Stroke[] }[] = [];
  for (const stroke of [...drawn].sort((a, b) => a.at - b.at)) {
    const last = found[found.length - 1];
    if (last && stroke.at - last.at <= touching) last.strokes.push(stroke);
    else found.push({ at: stroke.at, strokes: [stroke] });
  }
  return found.map(({ at, strokes }) => ({ at, length: drawnLength(strokes) }));
}

function gridOf(rules: readonly Rule[]): Grid | null {
  const along = rules.filter((rule) => !isUpright(rule));
  const rows = places(along.map((rule) => ({ at: (rule.top + rule.bottom) / 2, from: rule.left, to: rule.right })));
  const height = (rows[rows.length - 1]?.at ?? 0) - (rows[0]?.at ?? 0);
  const columns = places(
    rules.filter(isUpright).map((rule) => ({ at: (rule.left + rule.right) / 2, from: rule.top, to: rule.bottom })),
  ).filter(({ length }) => length >= minDrawn * height);
  const width = (columns[columns.length - 1]?.at ?? 0) - (columns[0]?.at ?? 0);
  const whole = rows.filter(({ length }) => length >= minDrawn * width);
  if (columns.length <= minColumns || whole.length <= minRows) return null;
  return { columns: columns.map(({ at }) => at), rows: whole.map(({ at }) => at) };
}

/** The tables that the lines of a page draw, from top to bottom. */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  if (rules.length > maxRules) return [];
  return components(rules)
    .flatMap((group) => gridOf(group) ?? [])
    .sort((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
}
