import { boolean, mixed, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { requiredText, richText, withoutMarkup } from '../fields/text';
import { timestamp } from '../fields/time';
import { formTexts } from '../texts/form';
import { templateTexts } from '../texts/templates';
import { blockSchema } from './block';
import { profileDesigns, type ProfileDesign } from './profile-design';

/** Most sections of a column. */
export const maxBlocks = 60;

/** A template of profiles, `organizations/{id}/profileTemplates/{templateId}`. */
export const profileTemplateSchema = record({
  id: string().required(),
  name: string().trim().max(200, formTexts.tooLong(200)).test(withoutMarkup).required(templateTexts.nameMissing),
  template: list(blockSchema, maxBlocks),
  headerContent: richText(),
  footerContent: richText(),
  secondColumn: list(blockSchema, maxBlocks),
  isTwoColumns: boolean().default(false),
  hideHeader: boolean().default(false),
  hideFooter: boolean().default(false),
  /** True for the submission platform, false for marketing. */
  isCore: boolean().default(true),
  design: mixed<ProfileDesign>().oneOf(profileDesigns).default('classic'),
  createdAt: timestamp(),
  activityAt: timestamp(),
});
export type ProfileTemplate = Model<typeof profileTemplateSchema>;

/** A template of job profiles, `organizations/{id}/jobTemplates/{templateId}`. */
export const jobTemplateSchema = record({
  id: string().required(),
  name: requiredText(),
  template: list(blockSchema, maxBlocks),
  headerContent: richText(),
  footerContent: richText(),
  createdAt: timestamp(),
  activityAt: timestamp(),
});
export type JobTemplate = Model<typeof jobTemplateSchema>;
