import { boolean, number } from 'yup';
import { record, type Model } from '../fields/model';
import { settingSectionTexts as sections } from '../texts/settings';

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
}).meta({ tab: 'security', section: sections.signIn });
export type SignInSettings = Model<typeof signInSettingsSchema>;
