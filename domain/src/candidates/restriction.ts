import { boolean, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Longest reason, in characters. */
export const maxRestrictionReason = 300;

/**
 * Whether a person asked that their data are not processed; only functions write it. A restricted candidate is removed from all
 * lists like a deleted one and can only be looked at.
 */
export const restrictionSchema = record({
  isOn: boolean().default(false),
  reason: string().max(maxRestrictionReason).default(''),
  /** Name of the user. */
  by: string().default(''),
  at: timestamp(),
  /** Whether the candidate had been removed before, and stays so afterwards. */
  wasDeleted: boolean().default(false),
});
export type Restriction = Model<typeof restrictionSchema>;
