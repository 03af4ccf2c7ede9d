/**
 * What browsers have and jsdom has not: the parts that Mantine and AG Grid ask for when they draw, and the router when
 * it goes somewhere. Nothing here pretends to lay out; a test decides with {@link setNarrow} whether the screen is a phone's,
 * and with {@link setStill} whether its owner asks for less motion.
 */
let isNarrow = false;
let isStill = false;

/** Has every question for a narrow screen answered with yes, or with no. */
export function setNarrow(narrow: boolean): void {
  isNarrow = narrow;
}

/** Has every question for less motion answered with yes, or with no. */
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

/** What the router makes of every navigation; no route of ours asks it for more. */
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

window.matchMedia = matchMedia;
window.Request = NavigationRequest as unknown as typeof Request;
window.ResizeObserver = NoResizeObserver;
Element.prototype.scrollIntoView = nothing;
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
