/**
 * What browsers have and jsdom lacks, as far as Mantine, AG Grid and the router use it. Nothing here computes a layout;
 * a test decides with {@link setNarrow} whether the screen is a phone's, and with {@link setStill} whether reduced
 * motion is preferred.
 */
let isNarrow = false;
let isStill = true;

/** Makes every media query for a narrow screen match, or not. */
export function setNarrow(narrow: boolean): void {
  isNarrow = narrow;
}

/** Makes every media query for reduced motion match, or not. */
export function setStill(still: boolean): void {
  isStill = still;
}

function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: (media.includes('max-width') && isNarrow) || (media.includes('prefers-reduced-motion') && isStill),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

const nothing = () => undefined;

class NoResizeObserver implements ResizeObserver {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
}

/** What the router creates for each navigation; our routes need no more of it. */
class NavigationRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | null;
  constructor(
    readonly url: string,
    { signal = null }: RequestInit = {},
  ) {
    this.signal = signal;
  }
}

// The window's names are globals of their own in the process that runs the tests.
for (const page of [window, globalThis]) {
  Object.assign(page, { matchMedia, Request: NavigationRequest, ResizeObserver: NoResizeObserver });
}
Element.prototype.scrollIntoView = nothing;
// Charts complain about containers without a size, which is what jsdom gives to all elements.
const rectOf = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect')?.value as () => DOMRect;
Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
  return this.classList.contains('recharts-responsive-container') ? new DOMRect(0, 0, 400, 300) : rectOf.call(this);
};
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
