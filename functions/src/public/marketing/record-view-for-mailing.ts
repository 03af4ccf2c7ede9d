import type { SharedLink } from '@portal/domain/links/shared-link';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { PublicContext } from '../../runtime/route';

/**
 * Records in the mailing that sent this link that its recipient has looked at the page. A failure is logged only, because
 * the visit counts anyway.
 * @param seconds time on the page since the last call.
 */
export async function recordViewForMailing(
  { store, clock, log }: Pick<PublicContext, 'store' | 'clock' | 'log'>,
  { id, recipientId }: Pick<SharedLink, 'id' | 'recipientId'>,
  seconds = 0,
): Promise<void> {
  if (recipientId === '') return;
  try {
    await store.mailings.recordByLink(id, 'viewed', clock.now(), { seconds });
  } catch (error) {
    log.error('a mailing was not updated', {}, PortalError.from(error));
  }
}
