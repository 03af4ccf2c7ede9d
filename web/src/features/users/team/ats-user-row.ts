import type { Timestamp } from '@portal/domain/fields/time';

/** A line of the internal users table (001 §2.6, §3): a user of the applicant-tracking system. */
export interface AtsUserRow {
  id: string;
  displayName: string;
  email: string;
  /** May sign in through the system. */
  bhAuth: boolean;
  selectedBrand: string;
  /** The portal's user with the same address; empty when there is none. */
  userId: string;
  /** There is one. */
  userExists: boolean;
  /** The portal's user is verified; only such a one is looked at or reset (001 §6). */
  isVerified: boolean;
  /** When that user was last seen. */
  activityAt: Timestamp | null | undefined;
}

/** A brand to choose, by the value that is stored. */
export interface BrandChoice {
  value: string;
  label: string;
}
