import { PortalError } from '@portal/domain/errors/portal-error';
import { untilOnline } from '../../components/ui/until-online';

/**
 * Sends something; offline it waits for the connection and sends it again. For calls that may arrive twice.
 * @param options.onWaiting called when waiting begins and when it ends.
 * @param options.signal ends the wait.
 * @throws what `send` throws while online, or once `signal` has ended the wait.
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
