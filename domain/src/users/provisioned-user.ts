import { string } from 'yup';
import { record, type Model } from '../fields/model';

/**
 * What an identity provider says about a member beyond the user document,
 * `organizations/{organizationId}/provisionedUsers/{uid}`: functions only. It goes with the membership.
 */
export const provisionedUserSchema = record({
  externalId: string().default(''),
  givenName: string().default(''),
  familyName: string().default(''),
  /** The name that the user got from it; the parts count as long as the user has no other. */
  displayName: string().default(''),
});
export type ProvisionedUser = Model<typeof provisionedUserSchema>;
