import { afterEach, expect, jest, test } from '@jest/globals';
import { keepScale } from './keep-scale';

const realObserver = globalThis.ResizeObserver;
afterEach(() => {
  globalThis.ResizeObserver = realObserver;
});

/** An element whose width the test sets, and which tells of it as a browser does. */
function pageOf(width: number) {
  let tell: (() => void) | undefined;
  const disconnect = jest.fn();
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      tell = () => {
        callback([], this);
      };
    }
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect = disconnect;
  };
  const page = document.createElement('div');
  const resize = (to: number) => {
    Object.defineProperty(page, 'clientWidth', { configurable: true, value: to });
    tell?.();
  };
  resize(width);
  const scales = () => ['--scale-factor', '--total-scale-factor'].map((name) => page.style.getPropertyValue(name));
  return { page, resize, scales, disconnect };
}

test('the scale is how much wider than by nature the page is, also after it became narrower', () => {
  const { page, resize, scales, disconnect } = pageOf(1224);
  const stop = keepScale(page, 612);
  expect(scales()).toEqual(['2', '2']);
  resize(306);
  expect(scales()).toEqual(['0.5', '0.5']);
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a page that is not shown keeps its scale', () => {
  const { page, resize, scales } = pageOf(612);
  keepScale(page, 612);
  resize(0);
  expect(scales()).toEqual(['1', '1']);
});
