import type { Ports } from '../runtime/ports';

/**
 * Counts the users of an organization without a stored count: a new one, or one from an older version. Later changes of
 * users update the count.
 * @param options.after the stored organization; null when it was deleted.
 */
export async function onOrganizationWritten(
  { organizationId, after }: { organizationId: string; after: Readonly<Record<string, unknown>> | null },
  { store }: Pick<Ports, 'store'>,
): Promise<void> {
  if (after === null || typeof after.teamMembers === 'number') return;
  await store.organizations.countMembers(organizationId);
}
