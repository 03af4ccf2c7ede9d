import type { Atom } from './atoms';
import type { Dot } from './page-content';

/** Position of a bullet relative to its text, in letter heights. */
const reach = { nearest: 0.1, farthest: 2.5, lowest: 0.05, highest: 0.62 };
/** A larger dot is the mark of a timeline or an icon. */
const largest = 0.55;

/** Adds a bullet to each text that has one drawn before it as a shape. */
export function addDrawnBullets(atoms: readonly Atom[], dots: readonly Dot[]): void {
  const isAdjacent = (atom: Atom, dot: Dot): boolean => {
    const distance = (atom.left - dot.right) / atom.size;
    const height = (atom.y - dot.y) / atom.size;
    return (
      distance >= reach.nearest &&
      distance <= reach.farthest &&
      height >= reach.lowest &&
      height <= reach.highest &&
      dot.right - dot.left <= largest * atom.size
    );
  };
  for (const dot of dots) {
    const isAfterText = atoms.some(
      (atom) => atom.right <= dot.left && dot.left - atom.right < 2 * atom.size && Math.abs(atom.y - dot.y) < atom.size,
    );
    if (isAfterText) continue;
    let nearest: Atom | null = null;
    for (const atom of atoms) if (isAdjacent(atom, dot) && (!nearest || atom.left < nearest.left)) nearest = atom;
    if (!nearest || nearest.text.startsWith('•')) continue;
    nearest.text = `• ${nearest.text}`;
    nearest.left = dot.left;
    nearest.length += 1;
  }
}
