import { boolean, string } from 'yup';
import { featureFlag } from '../fields/feature-flag';
import { record, type Model } from '../fields/model';
import { optionalText } from '../fields/text';
import { cardLayoutSchema } from './card-layout';
import { questionFields } from './questions';

/** `productFeature.jobMarketing` (001 §3, 002 §3). */
export const jobMarketingSchema = record({
  enable: featureFlag(),
  defaultTemplateId: string().default(''),
  jobItemVars: cardLayoutSchema,
  /** Words before the field in each slot. */
  jobItemPrefixes: cardLayoutSchema,
  ...questionFields,
  /** Replaces the default question whether the viewer would like to apply. */
  customApply: optionalText(),
  showApply: boolean().default(false),
});
export type JobMarketingSettings = Model<typeof jobMarketingSchema>;
