import { boolean, string } from 'yup';
import { featureFlag } from '../fields/feature-flag';
import { record, type Model } from '../fields/model';
import { optionalText } from '../fields/text';
import { cardLayoutSchema } from './card-layout';
import { settingSectionTexts as sections } from '../texts/settings';
import { jobQuestionFields } from './questions';
import { withMeta } from './with-meta';

/** Job marketing, `productFeature.jobMarketing`. */
export const jobMarketingSchema = record({
  enable: featureFlag().meta({
    label: 'Job Marketing',
    writer: 'superAdmin',
    tab: 'general',
    section: sections.products,
  }),
  defaultTemplateId: string().max(128).default('').meta({
    label: 'Default job profile template',
    tab: 'profiles',
    section: sections.defaultTemplates,
    input: 'elsewhere',
  }),
  jobItemVars: cardLayoutSchema.meta({ tab: 'profiles', section: sections.jobCard, input: 'card' }),
  /** Words before the field in each slot. */
  jobItemPrefixes: cardLayoutSchema.meta({ tab: 'profiles', section: sections.jobCardPrefixes }),
  ...withMeta({ section: sections.jobQuestions, input: 'questions' }, jobQuestionFields),
  customApply: optionalText().meta({
    label: 'Application question',
    help: 'Replaces the question whether the viewer would like to apply.',
  }),
  showApply: boolean().default(false).meta({ label: 'Ask viewers to apply' }),
}).meta({ tab: 'feedback', section: sections.application, when: 'productFeature.jobMarketing.enable' });
export type JobMarketingSettings = Model<typeof jobMarketingSchema>;
