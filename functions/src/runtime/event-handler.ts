import type { Ports } from './ports';

/**
 * Adapts a handler of an event or a schedule: passes the ports of this process and hides error details from the
 * platform.
 * @param load imports the handler; only a process that gets such an event does.
 */
export function eventHandler<E>(
  load: () => Promise<(event: E, ports: Ports) => Promise<void>>,
): (event: E) => Promise<void> {
  return async (event) => {
    const [{ ports }, { hideErrorDetails }] = await Promise.all([import('./context'), import('./hide-error-details')]);
    const own = ports();
    await hideErrorDetails(own.log, async () => (await load())(event, own));
  };
}

/** Adapts the handler of a schedule; see {@link eventHandler}. */
export function onTime(load: () => Promise<(ports: Ports) => Promise<unknown>>): (event: unknown) => Promise<void> {
  return eventHandler(async () => {
    const handle = await load();
    return async (_event, own) => {
      await handle(own);
    };
  });
}
