import { isLinkOpen, sharedLinkCodeSchema, type SharedLink } from '@portal/domain/links/shared-link';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { Ports } from '../runtime/ports';
import { openCode } from '../runtime/sealed-codes';

/**
 * The link of a data code.
 * @returns null for a code that is altered, foreign or expired, and for a link that is revoked or gone: callers show the
 *   same page for all of them.
 */
export async function openLink(
  { config, store, clock }: Pick<Ports, 'config' | 'store' | 'clock'>,
  data: string,
): Promise<SharedLink | null> {
  const now = clock.now();
  const opened = openCode(config, 'sharedLink', data, now);
  if (opened.kind !== 'good') return null;
  const { organizationId, linkId, version } = sharedLinkCodeSchema.cast(opened.data, { assert: false });
  if (!isDocumentId(organizationId) || !isDocumentId(linkId)) return null;
  const link = await store.sharedLinks.get(organizationId, linkId);
  return link && isLinkOpen(link, { version, now }) ? link : null;
}
