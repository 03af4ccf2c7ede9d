import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Membership of a user in an organization, `organizations/{id}/teamMembers/{uid}`. */
export const teamMemberSchema = record({
  userId: string().required(),
  email: string().default(''),
  displayName: string().default(''),
  photoURL: string().default(''),
  createdAt: timestamp(),
});
export type TeamMember = Model<typeof teamMemberSchema>;
