/**
 * Keeps the words over a drawn page as large as they are drawn: the picture follows the width of its element by itself, what
 * is laid over it goes by the scale that stands at the element. Without that marks lie beside their words as soon as a
 * window is resized or a phone is turned.
 * @param page the element; followed when it becomes wider or narrower.
 * @param naturalWidth of the page in its own units, above 0.
 * @returns ends it.
 */
export function keepScale(page: HTMLElement, naturalWidth: number): () => void {
  const scale = () => {
    // Not shown at the moment: it comes back as wide as it was, or with a width that is told then.
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
