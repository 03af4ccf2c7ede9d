/**
 * Scrolls a place of a document to the middle of its scroll container, and leaves the rest of the page where it is as
 * long as the document is visible.
 */
export function scrollToPlace(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    return;
  }
  const [place, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const middle = (scroller.clientHeight - Math.min(place.height, scroller.clientHeight)) / 2;
  scroller.scrollTop += place.top - frame.top - middle;
  if (frame.top < 0 || frame.bottom > window.innerHeight) scroller.scrollIntoView({ block: 'nearest' });
}

/** The nearest scrollable ancestor, across shadow roots; null when only the page scrolls. */
function scrollerOf(element: Element): Element | null {
  let around: Element | null = element;
  while (around && around !== document.body) {
    const isScrolling = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (isScrolling && around.scrollHeight > around.clientHeight) return around;
    const root: Node = around.getRootNode();
    around = around.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return null;
}
