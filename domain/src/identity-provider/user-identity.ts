import { string } from 'yup';
import { record, type Model } from '../fields/model';

/** Which identity of a provider a user is, in the user document; functions only. Both are hashes. */
export const userIdentitySchema = record({
  /** Of the issuer and the client; `''` for users who have never signed in there. */
  provider: string().default(''),
  /** Of the provider and its name for the user (`sub`). */
  identity: string().default(''),
});
export type UserIdentity = Model<typeof userIdentitySchema>;
