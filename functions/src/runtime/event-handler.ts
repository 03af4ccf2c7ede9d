import { ports } from './context';
import { hideErrorDetails } from './hide-error-details';
import type { Ports } from './ports';

/**
 * Adapts a handler of an event or a schedule: passes the ports of this process and hides error details from the
 * platform.
 */
export function eventHandler<E>(handler: (event: E, ports: Ports) => Promise<void>): (event: E) => Promise<void> {
  return (event) => {
    const own = ports();
    return hideErrorDetails(own.log, () => handler(event, own));
  };
}
