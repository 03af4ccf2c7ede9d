import { defaultCoreTemplate, defaultMarketingTemplate } from './default-templates';
import type { ProfileTemplate } from './profile-template';

/** Which part of the product a profile belongs to. */
export type ProfileSide = 'core' | 'marketing';

/** Where a template may be named, from the most particular to the most general; an empty id names none. */
export interface TemplateChoice {
  candidateTemplateId?: string | null | undefined;
  brandTemplateId?: string | null | undefined;
  skillsMarketing: { defaultProfileTemplateId: string; defaultSMProfileTemplateId: string };
}

/**
 * The template of a profile (001 §4): the candidate's, the brand's, the organization's default, the built-in default.
 * An id without a template is passed over; so is a core template on the marketing side. There the organization's
 * default is the marketing one, then the other.
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

/** The setting in which the default template of a side is stored; `''` there means the built-in one. */
export const defaultTemplateSetting = {
  core: 'defaultProfileTemplateId',
  marketing: 'defaultSMProfileTemplateId',
} as const satisfies Record<ProfileSide, string>;
