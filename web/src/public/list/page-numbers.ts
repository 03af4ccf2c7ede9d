import { paginationNeighbours } from '@portal/domain/constants/tearsheets';

/** The pages that are linked: the current one with its neighbors on each side. */
export function pageNumbers(current: number, last: number): number[] {
  const first = Math.max(1, current - paginationNeighbours);
  const end = Math.min(last, current + paginationNeighbours);
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
}
