import { describe, expect, test } from '@jest/globals';
import { firstAdvertisements } from './testing/first-advertisements';
import { fifthAdvertisements } from './testing/fifth-advertisements';
import { rateOf, readings, type AdvertisementField } from './testing/read-rates';
import { fourthAdvertisements } from './testing/fourth-advertisements';
import { secondAdvertisements } from './testing/second-advertisements';
import { sixthAdvertisements } from './testing/sixth-advertisements';
import { thirdAdvertisements } from './testing/third-advertisements';

const all = [
  firstAdvertisements,
  secondAdvertisements,
  thirdAdvertisements,
  fourthAdvertisements,
  fifthAdvertisements,
  sixthAdvertisements,
]
  .flat()
  .flatMap(readings);

/** What is read wrongly misleads; what is not read is typed in. */
const least: readonly [field: AdvertisementField, precision: number, recall: number][] = [
  ['title', 0.9, 0.9],
  ['company', 0.97, 0.97],
  ['city', 0.95, 0.9],
  ['state', 0.98, 0.88],
  ['remote', 0.98, 0.95],
  ['salary', 0.99, 0.99],
  ['years', 0.92, 0.82],
  ['management', 0.98, 0.95],
  ['degree', 0.98, 0.85],
  ['required', 0.48, 0.64],
  ['preferred', 0.55, 0.4],
  ['certifications', 0.85, 0.6],
  ['languages', 0.98, 0.8],
  ['name', 0.98, 0.98],
  ['email', 0.98, 0.95],
  ['phone', 0.98, 0.95],
  ['benefits', 0.95, 0.8],
];

describe('of eighty advertisements', () => {
  test.each(least)(
    'the %s is right in %d of what is read, and read in %d of what is told',
    (field, precision, recall) => {
      const rate = rateOf(all, field);
      const wrong = all
        .filter(
          (each) =>
            each.field === field && (each.found.length < each.truth.length || each.right.length < each.read.length),
        )
        .map(({ text, truth, read }) => `${text.slice(0, 50)}: told ${truth.join()}, read ${read.join()}`);
      expect({ wrong, isEnough: rate.precision >= precision && rate.recall >= recall }).toMatchObject({
        isEnough: true,
      });
    },
  );
});
