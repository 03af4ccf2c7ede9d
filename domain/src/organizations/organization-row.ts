import { number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { indexStatusSchema } from './organization';

/** A row of the organizations table. */
export const organizationRowSchema = record({
  id: string().required(),
  name: string().default(''),
  email: string().default(''),
  photoURL: string().default(''),
  type: string().default(''),
  billingAccountType: string().default(''),
  totalSeats: number().nullable().default(null),
  /** Number of users, counted by functions; null when they were never counted. */
  teamMembers: number().nullable().default(null),
  indexStatus: indexStatusSchema,
  createdAt: timestamp(),
});
export type OrganizationRow = Model<typeof organizationRowSchema>;
