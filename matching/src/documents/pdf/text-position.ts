import { identity, type Matrix } from './matrix';

/** The position of the next letter (ISO 32000-1 §9.4.2). */
export class TextPosition {
  matrix: Matrix = identity;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  /** Begins a text at the origin of a matrix. */
  begin(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = this.y = this.#lineX = this.#lineY = 0;
  }

  /** Begins a line at an offset from the beginning of the previous one. */
  move(x: number, y: number): void {
    this.x = this.#lineX += x;
    this.y = this.#lineY += y;
  }

  /** Advances in the line. */
  advance(x: number, y: number): void {
    this.x += x;
    this.y += y;
  }
}
