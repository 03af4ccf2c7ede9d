import { PortalError } from '@portal/domain/errors/portal-error';
import { untilOnline } from '../../components/ui/until-online';

/**
 * Sends something; without a connection it waits for one and sends it again. For calls that may arrive twice.
 * @param options.onWaiting told when waiting begins and when it ends.
 * @param options.signal ends the waiting.
 * @throws what `send` throws while there is a connection, or once `signal` has ended the waiting.
 */
export async function untilSent<T>(
  send: () => Promise<T>,
  { onWaiting, signal }: { onWaiting: (isWaiting: boolean) => void; signal?: AbortSignal },
): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (signal?.aborted || navigator.onLine || PortalError.from(error).kind !== 'unavailable') throw error;
      onWaiting(true);
      await untilOnline(signal);
      onWaiting(false);
      if (signal?.aborted) throw error;
    }
  }
}
