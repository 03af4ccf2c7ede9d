import { string } from 'yup';
import { defaultFormColors, fallbackColors, maxLogoHeight, maxLogoWidth } from '../constants/branding';
import { color } from '../fields/color';
import { record, type Model } from '../fields/model';
import { optionalNumber } from '../fields/number';
import { settingChoiceTexts, settingSectionTexts as sections } from '../texts/settings';
import { subdomain } from './host';
import { withMeta } from './with-meta';

export const logoAlignments = ['left', 'center', 'right'] as const;
export type LogoAlignment = (typeof logoAlignments)[number];

/** How the category scores of a resume are drawn. */
export const chartTypes = ['pie', 'bar'] as const;
export type ChartType = (typeof chartTypes)[number];

/** Where an email opens that staff send themselves. */
export const mailClients = ['desktop', 'gmail'] as const;
export type MailClient = (typeof mailClients)[number];

/** Size and alignment of the logo of an organization or a brand; null keeps the size of the image. */
export const logoFields = {
  logoWidth: optionalNumber({ min: 0, max: maxLogoWidth }).meta({ label: 'Logo width' }),
  logoHeight: optionalNumber({ min: 0, max: maxLogoHeight }).meta({ label: 'Logo height' }),
  logoAlignment: string()
    .oneOf(logoAlignments)
    .default('left')
    .meta({ label: 'Logo alignment', options: settingChoiceTexts.alignment }),
};

/** Look of pages and how staff work with them, for an organization or a brand. */
export const presentationFields = {
  chartType: string()
    .oneOf(chartTypes)
    .default('pie')
    .meta({ label: 'Chart of category scores', options: settingChoiceTexts.chart }),
  preferredMailClient: string()
    .oneOf(mailClients)
    .default('desktop')
    .meta({ label: 'Preferred mail client', options: settingChoiceTexts.mailClient }),
  subdomain: subdomain().meta({ label: 'Subdomain', writer: 'superAdmin', isShownToAdmins: true }),
};

/** Colors that an organization has chosen; `''` where it has not. `resolveTheme` says what is shown then. */
export const organizationColorsSchema = record({
  primaryColor: color().meta({
    label: 'Color of the header and of buttons',
    placeholder: defaultFormColors.primaryColor,
  }),
  secondaryColor: color().meta({ label: 'Secondary color', placeholder: fallbackColors.secondaryColor }),
  skillsColor: color().meta({ label: 'Color of skills', placeholder: defaultFormColors.skillsColor }),
  feedbackColor: color().meta({
    label: 'Color of feedback',
    help: 'Follows the color of skills until you choose one.',
  }),
  downloadPDFButtonColor: color().meta({
    label: 'Color of the PDF button',
    placeholder: defaultFormColors.downloadPDFButtonColor,
  }),
});
export type OrganizationColors = Model<typeof organizationColorsSchema>;

/** Look of the organization. */
export const brandingFields = {
  photoURL: string().max(2000).default('').meta({
    kind: 'image',
    label: 'Logo',
    tab: 'general',
    section: sections.logo,
    input: 'logo',
    document: 'organization',
  }),
  ...withMeta({ section: sections.logo, input: 'logo' }, logoFields),
  colors: organizationColorsSchema.meta({ section: sections.colors }),
  ...withMeta({ section: sections.display }, presentationFields),
};
export const brandingSchema = record(brandingFields);
export type OrganizationBranding = Model<typeof brandingSchema>;
