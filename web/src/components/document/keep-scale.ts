/**
 * Keeps the text layer over a drawn page at the scale of the drawing. The picture follows the width of its element by
 * itself, the text layer follows the scale set on the element; without it, marks miss their words after a resize or a
 * rotation.
 * @param page the element, observed for changes of its width.
 * @param naturalWidth of the page in its own units, above 0.
 * @returns stops it.
 */
export function keepScale(page: HTMLElement, naturalWidth: number): () => void {
  const scale = () => {
    // Not shown at the moment: it returns with the same width, or the observer reports a new one.
    if (page.clientWidth === 0) return;
    const value = String(page.clientWidth / naturalWidth);
    page.style.setProperty('--scale-factor', value);
    page.style.setProperty('--total-scale-factor', value);
  };
  scale();
  const watcher = new ResizeObserver(scale);
  watcher.observe(page);
  return () => {
    watcher.disconnect();
  };
}
