import { boolean, mixed, string } from 'yup';
import { maxFilterFields } from '../constants/tearsheets';
import { featureFlag } from '../fields/feature-flag';
import { list, record, type Model } from '../fields/model';
import { optionalText, requiredText, richText, withoutMarkup } from '../fields/text';
import { url } from '../fields/url';
import { metaFieldSchema } from '../ats/entity-metadata';
import { isFilterField } from '../tearsheets/filter-fields';
import { rangeFilterSchema } from '../tearsheets/range-filter';
import { formTexts } from '../texts/form';
import { marketingAuthors } from './bullhorn-settings';
import { cardLayoutSchema } from './card-layout';
import { questionFields } from './questions';

/** Who sends the emails of a tearsheet, and whose brand its pages carry. */
export const tearsheetSenders = ['clientContactOwner', 'tearsheetOwner', 'loggedUser', 'candidateOwner'] as const;
export type TearsheetSender = (typeof tearsheetSenders)[number];

/** Senders that the form offers, and its default. A stored record without a sender means the logged user, see `brand-choice.ts`. */
export const offeredTearsheetSenders = ['clientContactOwner', 'tearsheetOwner', 'loggedUser'] as const;
export const preselectedTearsheetSender: TearsheetSender = 'tearsheetOwner';

/** Subject of an email: undefined means the default, an empty text is an error. */
const subject = (label: string) =>
  string().trim().min(1, formTexts.required).max(300, formTexts.tooLong(300)).test(withoutMarkup).meta({ label });

/** Emails of skills marketing, for an organization or a marketing brand. */
export const marketingMailFields = {
  emailFrom: string().oneOf(marketingAuthors).default('candidateOwner').meta({ label: 'Email sender' }),
  emailFromDisplay: optionalText().meta({ label: 'Email sender name' }),
  emailSubject: subject('Email subject'),
  emailBody: richText().meta({ label: 'Email body' }),
  tearsheetEmailFrom: string().oneOf(tearsheetSenders).optional().meta({ label: 'Tearsheet email sender' }),
  tearsheetEmailFromDisplay: optionalText().meta({ label: 'Tearsheet email sender name' }),
  tearsheetsEmailSubject: subject('Tearsheet email subject'),
  tearsheetEmailBody: richText().meta({ label: 'Tearsheet email body' }),
};

/** Text of the unsubscribe link in emails; `''` means the default. */
export const unsubscribeLinkFields = {
  emailUnsubscribeLinkText: optionalText().meta({ label: 'Unsubscribe link of emails' }),
  tearsheetsEmailUnsubscribeLinkText: optionalText().meta({ label: 'Unsubscribe link of tearsheet emails' }),
};

/** What a public list shows and filters by, for an organization or a marketing brand. */
export const publicListFields = {
  candidateItemVars: cardLayoutSchema,
  filterRange: list(rangeFilterSchema, 10).meta({ label: 'Range filters' }),
  filterFields: list(
    requiredText().test('filterField', formTexts.notAFilterField, (name) => isFilterField(name)),
    maxFilterFields,
  ).meta({ label: 'Filter fields' }),
  filterFieldsFull: list(metaFieldSchema, maxFilterFields).meta({ label: 'Filter fields with their options' }),
};

/** The gate in front of public content. */
export const gateingSchema = record({
  modalTitle: optionalText().meta({ label: 'Gate: title' }),
  terms: record({
    show: boolean().default(false).meta({ label: 'Gate: show terms' }),
    required: boolean().default(false).meta({ label: 'Gate: require terms' }),
    useDefault: boolean().default(true).meta({ label: 'Gate: use the default terms' }),
    linkText: optionalText().meta({ label: 'Gate: text of the terms link' }),
    linkUrl: url().meta({ label: 'Gate: terms link' }),
  }),
});
export type GateSettings = Model<typeof gateingSchema>;

/** Id of a profile template; `''` means the built-in one. */
const templateId = (label: string) => string().max(128).default('').meta({ label, tab: 'profiles' });

/** Skills marketing, `productFeature.skillsMarketing`. */
export const skillsMarketingSchema = record({
  /** Unset means on. */
  enable: featureFlag().meta({ label: 'Skills Marketing', writer: 'superAdmin', tab: 'general' }),
  /** Template of the submission platform. Skills marketing falls back to it unless it is a core template. */
  defaultProfileTemplateId: templateId('Default profile template'),
  /** Template of skills marketing. */
  defaultSMProfileTemplateId: templateId('Default profile template of skills marketing'),
  tearsheetsColumns: list(requiredText(), 50).meta({ label: 'Columns of public lists' }),
  ...publicListFields,
  candidateItemVars: cardLayoutSchema.meta({ tab: 'profiles' }),
  /** Names that replace those of the applicant-tracking system, by filter field. */
  filterLabels: mixed<Record<string, string>>().default({}).meta({ label: 'Names of filters' }),
  ...marketingMailFields,
  ...unsubscribeLinkFields,
  tearsheetRefreshCron: optionalText(100).meta({ label: 'Schedule of the tearsheet refresh' }),
  tearsheetsFilterText: optionalText().meta({ label: 'Text above the filters' }),
  isOneTimeFeedback: boolean().default(true).meta({ label: 'Viewers give feedback once' }),
  sendFeedbackBoxTitle: optionalText().meta({ label: 'Title of the feedback box' }),
  ...questionFields,
  allowEditCandidate: boolean().default(false).meta({ label: 'Allow editing candidates' }),
  allowEditEmail: boolean().default(false).meta({ label: 'Allow editing emails' }),
  checkMailOptOut: boolean().default(false).meta({ label: 'Respect the mass mail opt-out' }),
  gateing: gateingSchema,
}).meta({ tab: 'skills', when: 'productFeature.skillsMarketing.enable' });
export type SkillsMarketingSettings = Model<typeof skillsMarketingSchema>;
