import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pageOf, restoreObserver } from '../../testing/resizable-page';
import { redrawOnResize } from './redraw-on-resize';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  restoreObserver();
});

/** The widths drawn for, and the draws that were aborted. */
function followed(width: number) {
  const shown = pageOf(width);
  const drawn: number[] = [];
  const brokenOff: number[] = [];
  const stop = redrawOnResize(shown.page, (drawnWidth) => {
    drawn.push(drawnWidth);
    return () => brokenOff.push(drawnWidth);
  });
  return { ...shown, drawn, brokenOff, stop };
}

test('a page that grows is redrawn once its width is stable, and not before', () => {
  const { resize, drawn, brokenOff } = followed(300);
  for (const width of [400, 500, 600]) resize(width);
  expect(drawn).toEqual([300]);
  jest.runAllTimers();
  expect(drawn).toEqual([300, 600]);
  expect(brokenOff).toEqual([300]);
});

test('a page that shrinks or hardly grows is not redrawn', () => {
  const { resize, drawn } = followed(300);
  resize(200);
  resize(310);
  jest.runAllTimers();
  expect(drawn).toEqual([300]);
});

test('a page that grew and shrank back before it was drawn is not redrawn', () => {
  const { resize, drawn } = followed(300);
  resize(600);
  resize(300);
  jest.runAllTimers();
  expect(drawn).toEqual([300]);
});

test('a page that is not shown is drawn once it is', () => {
  const { resize, drawn } = followed(0);
  expect(drawn).toEqual([]);
  resize(300);
  jest.runAllTimers();
  expect(drawn).toEqual([300]);
});

test('draws no more once stopped', () => {
  const { resize, drawn, brokenOff, stop, disconnect } = followed(300);
  resize(600);
  stop();
  jest.runAllTimers();
  expect(drawn).toEqual([300]);
  expect(brokenOff).toEqual([300]);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
