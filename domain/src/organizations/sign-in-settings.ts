import { boolean, number } from 'yup';
import { record, type Model } from '../fields/model';
import { settingSectionTexts as sections } from '../texts/settings';

const idleChoices = {
  0: 'Never',
  15: 'After 15 minutes',
  30: 'After 30 minutes',
  60: 'After an hour',
  120: 'After 2 hours',
  240: 'After 4 hours',
  480: 'After 8 hours',
};
const sessionChoices = { 0: 'Never', 8: 'After 8 hours', 12: 'After 12 hours', 24: 'After a day', 168: 'After a week' };

/** How members of the organization sign in. */
export const signInSettingsSchema = record({
  requireSecondStep: boolean().default(false).meta({
    label: 'Require a second step',
    help: 'Members without one set it up the next time they sign in.',
  }),
  sessionHours: number().oneOf(Object.keys(sessionChoices).map(Number)).default(0).meta({
    label: 'Ask members to sign in again',
    help: 'However much they work meanwhile. It counts from the next time they sign in.',
    options: sessionChoices,
  }),
  idleMinutes: number().oneOf(Object.keys(idleChoices).map(Number)).default(0).meta({
    label: 'Sign members out without activity',
    help: 'A minute before, they are asked whether they are still there. What they typed stays.',
    options: idleChoices,
  }),
}).meta({ tab: 'security', section: sections.signIn });
export type SignInSettings = Model<typeof signInSettingsSchema>;
