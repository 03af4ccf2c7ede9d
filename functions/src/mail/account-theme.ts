import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { productName } from '@portal/domain/constants/application';
import { defaultFormColors, fallbackColors } from '@portal/domain/constants/branding';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { projectMailTheme } from '../projections/project-theme';
import type { Ports } from '../runtime/ports';

/** The theme of a mail to a user without an organization. */
const productTheme: PublicTheme = {
  organizationName: productName,
  websiteURL: '',
  browserTitle: productName,
  logo: null,
  primaryColor: fallbackColors.loginLogo,
  secondaryColor: fallbackColors.secondaryColor,
  skillsColor: defaultFormColors.skillsColor,
  feedbackColor: defaultFormColors.skillsColor,
  downloadPDFButtonColor: defaultFormColors.downloadPDFButtonColor,
};

/** The theme of mails to a member of the organization; the product's own without one. */
export async function accountTheme(
  { store, config }: Pick<Ports, 'store' | 'config'>,
  organizationId: string | null,
): Promise<PublicTheme> {
  const organization = organizationId ? await store.organizations.get(organizationId) : null;
  return organization ? projectMailTheme(organization, resolveBrand(organization), config.publicBaseUrl) : productTheme;
}
