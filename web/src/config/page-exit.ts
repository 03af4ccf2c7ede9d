let leaving = false;

/** Marks the page as being left on purpose: changes are no longer shown, and nothing asks before it unloads. */
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
