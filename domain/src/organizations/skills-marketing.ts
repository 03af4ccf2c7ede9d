import { boolean, mixed, string } from 'yup';
import { bodyVariables, subjectVariables } from '../constants/mail';
import { defaultTearsheetColumns, maxFilterFields } from '../constants/tearsheets';
import { featureFlag } from '../fields/feature-flag';
import { list, record, type Model } from '../fields/model';
import { optionalText, requiredText, richText, withoutMarkup } from '../fields/text';
import { url } from '../fields/url';
import { metaFieldSchema } from '../ats/entity-metadata';
import { isFilterField } from '../tearsheets/filter-fields';
import { rangeFilterSchema } from '../tearsheets/range-filter';
import { formTexts } from '../texts/form';
import { authorTexts, settingSectionTexts as sections, wordsOf } from '../texts/settings';
import { unsubscribeTexts } from '../texts/unsubscribe';
import { marketingAuthors, marketingAuthorTexts } from './bullhorn-settings';
import { cardLayoutSchema } from './card-layout';
import { questionFields } from './questions';
import { withMeta } from './with-meta';
import { isCron } from '../schedules/cron';
import { scheduleTexts } from '../texts/schedules';

/** Who sends the emails of a tearsheet, and whose brand its pages carry. */
export const tearsheetSenders = ['clientContactOwner', 'tearsheetOwner', 'loggedUser', 'candidateOwner'] as const;
export type TearsheetSender = (typeof tearsheetSenders)[number];

/** Senders that the form offers, and its default. A stored record without a sender means the logged user, see `brand-choice.ts`. */
export const offeredTearsheetSenders = ['clientContactOwner', 'tearsheetOwner', 'loggedUser'] as const;
export const preselectedTearsheetSender: TearsheetSender = 'tearsheetOwner';

/** Subject of an email: undefined means the default, an empty text is an error. */
const subject = (label: string) =>
  string().trim().min(1, formTexts.required).max(300, formTexts.tooLong(300)).test(withoutMarkup).meta({
    label,
    variables: subjectVariables,
  });

const senderTexts = Object.fromEntries(offeredTearsheetSenders.map((sender) => [sender, authorTexts[sender]]));

/** Emails of skills marketing, for an organization or a marketing brand. */
export const marketingMailFields = {
  ...withMeta(
    { section: sections.candidateEmail },
    {
      emailFrom: string().oneOf(marketingAuthors).default('candidateOwner').meta({
        label: 'Sender',
        options: marketingAuthorTexts,
      }),
      emailFromDisplay: optionalText().meta({ label: 'Name of the sender', isIdentity: true }),
      emailSubject: subject('Subject'),
      emailBody: richText().meta({ label: 'Body', variables: bodyVariables }),
    },
  ),
  ...withMeta(
    { section: sections.tearsheetEmail },
    {
      tearsheetEmailFrom: string().oneOf(tearsheetSenders).optional().meta({
        label: 'Sender of tearsheets',
        options: senderTexts,
      }),
      tearsheetEmailFromDisplay: optionalText().meta({ label: 'Name of the sender of tearsheets', isIdentity: true }),
      tearsheetsEmailSubject: subject('Subject of tearsheets'),
      tearsheetEmailBody: richText().meta({ label: 'Body of tearsheets', variables: bodyVariables }),
    },
  ),
};

/** Text of the unsubscribe link in emails; `''` means the default. */
export const unsubscribeLinkFields = {
  emailUnsubscribeLinkText: optionalText().meta({
    label: 'Unsubscribe link of emails',
    section: sections.candidateEmail,
    placeholder: unsubscribeTexts.link,
  }),
  tearsheetsEmailUnsubscribeLinkText: optionalText().meta({
    label: 'Unsubscribe link of tearsheet emails',
    section: sections.tearsheetEmail,
    placeholder: unsubscribeTexts.link,
  }),
};

/** What a public list shows and filters by, for an organization or a marketing brand. */
export const publicListFields = withMeta(
  { section: sections.publicLists },
  {
    candidateItemVars: cardLayoutSchema.meta({ section: sections.candidateCard, input: 'card' }),
    filterRange: list(rangeFilterSchema, 10).meta({ label: 'Range filters', entry: 'Range filter' }),
    filterFields: list(
      requiredText().test('filterField', formTexts.notAFilterField, (name) => isFilterField(name)),
      maxFilterFields,
    ).meta({ label: 'Filter fields', input: 'filterFields' }),
    filterFieldsFull: list(metaFieldSchema, maxFilterFields).meta({
      label: 'Filter fields with their options',
      input: 'elsewhere',
    }),
  },
);

