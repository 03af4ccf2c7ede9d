import { blockSchema, type Block } from '@portal/domain/templates/block';
import { profileTemplateSchema, type ProfileTemplate } from '@portal/domain/templates/profile-template';
import { saveFile } from '../../../components/document/save-file';
import { sanitizeHtml } from '../../../components/editor/sanitize-html';

/** Saves a template as a file that another organization can import. */
export function exportTemplate({
  id: _id,
  createdAt: _created,
  activityAt: _changed,
  ...template
}: ProfileTemplate): void {
  const bytes = new TextEncoder().encode(JSON.stringify(template, null, 2));
  saveFile({ bytes, fileName: `${template.name}.template.json`, contentType: 'application/json' });
}

/**
 * Reads a template from a file.
 * @param given what the new template has instead of the file's.
 * @throws Error when the file is no template.
 */
export async function readTemplateFile(
  file: File,
  given: Pick<ProfileTemplate, 'id' | 'isCore'>,
): Promise<ProfileTemplate> {
  const parsed: unknown = JSON.parse(await file.text());
  const template = await profileTemplateSchema.validate(
    { ...(parsed as object), ...given, createdAt: undefined, activityAt: undefined },
    { stripUnknown: true },
  );
  return {
    ...template,
    headerContent: sanitizeHtml(template.headerContent),
    footerContent: sanitizeHtml(template.footerContent),
    template: template.template.map(sanitizedBlock),
    secondColumn: template.secondColumn.map(sanitizedBlock),
  };
}

function sanitizedBlock(block: Block): Block {
  const { content, alternativeContent, ...others } = blockSchema.cast(block);
  return { ...others, content: sanitizeHtml(content), alternativeContent: sanitizeHtml(alternativeContent) };
}
