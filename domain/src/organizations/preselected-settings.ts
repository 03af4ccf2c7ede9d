import { mergeRecords } from '../fields/value-at';
import { defaultSubjectTexts } from '../texts/settings';
import type { OrganizationWithoutBrands } from './merge-organization';
import { preselectedTearsheetSender } from './skills-marketing';

/** Subjects that a form starts with and that must not be emptied. */
export const preselectedSubjects: ReadonlySet<string> = new Set([
  'productFeature.skillsMarketing.emailSubject',
  'productFeature.skillsMarketing.tearsheetsEmailSubject',
]);

/** The subjects of marketing emails: the organization's own, else the default with its name. */
export function marketingSubjects({ name, productFeature }: OrganizationWithoutBrands) {
  const { emailSubject, tearsheetsEmailSubject } = productFeature.skillsMarketing;
  return {
    emailSubject: emailSubject ?? defaultSubjectTexts.candidate(name),
    tearsheetsEmailSubject: tearsheetsEmailSubject ?? defaultSubjectTexts.tearsheet(name),
  };
}

/**
 * Settings as their form starts: with what is preselected where nothing is stored. It is stored with the next change of
 * its tab.
 */
export function withPreselected(organization: OrganizationWithoutBrands): OrganizationWithoutBrands {
  const skillsMarketing = {
    ...marketingSubjects(organization),
    tearsheetEmailFrom: organization.productFeature.skillsMarketing.tearsheetEmailFrom ?? preselectedTearsheetSender,
  };
  return mergeRecords(organization, { productFeature: { skillsMarketing } }) as unknown as OrganizationWithoutBrands;
}
