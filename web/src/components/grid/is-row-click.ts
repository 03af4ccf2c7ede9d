const controls = 'a, button, input, select, textarea, label';

/** True for a click that opens a row: outside of its controls, and not the end of a text selection. */
export function isRowClick({ target }: Pick<Event, 'target'>): boolean {
  if (!(target instanceof Element) || target.closest(controls)) return false;
  return window.getSelection()?.isCollapsed !== false;
}
