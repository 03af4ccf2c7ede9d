import { PortalError } from '@portal/domain/errors/portal-error';
import { saveFile } from '../../../components/document/save-file';
import { onThisHost } from '../../../config/on-this-host';

/**
 * Fetches a file that the server made, and hands it to the browser.
 * @throws PortalError with the server's message.
 */
export async function downloadExport({ url, fileName }: { url: string; fileName: string }): Promise<void> {
  const response = await fetch(onThisHost(url));
  if (!response.ok) throw PortalError.fromAnswer(response.status, await response.json().catch(() => null));
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  saveFile({ bytes: new Uint8Array(await response.arrayBuffer()), fileName, contentType });
}
