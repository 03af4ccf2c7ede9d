import type { Ports } from '../runtime/ports';

/** Entries of one batch, each with its seal. */
const atOnce = 200;
/** Entries of an organization in one night; the next night removes the rest. */
const inOneNight = 20_000;

/** Removes entries of audit trails that are older than their organizations keep them. */
export async function shortenAuditTrails({ store, clock, log }: Pick<Ports, 'store' | 'clock' | 'log'>): Promise<void> {
  for (const { organizationId, months } of await store.audit.retentions()) {
    const before = new Date(clock.now());
    before.setUTCMonth(before.getUTCMonth() - months);
    try {
      let removed = 0;
      for (let page = atOnce; page === atOnce && removed < inOneNight; removed += page) {
        page = await store.audit.removeOldest(organizationId, before.getTime(), atOnce);
      }
      log.info('audit trail shortened', { organizationId, removed });
    } catch (error) {
      log.error('an audit trail was not shortened', { organizationId }, error);
    }
  }
}
