import { financeProfessions } from './finance';
import { nursingProfessions } from './nursing';
import { therapyProfessions } from './therapy';
import type { Profession } from './profession';
import { softwareProfessions } from './software';

/** Every profession for which people and jobs can be made. */
export const professions: readonly Profession[] = [
  ...nursingProfessions,
  ...therapyProfessions,
  ...softwareProfessions,
  ...financeProfessions,
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
