import { blockOf } from './block';
import { profileTemplateSchema, type JobTemplate, type ProfileTemplate } from './profile-template';

/** A job's template for the editor and lists of all templates: one column, header and footer always shown. */
export function asProfileTemplate(template: JobTemplate): ProfileTemplate {
  return {
    ...profileTemplateSchema.getDefault(),
    ...template,
    isCore: false,
    template: template.template.map(blockOf),
  };
}

/** What of an edited template a job's template stores. */
export function asJobTemplate(template: ProfileTemplate): JobTemplate {
  const { id, name, template: sections, headerContent, footerContent, createdAt, activityAt } = template;
  return { id, name, template: sections, headerContent, footerContent, createdAt, activityAt };
}
