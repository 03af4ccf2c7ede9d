import type { Atom } from './atoms';
import { layoutOf, readingOrder } from './columns';
import type { Leaf } from './columns';

/** A leaf and its page. */
export interface PlacedLeaf extends Leaf {
  page: number;
}

/** A page with a narrow column and a main one; both may continue over the next pages. */
interface Sidebar {
  before: Leaf[];
  side: Leaf[];
  main: Leaf[];
  after: Leaf[];
  isSideLeft: boolean;
  /** Left edge of the right column, where lines are aligned. */
  edge: number;
}

/** Maximum width of a sidebar relative to the main column. */
const narrow = 0.8;
const edgeTolerance = 20;

const leftOf = (atoms: readonly Atom[]): number => atoms.reduce((edge, atom) => Math.min(edge, atom.left), Infinity);
const rightOf = (atoms: readonly Atom[]): number => atoms.reduce((edge, atom) => Math.max(edge, atom.right), 0);

function sidebarOf(atoms: Atom[]): Sidebar | null {
  const layout = layoutOf(atoms);
  if (layout.type !== 'columns') return null;
  const split = layout.columns;
  const leftWidth = rightOf(split.left) - leftOf(split.left);
  const rightWidth = rightOf(split.right) - leftOf(split.right);
  if (Math.min(leftWidth, rightWidth) > narrow * Math.max(leftWidth, rightWidth)) return null;
  const isSideLeft = leftWidth < rightWidth;
  const [left, right] = [readingOrder(split.left), readingOrder(split.right)];
  return {
    before: readingOrder(split.above),
    side: isSideLeft ? left : right,
    main: isSideLeft ? right : left,
    after: readingOrder(split.below),
    isSideLeft,
    edge: leftOf(split.right),
  };
}

/** The page as the continuation of the previous page's columns, or null when it begins a new layout. */
function continuation(atoms: Atom[], first: Sidebar): Sidebar | null {
  if (atoms.length === 0) return null;
  const own = sidebarOf(atoms);
  if (own) {
    const isSame = own.isSideLeft === first.isSideLeft && Math.abs(own.edge - first.edge) < edgeTolerance;
    return isSame && own.before.length === 0 ? own : null;
  }
  const isMainOnly = first.isSideLeft ? leftOf(atoms) > first.edge - edgeTolerance : rightOf(atoms) < first.edge;
  return isMainOnly ? { ...first, before: [], side: [], main: readingOrder(atoms), after: [] } : null;
}

/**
 * The leaves of all pages in reading order. Columns at the same position on consecutive pages are read one by one, so
 * that the sidebar does not interrupt a job that continues on the next page.
 */
export function documentFlow(pages: readonly Atom[][]): PlacedLeaf[] {
  const placed: PlacedLeaf[] = [];
  const put = (leaves: readonly Leaf[], page: number): void => {
    for (const leaf of leaves) placed.push({ ...leaf, page });
  };
  let index = 0;
  while (index < pages.length) {
    const first = pages.length > 1 ? sidebarOf(pages[index] ?? []) : null;
    if (!first) {
      put(readingOrder(pages[index] ?? []), index);
      index += 1;
      continue;
    }
    const chain = [first];
    while (chain[chain.length - 1]?.after.length === 0) {
      const next = continuation(pages[index + chain.length] ?? [], first);
      if (!next) break;
      chain.push(next);
    }
    const start = index;
    const sides = (): void => chain.forEach((page, offset) => put(page.side, start + offset));
    put(first.before, start);
    if (first.isSideLeft) sides();
    chain.forEach((page, offset) => put(page.main, start + offset));
    if (!first.isSideLeft) sides();
    put(chain[chain.length - 1]?.after ?? [], start + chain.length - 1);
    index += chain.length;
  }
  return placed;
}
