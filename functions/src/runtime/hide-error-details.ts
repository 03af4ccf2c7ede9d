import { PortalError } from '@portal/domain/errors/portal-error';
import type { Logger } from './logger';

/**
 * Does what an event or the clock asks for. What it throws goes to the log as every failure does, and on to the platform,
 * which tries again, as an error without its words: the platform writes whatever it is given to a log of its own.
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
