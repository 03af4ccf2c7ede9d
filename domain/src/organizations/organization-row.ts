import { number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { indexStatusSchema, type Organization } from './organization';

/** A line of the organizations table (001 §3 Organization row). */
export const organizationRowSchema = record({
  id: string().required(),
  name: string().default(''),
  email: string().default(''),
  photoURL: string().default(''),
  type: string().default(''),
  billingAccountType: string().default(''),
  totalSeats: number().nullable().default(null),
  /** How many people belong to it: functions count them; null where nobody ever has. */
  teamMembers: number().nullable().default(null),
  /** Names of the brands. */
  brands: list(string().required()),
  indexStatus: indexStatusSchema,
  createdAt: timestamp(),
});
export type OrganizationRow = Model<typeof organizationRowSchema>;

/** The line of an organization. */
export function organizationRowOf(organization: Organization, teamMembers: number | null = null): OrganizationRow {
  return organizationRowSchema.cast({
    ...organization,
    teamMembers,
    brands: organization.brands.map((brand) => brand.name),
  });
}
