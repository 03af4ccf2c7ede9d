import { defaultFormColors, fallbackColors } from '../constants/branding';
import { isColor } from '../fields/color';
import type { LogoAlignment } from '../organizations/branding';
import type { Organization } from '../organizations/organization';
import type { Brand, SmBrand } from './brand';

/** Logo of a page; null stands for the image's own size, capped as `fitLogo` has it. */
export interface ThemeLogo {
  /** `''` when there is none. */
  url: string;
  width: number | null;
  height: number | null;
  alignment: LogoAlignment;
}

/** Look of a page, complete. */
export interface Theme {
  primaryColor: string;
  secondaryColor: string;
  skillsColor: string;
  certificationsColor: string;
  feedbackColor: string;
  downloadPDFButtonColor: string;
  feedbackBarBackground: string;
  /** Toolbar and banner. */
  brandColor: string;
  logo: ThemeLogo;
}

type ThemedOrganization = Pick<Organization, 'photoURL' | 'logoWidth' | 'logoHeight' | 'logoAlignment' | 'colors'>;
type ThemedBrand = Pick<
  Brand,
  | 'file'
  | 'logoWidth'
  | 'logoHeight'
  | 'logoAlignment'
  | 'primaryColor'
  | 'certificationsColor'
  | 'skillsColor'
  | 'feedbackColor'
> &
  Partial<Pick<Brand, 'downloadPDFButtonColor'>>;

/**
 * The look of a page: the brand's, else the organization's, else the fallbacks. The colors that a form offers are no
 * fallbacks: they apply once they are saved.
 * @param organization null for a page of no organization, such as sign-in.
 */
export function resolveTheme(
  organization: ThemedOrganization | null | undefined,
  brand?: ThemedBrand | SmBrand | null,
): Theme {
  const colors = organization?.colors;
  const primary = firstColor(brand?.primaryColor, colors?.primaryColor);
  const skillsColor = firstColor(brand?.skillsColor, colors?.skillsColor) ?? defaultFormColors.skillsColor;
  const pdfButton = brand && 'downloadPDFButtonColor' in brand ? brand.downloadPDFButtonColor : undefined;
  return {
    primaryColor: primary ?? fallbackColors.primaryColor,
    secondaryColor: firstColor(colors?.secondaryColor) ?? fallbackColors.secondaryColor,
    skillsColor,
    certificationsColor: firstColor(brand?.certificationsColor) ?? defaultFormColors.certificationsColor,
    feedbackColor:
      firstColor(brand?.feedbackColor, brand?.skillsColor, colors?.feedbackColor, colors?.skillsColor) ?? skillsColor,
    downloadPDFButtonColor:
      firstColor(pdfButton, colors?.downloadPDFButtonColor) ?? defaultFormColors.downloadPDFButtonColor,
    feedbackBarBackground: fallbackColors.feedbackBarBackground,
    brandColor: primary ?? fallbackColors.brand,
    logo: resolveLogo(organization, brand),
  };
}

/** Size and alignment belong to the logo they were made for: they come from where the logo comes from. */
function resolveLogo(
  organization: ThemedOrganization | null | undefined,
  brand: ThemedBrand | SmBrand | null | undefined,
): ThemeLogo {
  const source = brand?.file ? brand : organization;
  return {
    url: brand?.file || organization?.photoURL || '',
    width: source?.logoWidth ?? null,
    height: source?.logoHeight ?? null,
    alignment: source?.logoAlignment ?? 'left',
  };
}

/** Only valid colors get into a style. */
function firstColor(...candidates: readonly (string | null | undefined)[]): string | undefined {
  return candidates.find((candidate): candidate is string => !!candidate && isColor(candidate));
}
