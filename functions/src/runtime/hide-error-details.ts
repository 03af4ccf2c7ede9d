import { PortalError } from '@portal/domain/errors/portal-error';
import type { Logger } from './logger';

/**
 * Runs the work of an event or schedule. An error goes to our log with its details, and to the platform, which retries,
 * without them: the platform logs everything it receives.
 * @throws PortalError `internal` without a cause.
 */
export async function hideErrorDetails<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.error('failed', {}, error);
    throw new PortalError('internal', { detail: 'the line before this one tells why' });
  }
}
