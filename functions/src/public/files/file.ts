import type { publicFilesApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { errorKinds, PortalError } from '@portal/domain/errors/portal-error';
import { escapeHtml } from '@portal/domain/fields/markup';
import { filePageTexts } from '@portal/domain/texts/server';
import { readFileLink } from '../../runtime/file-link';
import { limitClient } from '../../runtime/rate-limit';
import { FileAnswer, PageAnswer, type PublicContext } from '../../runtime/route';
import { safeFile } from '../../uploads/safe-file';
import { publicLimits } from '../limits';
import { marketingFiles } from '../marketing/marketing-files';
import { plainImage } from '../plain-image';
import type { PageFile } from './page-files';
import { isPublished } from './published-file';
import { resumeFiles } from './resume-files';
import { openViewerFile, type ViewerFile } from './viewer-file-link';

/**
 * A file about a candidate, by the address that a page gave to a viewer or that its profile stores. Each request is decided by
 * what the page shows now: link, expiry, access code, gate, verified recipient, agreement and profile. A file that is closed
 * answers 410, an address that is none 404, both with a page for people.
 * @throws PortalError `tooManyRequests`.
 */
export async function file(
  { link }: RequestOf<typeof publicFilesApi.file>,
  context: PublicContext,
): Promise<FileAnswer | PageAnswer> {
  try {
    const opened = openViewerFile(context, link);
    if (opened.kind === 'expired') return closed();
    if (opened.kind === 'good') return await viewerFile(context, opened.file);
    const published = readFileLink(link, context.config.codeKey, context.clock.now());
    if (published?.expiresAt !== null) return pageOf(errorKinds.notFound.status, filePageTexts.unknown);
    await limitClient(context, publicLimits.file, published.path);
    return (await isPublished(context, published)) ? await safeFile(context, published) : closed();
  } catch (error) {
    const { kind } = PortalError.from(error);
    if (kind === 'notFound' || kind === 'permissionDenied' || kind === 'unauthenticated') return closed();
    throw error;
  }
}

async function viewerFile(context: PublicContext, { path, ...by }: ViewerFile): Promise<FileAnswer | PageAnswer> {
  await limitClient(context, publicLimits.file, by.id);
  const shown = by.page === 'resume' ? await resumeFiles(context, by) : await marketingFiles(context, by);
  const wanted = shown.find((one) => one.path === path);
  if (!wanted) return closed();
  return path.startsWith('images/') ? await picture(context, wanted) : await safeFile(context, wanted);
}

/** A picture in a text, written anew from its pixels. */
async function picture({ files }: PublicContext, { path, fileName }: PageFile): Promise<FileAnswer | PageAnswer> {
  const plain = plainImage(await files.read(path));
  if (!plain) return closed();
  return new FileAnswer({ content: plain.bytes, fileName, contentType: plain.contentType });
}

/** It was there: 410. */
function closed(): PageAnswer {
  return pageOf(410, filePageTexts.closed);
}

function pageOf(status: number, text: string): PageAnswer {
  const title = escapeHtml(filePageTexts.title);
  const style =
    'font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; color: #1f2933';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const body = `<h1 style="font-size: 1.5rem">${title}</h1><p>${escapeHtml(text)}</p>`;
  return new PageAnswer(
    status,
    `<!doctype html><html lang="en"><head>${head}</head><body style="${style}"><main>${body}</main></body></html>`,
  );
}
