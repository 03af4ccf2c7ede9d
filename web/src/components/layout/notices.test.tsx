import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { render } from '../../testing/render';
import { Notices } from './notices';

const before = globalThis.ResizeObserver;
/** Reports another height to the observers of an element. */
const watchers = new Map<Element, ResizeObserverCallback>();

class ToldResizeObserver implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  readonly observe = (element: Element) => watchers.set(element, this.tell);
  readonly unobserve = (element: Element) => watchers.delete(element);
  readonly disconnect = () => undefined;
}

beforeEach(() => {
  watchers.clear();
  globalThis.ResizeObserver = ToldResizeObserver;
});
afterEach(() => {
  globalThis.ResizeObserver = before;
});

test('the height of the notices at the lower edge is a variable of the page', async () => {
  render(<Notices />);
  const measured = () => document.documentElement.style.getPropertyValue('--notices-measured');
  expect(measured()).toBe('0px');
  const [place, ...others] = watchers.keys();
  expect([place?.getAttribute('data-position'), others]).toEqual(['bottom-center', []]);
  const size = [{ inlineSize: 358, blockSize: 131.5 }];
  const entry = { borderBoxSize: size, contentBoxSize: size, contentRect: {} } as unknown as ResizeObserverEntry;
  if (place) watchers.get(place)?.([entry], new ToldResizeObserver(() => undefined));
  await waitFor(() => {
    expect(measured()).toBe('132px');
  });
});
