import { settingChangeSchema } from '@portal/domain/organizations/setting-change';
import type { Ports } from '../runtime/ports';

const maxDetailsLength = 2_000;

/** Adds a change of settings to the audit trail: who, and which; the values are in the change. */
export async function recordSettingChange(
  given: { organizationId: string; changeId: string; change: object },
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
): Promise<void> {
  const { changedBy, changedAt, brandName, before, after } = settingChangeSchema.cast(given.change, { assert: false });
  const brand = brandName === '' ? '' : `brand ${brandName}: `;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const user = await store.users.get(changedBy);
  await store.audit.add(
    given.organizationId,
    {
      at: changedAt?.toMillis() ?? clock.now(),
      action: 'settingsChanged',
      uid: changedBy,
      email: user?.email ?? '',
      details: `${brand}${names.join(', ')}`.slice(0, maxDetailsLength),
    },
    `settings-${given.changeId}`,
  );
}
