import { ports } from './context';
import { hideErrorDetails } from './hide-error-details';
import type { Ports } from './ports';

/** The handler of an event or a schedule, with the ports of this process. What it throws is logged by us alone. */
export function eventHandler<E>(handler: (event: E, ports: Ports) => Promise<void>): (event: E) => Promise<void> {
  return (event) => {
    const own = ports();
    return hideErrorDetails(own.log, () => handler(event, own));
  };
}
