import type { Config } from '../../runtime/config';
import type { Logger } from '../../runtime/logger';
import { createBullhorn } from '../bullhorn/bullhorn';
import { createCsvFolder } from '../csv-folder/csv-folder';
import type { ApplicantTracking } from './applicant-tracking';

/** The ats of the configuration; null when there is none. */
export function configuredAts(
  { atsFolder, bullhorn }: Pick<Config, 'atsFolder' | 'bullhorn'>,
  log: Logger,
): ApplicantTracking | null {
  if (atsFolder !== '') return createCsvFolder(atsFolder);
  return bullhorn ? createBullhorn({ ...bullhorn, log }) : null;
}
