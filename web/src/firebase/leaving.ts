let leaving = false;

/** From here on the page is being left: what changes in it need not be shown any more. */
export function startLeaving(): void {
  leaving = true;
}

/** The page stays after all. */
export function stopLeaving(): void {
  leaving = false;
}

/** Whether the page is being left, see {@link startLeaving}. */
export function isLeaving(): boolean {
  return leaving;
}
