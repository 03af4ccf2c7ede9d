/** Below this width the text flows over the width of the phone instead of in pages. */
export const phoneWidth = '40em';

/**
 * Scales pages down to their container, so that no line is cut; never up.
 * @param room the container, observed for changes of its width.
 * @param pages holds the pages, each as wide as its paper.
 * @returns stops it.
 */
export function fitPages(room: HTMLElement, pages: HTMLElement): () => void {
  const fit = () => {
    pages.style.zoom = '1';
    const isPhone = window.matchMedia(`(max-width: ${phoneWidth})`).matches;
    const widest = Math.max(0, ...[...pages.querySelectorAll('section')].map((page) => page.scrollWidth));
    pages.style.zoom = String(isPhone ? 1 : pageScale(widest, room.clientWidth));
  };
  fit();
  const watcher = new ResizeObserver(fit);
  watcher.observe(room);
  return () => {
    watcher.disconnect();
  };
}

/**
 * The scale of a page.
 * @param page its width in pixels.
 * @param room the available width in pixels; 0 while it is not shown.
 * @returns between 0 and 1.
 */
export function pageScale(page: number, room: number): number {
  return page === 0 || room === 0 ? 1 : Math.min(1, room / page);
}
