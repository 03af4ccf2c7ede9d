import { string } from 'yup';
import { record, type Model } from '../fields/model';

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

/** Statuses of the ATS that say no more than that a candidate was submitted, which the step says here. */
const submittedInAts: readonly string[] = ['', 'Submitted'];
/** Longest status that a candidate has. */
const maxStatusLength = 100;

/**
 * The status here that has this name in the ATS: the first that is mapped to it, else the same one, so that both sides show
 * the same. `''` when it says no more than the step of the submission.
 */
export function statusFromAts(name: string, mappings: readonly StatusMapping[]): string {
  const mapped = mappings.find(({ ats }) => ats === name);
  if (mapped) return mapped.portal;
  // A status here that is called otherwise there would be written under that name.
  const isAnother = mappings.some(({ portal }) => portal === name);
  return isAnother || submittedInAts.includes(name) ? '' : name.slice(0, maxStatusLength);
}
