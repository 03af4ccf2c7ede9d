/** Milliseconds for which a width must be stable: dragging a window's edge passes many widths. */
const restMs = 300;
/** How much a picture may be enlarged before it looks blurred. */
const tolerated = 1.1;

/**
 * Draws a page at the resolution it is shown in: at once, and again when it has become wider and stays so.
 * @param page the element, observed for changes of its width.
 * @param draw draws it for a width in pixels, above 0, and returns what aborts it.
 * @returns stops it, and aborts a draw under way.
 */
export function redrawOnResize(page: HTMLElement, draw: (width: number) => () => void): () => void {
  let drawnFor = 0;
  let breakOff: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawAnew = () => {
    breakOff?.();
    drawnFor = page.clientWidth;
    breakOff = draw(drawnFor);
  };
  const isBlurred = () => page.clientWidth > drawnFor * tolerated;
  if (isBlurred()) drawAnew();
  const watcher = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isBlurred()) timer = setTimeout(drawAnew, restMs);
  });
  watcher.observe(page);
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
    breakOff?.();
  };
}
