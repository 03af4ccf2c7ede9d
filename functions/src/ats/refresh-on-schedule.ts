import { isFeatureOn } from '@portal/domain/fields/feature-flag';
import type { Integration } from '@portal/domain/ats/ats-records';
import type { SyncKind } from '@portal/domain/ats/sync-run';
import { isCron, nextRuns } from '@portal/domain/schedules/cron';
import { defaultSchedule } from '@portal/domain/schedules/schedule-choice';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from '../runtime/ports';
import { checkConnection } from './check-connection';
import { requestSync } from './request-sync';

type SchedulePorts = Pick<Ports, 'store' | 'tracking' | 'clock' | 'random' | 'log' | 'mail' | 'config'>;

const scheduledKinds: readonly SyncKind[] = ['users', 'jobs'];
const marketingKinds: readonly SyncKind[] = ['clientContacts', 'leads', 'tearsheets'];
/** Records that were written while the last import ran may have an earlier time than they were read at. */
const overlapMs = 10 * 60_000;

/**
 * Imports what changed in the ATS, for each connected organization whose schedule (`tearsheetRefreshCron`, in UTC) is due.
 * One that fails does not keep the others from it.
 */
export async function refreshOnSchedule(ports: SchedulePorts): Promise<void> {
  for (const organizationId of await ports.store.integrations.connectedOrganizations()) {
    try {
      const integration = await checkConnection(organizationId, ports);
      if (integration) await refreshOrganization(integration, ports);
    } catch (error) {
      const { kind } = PortalError.from(error);
      ports.log.warn('scheduled import not started', { organizationId, kind });
    }
  }
}

async function refreshOrganization({ organizationId, chosenKinds }: Integration, ports: SchedulePorts): Promise<void> {
  const { store, clock } = ports;
  const organization = await store.organizations.get(organizationId);
  const settings = organization?.productFeature.skillsMarketing;
  if (!settings) return;
  const kinds = isFeatureOn(settings.enable, true) ? [...scheduledKinds, ...marketingKinds] : scheduledKinds;
  const chosen: readonly SyncKind[] = chosenKinds;
  for (const kind of kinds.filter((each) => chosen.includes(each))) {
    const last = await store.syncRuns.get({ organizationId, kind });
    const startedAt = last?.startedAt?.toMillis() ?? null;
    if (!isDue(settings.tearsheetRefreshCron, startedAt, clock.now())) continue;
    // A failed import is repeated as a whole: where it ended is not known to be complete.
    const since = last?.state === 'done' && startedAt !== null ? startedAt - overlapMs : null;
    await requestSync({ organizationId, kind, since }, ports);
  }
}

/**
 * Whether a schedule had a time since the last start.
 * @param schedule a cron expression; another text counts as none.
 * @param startedAt milliseconds since 1970; null when there was no start.
 */
export function isDue(schedule: string, startedAt: number | null, now: number): boolean {
  if (startedAt === null) return true;
  const [next] = nextRuns(isCron(schedule) ? schedule : defaultSchedule, startedAt, 1) ?? [];
  return next !== undefined && next <= now;
}
