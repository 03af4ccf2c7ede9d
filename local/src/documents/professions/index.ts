import { engineeringProfessions } from './engineering';
import { financeProfessions } from './finance';
import { legalProfessions } from './legal';
import { nursingProfessions } from './nursing';
import { officeProfessions } from './office';
import { productProfessions } from './product';
import type { Profession } from './profession';
import { salesProfessions } from './sales';
import { serviceProfessions } from './service';
import { softwareProfessions } from './software';
import { therapyProfessions } from './therapy';
import { tradeProfessions } from './trades';

/** Every profession for which people and jobs can be made. */
export const professions: readonly Profession[] = [
  ...nursingProfessions,
  ...therapyProfessions,
  ...softwareProfessions,
  ...productProfessions,
  ...financeProfessions,
  ...salesProfessions,
  ...officeProfessions,
  ...legalProfessions,
  ...tradeProfessions,
  ...serviceProfessions,
  ...engineeringProfessions,
];

/**
 * A profession by its id.
 * @throws {RangeError} when there is none.
 */
export function professionOf(id: string): Profession {
  const profession = professions.find((one) => one.id === id);
  if (!profession) throw new RangeError(`No profession ${id}`);
  return profession;
}
