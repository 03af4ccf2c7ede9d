import { afterEach, expect, test } from '@jest/globals';
import { pageOf, restoreObserver } from '../../testing/resizable-page';
import { keepScale } from './keep-scale';

afterEach(restoreObserver);

const scalesOf = (page: HTMLElement) =>
  ['--scale-factor', '--total-scale-factor'].map((name) => page.style.getPropertyValue(name));

test("the scale is the page's width relative to its natural width, also after it became narrower", () => {
  const { page, resize, disconnect } = pageOf(1224);
  const stop = keepScale(page, 612);
  expect(scalesOf(page)).toEqual(['2', '2']);
  resize(306);
  expect(scalesOf(page)).toEqual(['0.5', '0.5']);
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a page that is not shown keeps its scale', () => {
  const { page, resize } = pageOf(612);
  keepScale(page, 612);
  resize(0);
  expect(scalesOf(page)).toEqual(['1', '1']);
});
