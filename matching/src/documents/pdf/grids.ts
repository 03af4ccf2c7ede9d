/** A thin line of a page, or a thin box that stands for one, in points from the top left. */
export interface Rule {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A table that is drawn with lines: where its columns and its rows end and begin, both with the outer edges. */
export interface Grid {
  columns: number[];
  rows: number[];
}

/** Lines that are no farther apart touch each other. */
const touching = 3;
/** A column's line goes along so much of the table at least; cells that reach over two columns leave it out. */
const leastDrawn = 0.6;
/** A table of fewer columns is a form or a frame: these are told by where their text stands. */
const fewestColumns = 3;
const fewestRows = 2;
/** Pages with more lines are drawings. */
const mostRules = 1200;

const isUpright = ({ left, right, top, bottom }: Rule): boolean => bottom - top > right - left;

/** Lines that hang together. */
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

/** A line across or along a table: where it stands, and from where to where it is drawn. */
interface Stroke {
  at: number;
  from: number;
  to: number;
}

/** How much of a line is drawn; what is drawn twice counts once. */
function drawnLength(strokes: readonly Stroke[]): number {
  let length = 0;
  let end = -Infinity;
  for (const { from, to } of [...strokes].sort((a, b) => a.from - b.from)) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
}

/** Places that are at most a hair apart become one; of each how much is drawn there. */
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
  ).filter(({ length }) => length >= leastDrawn * height);
  const width = (columns[columns.length - 1]?.at ?? 0) - (columns[0]?.at ?? 0);
  const whole = rows.filter(({ length }) => length >= leastDrawn * width);
  if (columns.length <= fewestColumns || whole.length <= fewestRows) return null;
  return { columns: columns.map(({ at }) => at), rows: whole.map(({ at }) => at) };
}

/** The tables that the lines of a page draw, from top to bottom. */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  if (rules.length > mostRules) return [];
  return components(rules)
    .flatMap((group) => gridOf(group) ?? [])
    .sort((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
}
