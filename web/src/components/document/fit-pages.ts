/** Below this width pages are not pages any more: their text runs on over the width of the phone. */
export const phoneWidth = '40em';

/**
 * Makes pages of paper as small as their room asks, so that no line is cut; they never grow.
 * @param room what they stand in; followed when it becomes wider or narrower.
 * @param pages holds the pages, each as wide as its paper.
 * @returns ends it.
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
 * How much a page is made smaller.
 * @param page its width in pixels.
 * @param room the width there is, in pixels; 0 while it is not shown.
 * @returns between 0 and 1.
 */
export function pageScale(page: number, room: number): number {
  return page === 0 || room === 0 ? 1 : Math.min(1, room / page);
}
