import type { SmBrand } from '@portal/domain/brands/brand';
import type { GateForm, MarketingPage } from '@portal/domain/contracts/marketing-pages-api';
import type { Organization } from '@portal/domain/organizations/organization';
import { urlWithScheme } from '@portal/domain/fields/web-address';
import { resolveLabel } from '@portal/domain/texts/labels';
import { gateTexts } from '@portal/domain/texts/public-profile';
import type { OpenPage } from './open-page';
import { marketingTheme } from './page-brand';

/** What every marketing page has, with or without content. */
export function projectPage({ organization, isOpen }: OpenPage, brand: SmBrand | null): MarketingPage {
  return {
    theme: marketingTheme(organization, brand),
    gate: isOpen ? null : projectGate(organization),
    asksConsent: organization.productFeature.skillsMarketing.asksTrackingConsent,
    feedbackTexts: {
      submitted: resolveLabel(organization.customLabels, 'feedbackMessage'),
      submittedWithCopy: resolveLabel(organization.customLabels, 'feedbackMessageCCEnabled'),
    },
  };
}

function projectGate(organization: Organization): GateForm {
  const { modalTitle, terms } = organization.productFeature.skillsMarketing.gateing;
  return {
    title: modalTitle || gateTexts.title,
    terms: {
      isShown: terms.show,
      isRequired: terms.show && terms.required,
      linkText: terms.useDefault ? gateTexts.terms : terms.linkText || gateTexts.terms,
      linkUrl: terms.useDefault ? '' : (urlWithScheme(terms.linkUrl) ?? ''),
    },
  };
}
