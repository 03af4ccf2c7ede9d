import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { defaultSubmissionStatuses } from '../texts/candidates';

/** A status that users choose for a submission, and its name in the ATS. */
export const statusMappingSchema = record({
  portal: string().trim().max(100).required(),
  ats: string().trim().max(100).required(),
});
export type StatusMapping = Model<typeof statusMappingSchema>;

/** The name of a status in the ATS: the same one unless it is mapped. */
export function statusInAts(status: string, mappings: readonly StatusMapping[]): string {
  return mappings.find(({ portal }) => portal === status)?.ats ?? status;
}

/** The first status that has this name in the ATS; `''` when users cannot choose it here. */
export function statusFromAts(name: string, mappings: readonly StatusMapping[]): string {
  const mapped = mappings.find(({ ats }) => ats === name);
  return mapped?.portal ?? defaultSubmissionStatuses.find((each) => statusInAts(each, mappings) === name) ?? '';
}
