/** Milliseconds for which a width must stay: who drags a window's edge passes many. */
const restMs = 300;
/** How much wider than drawn a picture may be shown before anybody sees it blurred. */
const tolerated = 1.1;

/**
 * Draws a page as fine as it is shown: at once, and again when it has become wider and stays so.
 * @param page the element; followed when it becomes wider.
 * @param draw draws it for a width in pixels, which is above 0, and returns what breaks that off.
 * @returns ends it, and breaks off what is being drawn.
 */
export function keepSharp(page: HTMLElement, draw: (width: number) => () => void): () => void {
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
