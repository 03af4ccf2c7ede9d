import { string } from 'yup';
import { maxLogoHeight, maxLogoWidth } from '../constants/branding';
import { color } from '../fields/color';
import { record, type Model } from '../fields/model';
import { optionalNumber } from '../fields/number';

export const logoAlignments = ['left', 'center', 'right'] as const;
export type LogoAlignment = (typeof logoAlignments)[number];

/** How the category scores of a resume are drawn. */
export const chartTypes = ['pie', 'bar'] as const;
export type ChartType = (typeof chartTypes)[number];

/** Where a mail opens that staff send themselves. */
export const mailClients = ['desktop', 'gmail'] as const;
export type MailClient = (typeof mailClients)[number];

/** A part of a host name; `''` when there is none. */
export function subdomain() {
  return string()
    .trim()
    .lowercase()
    .matches(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, { excludeEmptyString: true })
    .default('');
}

/** Size and place of a logo, of an organization or a brand; null as long as the logo's own size counts. */
export const logoFields = {
  logoWidth: optionalNumber({ min: 0, max: maxLogoWidth }),
  logoHeight: optionalNumber({ min: 0, max: maxLogoHeight }),
  logoAlignment: string().oneOf(logoAlignments).default('left'),
};

/** Looks of pages and how people work with them, of an organization or a brand. */
export const presentationFields = {
  chartType: string().oneOf(chartTypes).default('pie'),
  preferredMailClient: string().oneOf(mailClients).default('desktop'),
  subdomain: subdomain(),
};

/** Colours that an organization has chosen; `''` where it has not. `resolveTheme` says what is shown then. */
export const organizationColorsSchema = record({
  /** Header. */
  primaryColor: color(),
  secondaryColor: color(),
  skillsColor: color(),
  /** Follows skillsColor when not chosen. */
  feedbackColor: color(),
  downloadPDFButtonColor: color(),
});
export type OrganizationColors = Model<typeof organizationColorsSchema>;

/** Looks of the organization (001 §3 Branding). */
export const brandingFields = {
  /** Address of the logo. */
  photoURL: string().max(2000).default(''),
  colors: organizationColorsSchema,
  ...logoFields,
  ...presentationFields,
};
export const brandingSchema = record(brandingFields);
export type OrganizationBranding = Model<typeof brandingSchema>;
