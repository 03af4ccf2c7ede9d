import type { PublicTheme } from '@portal/domain/contracts/public-api';
import type { Organization } from '@portal/domain/organizations/organization';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import { PortalError } from '@portal/domain/errors/portal-error';
import { safeFileName } from '@portal/domain/paths/storage-paths';
import { redactionTexts } from '@portal/domain/texts/redaction';
import type { Redactor } from '@portal/domain/redaction/redactor';
import { loadImages, type DocumentImages } from '../pdf/load-image';
import { loadLogo } from '../pdf/load-logo';
import { profileDocument, type ProfileDocument } from '../pdf/profile-document';
import type { Ports } from '../runtime/ports';

/** What a profile's PDF and Word file are made from besides its content. */
export interface DocumentFacts {
  /** The candidate's name, or what stands for it: title and file name. */
  title: string;
  organization: Pick<Organization, 'name'>;
  theme: Pick<PublicTheme, 'primaryColor' | 'skillsColor' | 'logo'>;
  /** Checks the document of an anonymous profile; null for all others. */
  redactor: Redactor | null;
}

/** Draws a document with its images. */
export type RenderDocument = (data: ProfileDocument, images: DocumentImages) => Promise<Uint8Array>;

/**
 * Draws a profile as viewers get it, with the content and order of the page.
 * @param shown what viewers see.
 * @throws PortalError `conflict` when a text on the list of an anonymous profile can be read in it, with its place.
 */
export async function viewerDocument(
  ports: Pick<Ports, 'files' | 'log' | 'config'>,
  shown: ShownProfile,
  { title, organization, theme, redactor }: DocumentFacts,
  { extension, render }: { extension: string; render: RenderDocument },
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const document = profileDocument(shown, {
    title,
    author: organization.name,
    accent: theme.primaryColor,
    skillsColor: theme.skillsColor,
    ...(theme.logo && { logo: { url: theme.logo.url, alignment: theme.logo.alignment } }),
  });
  const fileName = safeFileName(`${title}.${extension}`);
  const { header, sections, secondColumn, footer } = document;
  const [leak] = redactor?.leaks({ title, fileName, header, sections, secondColumn, footer }) ?? [];
  if (leak) throw new PortalError('conflict', { userMessage: redactionTexts.notShared(leak), detail: 'leak' });
  const [images, logo] = await Promise.all([loadImages(ports, document), loadLogo(ports, document.logo.url)]);
  const all = logo ? new Map([...images, [document.logo.url, logo]]) : images;
  return { bytes: await render(document, all), fileName };
}
