import { identity, type Matrix } from './matrix';

/** Where the next letter of a text lands (ISO 32000-1 §9.4.2). */
export class TextPosition {
  matrix: Matrix = identity;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  /** Begins at the origin of a matrix. */
  begin(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = this.y = this.#lineX = this.#lineY = 0;
  }

  /** Begins a line, at a distance from the beginning of the one before. */
  move(x: number, y: number): void {
    this.x = this.#lineX += x;
    this.y = this.#lineY += y;
  }

  /** Goes on in the line. */
  advance(x: number, y: number): void {
    this.x += x;
    this.y += y;
  }
}
