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

/** Who sends the mails of a tearsheet, and whose brand its pages carry (001 §6, 002 §3). */
export const tearsheetSenders = ['clientContactOwner', 'tearsheetOwner', 'loggedUser', 'candidateOwner'] as const;
export type TearsheetSender = (typeof tearsheetSenders)[number];

/** What the form offers, and preselects. A record without the field means the logged user, see `brand-choice.ts`. */
export const offeredTearsheetSenders = ['clientContactOwner', 'tearsheetOwner', 'loggedUser'] as const;
export const preselectedTearsheetSender: TearsheetSender = 'tearsheetOwner';

/** A subject of a mail: untouched it is undefined and the default counts, emptied it is an error (001 §5). */
const subject = () => string().trim().min(1, formTexts.required).max(300, formTexts.tooLong(300)).test(withoutMarkup);

/** Mails of skills marketing, of an organization or a marketing brand (001 §3). */
export const marketingMailFields = {
  emailFrom: string().oneOf(marketingAuthors).default('candidateOwner'),
  emailFromDisplay: optionalText(),
  emailSubject: subject(),
  emailBody: richText(),
  tearsheetEmailFrom: string().oneOf(tearsheetSenders).optional(),
  tearsheetEmailFromDisplay: optionalText(),
  tearsheetsEmailSubject: subject(),
  tearsheetEmailBody: richText(),
};

/** Text of the unsubscribe link in mails; `''` means the default. */
export const unsubscribeLinkFields = {
  emailUnsubscribeLinkText: optionalText(),
  tearsheetsEmailUnsubscribeLinkText: optionalText(),
};

/** What a public list shows and filters by, of an organization or a marketing brand (002 §3). */
export const publicListFields = {
  candidateItemVars: cardLayoutSchema,
  filterRange: list(rangeFilterSchema, 10),
  filterFields: list(
    requiredText().test('filterField', formTexts.notAFilterField, (name) => isFilterField(name)),
    maxFilterFields,
  ),
  filterFieldsFull: list(metaFieldSchema, maxFilterFields),
};

/** The gate before public content (002 §3 gateing, spelt as the specification has it). */
export const gateingSchema = record({
  modalTitle: optionalText(),
  terms: record({
    show: boolean().default(false),
    required: boolean().default(false),
    useDefault: boolean().default(true),
    linkText: optionalText(),
    linkUrl: url(),
  }),
});
export type GateSettings = Model<typeof gateingSchema>;

/** `productFeature.skillsMarketing`: tab Skill Marketing (001 §3, 002 §3). */
export const skillsMarketingSchema = record({
  /** Only super admins set it. Unset means on. */
  enable: featureFlag(),
  /** Default of the submission platform; the marketing side falls back to it when it is not a core template. */
  defaultProfileTemplateId: string().default(''),
  /** Default of the marketing side. */
  defaultSMProfileTemplateId: string().default(''),
  tearsheetsColumns: list(requiredText(), 50),
  ...publicListFields,
  /** Names of filters that replace the ones of the applicant-tracking system, by field (002 §9). */
  filterLabels: mixed<Record<string, string>>().default({}),
  ...marketingMailFields,
  ...unsubscribeLinkFields,
  tearsheetRefreshCron: optionalText(100),
  tearsheetsFilterText: optionalText(),
  isOneTimeFeedback: boolean().default(true),
  sendFeedbackBoxTitle: optionalText(),
  ...questionFields,
  allowEditCandidate: boolean().default(false),
  allowEditEmail: boolean().default(false),
  checkMailOptOut: boolean().default(false),
  gateing: gateingSchema,
});
export type SkillsMarketingSettings = Model<typeof skillsMarketingSchema>;
