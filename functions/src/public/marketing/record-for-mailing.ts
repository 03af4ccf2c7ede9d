import type { SharedLink } from '@portal/domain/links/shared-link';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { PublicContext } from '../../runtime/route';

/**
 * Records in the mailing that sent this link what its recipient did, so that staff see who has not answered. A failure is
 * logged only, because the viewer's action counts anyway.
 * @param seconds time on the page since the last call.
 */
export async function recordForMailing(
  { store, clock, log }: Pick<PublicContext, 'store' | 'clock' | 'log'>,
  { id, recipientId }: Pick<SharedLink, 'id' | 'recipientId'>,
  event: 'viewed' | 'answered',
  seconds = 0,
): Promise<void> {
  if (recipientId === '') return;
  try {
    await store.mailings.recordByLink(id, event, clock.now(), seconds);
  } catch (error) {
    log.error('a mailing was not updated', {}, PortalError.from(error));
  }
}
