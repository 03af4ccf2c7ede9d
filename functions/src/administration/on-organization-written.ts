import type { Ports } from '../runtime/ports';

/**
 * Counts the people of an organization that says of none how many it has: a new one, or one from before they were
 * counted. From then on each change of a person counts.
 * @param options.after as it is stored; null when it is gone.
 */
export async function onOrganizationWritten(
  { organizationId, after }: { organizationId: string; after: Readonly<Record<string, unknown>> | null },
  { store }: Pick<Ports, 'store'>,
): Promise<void> {
  if (after === null || typeof after.teamMembers === 'number') return;
  await store.organizations.countMembers(organizationId);
}
