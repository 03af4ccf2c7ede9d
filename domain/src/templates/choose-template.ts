import { defaultCoreTemplate, defaultMarketingTemplate } from './default-templates';
import type { ProfileTemplate } from './profile-template';

/** The part of the product that a profile belongs to. */
export type ProfileSide = 'core' | 'marketing';

/** What a template is for: profiles of candidates on either side of the product, or of jobs. */
export const templateSides = ['core', 'marketing', 'job'] as const;
export type TemplateSide = (typeof templateSides)[number];

/** Template ids from the most specific to the most general; an empty id means none. */
export interface TemplateChoice {
  candidateTemplateId?: string | null | undefined;
  brandTemplateId?: string | null | undefined;
  skillsMarketing: { defaultProfileTemplateId: string; defaultSMProfileTemplateId: string };
}

/**
 * The template of a profile: the candidate's, the brand's, the organization's default, else the built-in one. Skips ids
 * without a template and, for marketing, core templates. For marketing, the organization's marketing default comes
 * before the other default.
 */
export function chooseTemplate(
  side: ProfileSide,
  choice: TemplateChoice,
  templates: readonly ProfileTemplate[],
): ProfileTemplate {
  const { defaultProfileTemplateId, defaultSMProfileTemplateId } = choice.skillsMarketing;
  const organizationIds =
    side === 'marketing' ? [defaultSMProfileTemplateId, defaultProfileTemplateId] : [defaultProfileTemplateId];
  const usable = templates.filter((template) => side === 'core' || !template.isCore);
  const chosen = [choice.candidateTemplateId, choice.brandTemplateId, ...organizationIds]
    .filter(Boolean)
    .map((id) => usable.find((template) => template.id === id))
    .find((template) => template !== undefined);
  return chosen ?? (side === 'marketing' ? defaultMarketingTemplate : defaultCoreTemplate);
}

/** The setting with the default template of each side; `''` means the built-in one. */
export const defaultTemplateSetting = {
  core: 'productFeature.skillsMarketing.defaultProfileTemplateId',
  marketing: 'productFeature.skillsMarketing.defaultSMProfileTemplateId',
  job: 'productFeature.jobMarketing.defaultTemplateId',
} as const satisfies Record<TemplateSide, string>;
