import { describe, expect, test } from '@jest/globals';
import advertisements from './testing/advertisements.json' with { type: 'json' };
import { rateOf, readings, type AdvertisementField } from './testing/read-rates';

const all = advertisements.map(({ text, ...truth }) => ({ ...truth, text: text.join('\n') })).flatMap(readings);

/** Least precision and recall. A wrong value misleads; a missing one is typed in. */
const least: readonly [field: AdvertisementField, precision: number, recall: number][] = [
  ['title', 0.93, 0.93],
  ['company', 0.97, 0.91],
  ['city', 0.96, 0.9],
  ['state', 0.98, 0.87],
  ['remote', 0.98, 0.9],
  ['salary', 0.96, 0.96],
  ['years', 0.98, 0.96],
  ['management', 0.98, 0.98],
  ['degree', 0.94, 0.87],
  ['required', 0.52, 0.64],
  ['preferred', 0.69, 0.37],
  ['certifications', 0.84, 0.6],
  ['languages', 0.98, 0.88],
  ['name', 0.98, 0.86],
  ['email', 0.98, 0.98],
  ['phone', 0.96, 0.96],
  ['benefits', 0.92, 0.81],
];

describe('over the advertisements', () => {
  test.each(least)('%s has a precision of %d and a recall of %d', (field, precision, recall) => {
    const rate = rateOf(all, field);
    const wrong = all
      .filter(
        (each) =>
          each.field === field && (each.found.length < each.truth.length || each.right.length < each.read.length),
      )
      .map(({ text, truth, read }) => `${text.slice(0, 50)}: stated ${truth.join()}, read ${read.join()}`);
    expect({ wrong, isEnough: rate.precision >= precision && rate.recall >= recall }).toMatchObject({
      isEnough: true,
    });
  });
});
