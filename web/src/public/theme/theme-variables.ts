import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { fallbackColors } from '@portal/domain/constants/branding';
import { accentOf, isNearlyWhite, textOn, tintOf } from './contrast';

export type ThemeColors = Pick<
  PublicTheme,
  'primaryColor' | 'secondaryColor' | 'skillsColor' | 'feedbackColor' | 'downloadPDFButtonColor'
>;

/** Colors of a page without any branding. */
export const unbranded: ThemeColors = {
  primaryColor: fallbackColors.brand,
  secondaryColor: fallbackColors.secondaryColor,
  skillsColor: fallbackColors.primaryColor,
  feedbackColor: fallbackColors.primaryColor,
  downloadPDFButtonColor: fallbackColors.brand,
};

/**
 * The agency's branding as CSS variables: each surface with a readable text color, and one accent for links, buttons
 * and focus.
 */
export function themeVariables(theme: ThemeColors): Record<`--${string}`, string> {
  const accent = accentOf(theme.primaryColor, theme.secondaryColor);
  return {
    '--toolbar': theme.primaryColor,
    '--on-toolbar': textOn(theme.primaryColor),
    '--toolbar-line': isNearlyWhite(theme.primaryColor) ? 'var(--line)' : 'transparent',
    '--accent': accent,
    '--accent-tint': tintOf(accent, 0.08),
    '--skills': isNearlyWhite(theme.skillsColor) ? 'var(--ground)' : tintOf(theme.skillsColor, 0.14),
    '--skills-line': tintOf(accentOf(theme.skillsColor, theme.primaryColor, theme.secondaryColor), 0.45),
    '--feedback': accentOf(theme.feedbackColor, theme.primaryColor, theme.secondaryColor),
    '--feedback-tint': tintOf(theme.feedbackColor, 0.1),
    '--feedback-bar': fallbackColors.feedbackBarBackground,
    '--pdf-button': theme.downloadPDFButtonColor,
    '--on-pdf-button': textOn(theme.downloadPDFButtonColor),
  };
}
