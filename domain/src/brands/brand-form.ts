import type { AnyObject, ObjectSchema } from 'yup';
import { describeFields, type DescribedField } from '../fields/describe';
import { isEmptyValue, withoutEmptyValues } from '../fields/overlay';
import { isRecord, valueAt } from '../fields/value-at';
import type { OrganizationWithoutBrands } from '../organizations/merge-organization';
import { marketingSubjects } from '../organizations/preselected-settings';
import { settingSectionTexts as sections } from '../texts/settings';
import { brandSchema, smBrandSchema, type Brand, type SmBrand } from './brand';
import { brandOfOrganization } from './resolve-brand';

/** Brands of the submission platform, or of skills marketing. */
export type BrandKind = 'brands' | 'smBrands';

/** Tabs of the form of a brand, in their order. */
export const brandTabs = ['colors', 'labels', 'general', 'questions', 'users'] as const;
export type BrandTab = (typeof brandTabs)[number];

export const brandSchemas: Readonly<Record<BrandKind, ObjectSchema<AnyObject>>> = {
  brands: brandSchema,
  smBrands: smBrandSchema,
};

/** Fields of the brand itself by tab and heading; the others are General. */
const places: readonly [tab: BrandTab, section: string, fields: readonly string[]][] = [
  ['colors', sections.brand, ['name', 'companyName']],
  ['colors', sections.logo, ['file', 'logoWidth', 'logoHeight', 'logoAlignment']],
  [
    'colors',
    sections.colors,
    ['primaryColor', 'certificationsColor', 'skillsColor', 'feedbackColor', 'downloadPDFButtonColor'],
  ],
  [
    'questions',
    sections.questions,
    [
      'defaultQuestions',
      'thumbsUpCustom',
      'thumbsDownCustom',
      'thumbsUpCustomMultipleAnswersQuestions',
      'thumbsDownCustomMultipleAnswersQuestions',
    ],
  ],
  ['general', sections.look, ['chartType', 'preferredMailClient', 'subdomain']],
  [
    'general',
    sections.links,
    [
      'expiryLink',
      'resumeLinkAgeDays',
      'customSubjectClientSubmission',
      'customSubjectClientSubmissionMultipleCandidates',
      'profileTemplateId',
      'smProfileId',
    ],
  ],
];

/** The fields of a tab of a brand's form, under their headings. Marketing brands have the labels of unsubscribing alone. */
export function brandFields(kind: BrandKind, tab: BrandTab): DescribedField[] {
  return describeFields(brandSchemas[kind]).flatMap((field) => {
    const [name = ''] = field.path.split('.');
    const place = places.find(([, , names]) => names.includes(name));
    if (place) {
      const [of, section] = place;
      const input = of === 'questions' ? 'questions' : section === sections.logo ? 'logo' : field.input;
      return of === tab ? [{ ...field, section, input }] : [];
    }
    if (isHidden(kind, field.path)) return [];
    if (name !== 'customLabels') return tab === 'general' ? [field] : [];
    const isOfUnsubscribing = field.section === sections.unsubscribing;
    if (kind === 'brands') return tab === 'labels' ? [{ ...field, section: sections.labels }] : [];
    return tab === 'general' && isOfUnsubscribing ? [field] : [];
  });
}

/** Fields without an input: a brand's own link age replaces that of its settings of feedback. */
function isHidden(kind: BrandKind, path: string): boolean {
  const hidden = ['id', 'publicCandidate.resumeLinkAgeDays', ...(kind === 'smBrands' ? ['profileTemplateId'] : [])];
  return hidden.includes(path);
}

/** What applies where a brand has no value of its own. */
export function inheritedByBrand(kind: BrandKind, organization: OrganizationWithoutBrands): object {
  // The color of feedback follows the brand's own color of skills.
  const own = { ...brandOfOrganization(organization), feedbackColor: '' };
  if (kind === 'brands') return { ...own, customLabels: organization.customLabels };
  const marketing = { ...organization.productFeature.skillsMarketing, ...marketingSubjects(organization) };
  return { ...own, ...marketing, customLabels: organization.customLabels };
}

/**
 * A brand as it is stored: without empty values, which follow the organization.
 * @param values of its form.
 */
export function storedBrand(kind: BrandKind, values: object, organization: OrganizationWithoutBrands): Brand | SmBrand {
  const own = valueAt(values, 'publicCandidate');
  // A brand has all settings of feedback or none: with the first one of its own it takes over the others.
  const publicCandidate = isEmptyValue(own) || !isRecord(own) ? undefined : { ...organization.publicCandidate, ...own };
  const brand = brandSchemas[kind].cast({ ...values, publicCandidate }) as Brand | SmBrand;
  return { ...withoutEmptyValues(brand), id: brand.id, name: brand.name } as Brand | SmBrand;
}
