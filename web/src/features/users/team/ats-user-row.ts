import type { Timestamp } from '@portal/domain/fields/time';

/** A row of the ATS users table. */
export interface AtsUserRow {
  id: string;
  displayName: string;
  email: string;
  /** May sign in through the ATS. */
  bhAuth: boolean;
  selectedBrand: string;
  /** The portal user with the same email; empty when there is none. */
  userId: string;
  /** Whether there is one. */
  userExists: boolean;
  /** The portal user is verified; only then it can be viewed or reset. */
  isVerified: boolean;
  /** When that user was last active. */
  activityAt: Timestamp | null | undefined;
}

/** A brand to choose, by its stored value. */
export interface BrandChoice {
  value: string;
  label: string;
}
