import { createHash } from 'node:crypto';
import { boolean, string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import { fileLink } from '@portal/domain/links/image-links';
import type { Ports } from '../../runtime/ports';
import { openCode, sealCode, type OpenedCode } from '../../runtime/sealed-codes';

/** A viewer reads a page this long before a reload gives new addresses. */
const linkMs = 2 * 60 * 60 * 1_000;

/** A file of a page, and how its viewer opened the page. It is checked again with each request of the file. */
const viewerFileSchema = record({
  page: string().oneOf(['resume', 'profile']).required(),
  /** Of the candidate; that of a marketing page is encoded. */
  id: string().required(),
  /** Public token of the resume, data code of the marketing page. */
  token: string().required(),
  /** Path in the bucket. */
  path: string().max(1_000).required(),
  /** Of the entered access code; pass of the gate. */
  proof: string().default(''),
  /** Whether the viewer had proved to be the recipient. */
  isVerified: boolean().default(false),
});
export type ViewerFile = Model<typeof viewerFileSchema>;
/** A page as its viewer opened it. */
export type OpenedBy = Omit<ViewerFile, 'path'>;

/** The address of a file for one viewer of a page. It is sealed: it tells neither the path nor the token. */
export function viewerFileUrl({ config, clock }: Pick<Ports, 'config' | 'clock'>, file: ViewerFile): string {
  return fileLink(sealCode(config, 'viewerFile', file, clock.now() + linkMs));
}

/** The file of such an address. */
export function openViewerFile(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  code: string,
): { kind: 'good'; file: ViewerFile } | Exclude<OpenedCode, { kind: 'good' }> {
  const opened = openCode(config, 'viewerFile', code, clock.now());
  return opened.kind === 'good' ? { kind: 'good', file: viewerFileSchema.cast(opened.data) } : opened;
}

/** What an address keeps of an access code: a changed code ends it. */
export function codeProof(organizationId: string, accessCode: string): string {
  return createHash('sha256').update(`${organizationId}\n${accessCode}`).digest('base64url');
}