/** The gate in front of public content. */
export const gateingSchema = record({
  modalTitle: optionalText().meta({ label: 'Title' }),
  terms: record({
    show: boolean().default(false).meta({ label: 'Show terms' }),
    required: boolean().default(false).meta({ label: 'Require terms' }),
    useDefault: boolean().default(true).meta({ label: 'Use the default terms' }),
    linkText: optionalText().meta({ label: 'Text of the terms link' }),
    linkUrl: url().meta({ label: 'Terms link' }),
  }),
});
export type GateSettings = Model<typeof gateingSchema>;

/** Id of a profile template; `''` means the built-in one. */
const templateId = (label: string) =>
  string().max(128).default('').meta({
    label,
    tab: 'profiles',
    section: sections.defaultTemplates,
    input: 'elsewhere',
  });

/** Skills marketing, `productFeature.skillsMarketing`. */
export const skillsMarketingSchema = record({
  /** Unset means on. */
  enable: featureFlag().meta({
    label: 'Skills Marketing',
    writer: 'superAdmin',
    tab: 'general',
    section: sections.products,
    isOnWhenUnset: true,
  }),
  /** Template of the submission platform. Skills marketing falls back to it unless it is a core template. */
  defaultProfileTemplateId: templateId('Default profile template'),
  /** Template of skills marketing. */
  defaultSMProfileTemplateId: templateId('Default profile template of skills marketing'),
  tearsheetsColumns: list(requiredText(), 50).meta({
    label: 'Columns of public lists',
    placeholder: Object.values(wordsOf(defaultTearsheetColumns)).join(', '),
    section: sections.publicLists,
    options: wordsOf([...defaultTearsheetColumns, 'id', 'email', 'phone', 'status', 'companyName', 'dateAvailable']),
  }),
  ...publicListFields,
  candidateItemVars: cardLayoutSchema.meta({ tab: 'profiles', section: sections.candidateCard, input: 'card' }),
  /** Names that replace those of the applicant-tracking system, by filter field. */
  filterLabels: mixed<Record<string, string>>().default({}).meta({
    label: 'Names of filters',
    section: sections.publicLists,
    input: 'filterLabels',
  }),
  ...marketingMailFields,
  ...unsubscribeLinkFields,
  tearsheetRefreshCron: optionalText(100)
    .test('schedule', scheduleTexts.invalid, (expression) => expression === '' || isCron(expression))
    .meta({ label: 'Schedule of the tearsheet refresh', section: sections.publicLists, input: 'schedule' }),
  tearsheetsFilterText: optionalText().meta({ label: 'Text above the filters', section: sections.publicLists }),
  isOneTimeFeedback: boolean()
    .default(true)
    .meta({ label: 'Viewers give feedback once', section: sections.marketingFeedback }),
  sendFeedbackBoxTitle: optionalText().meta({
    label: 'Title of the feedback box',
    section: sections.marketingFeedback,
  }),
  ...withMeta({ section: sections.marketingQuestions, input: 'questions' }, questionFields),
  allowEditCandidate: boolean().default(false).meta({ label: 'Allow editing candidates' }),
  allowEditEmail: boolean().default(false).meta({ label: 'Allow editing emails' }),
  checkMailOptOut: boolean().default(false).meta({ label: 'Respect the mass mail opt-out' }),
  /** Off by default: recording what recipients do needs their organization's decision. */
  trackEmails: boolean().default(false).meta({ label: 'Record opens and clicks of emails' }),
  gateing: gateingSchema.meta({ section: sections.gate }),
  /** Where the law requires it: without the viewer's consent votes count, and nothing else is recorded. */
  asksTrackingConsent: boolean()
    .default(false)
    .meta({ label: 'Ask viewers before their visits are recorded', section: sections.gate }),
}).meta({ tab: 'skills', section: sections.editing, when: 'productFeature.skillsMarketing.enable' });
export type SkillsMarketingSettings = Model<typeof skillsMarketingSchema>;
