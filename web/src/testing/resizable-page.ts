import { jest } from '@jest/globals';

const realObserver = globalThis.ResizeObserver;

/** An element whose width the test sets, and which reports it like a browser. Undone by {@link restoreObserver}. */
export function pageOf(width: number) {
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
  return { page, resize, disconnect };
}

/** Restores the former observer. */
export function restoreObserver(): void {
  globalThis.ResizeObserver = realObserver;
}
