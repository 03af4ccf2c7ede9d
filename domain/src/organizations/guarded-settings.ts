import { isSame } from '../fields/is-same';

/** Settings of an organization that only super admins write, by path (001 §3, §6). Rules and forms follow this list. */
export const superAdminOnlySettings = [
  'productFeature.core.enable',
  'productFeature.portal.enable',
  'productFeature.credentials.enable',
  'productFeature.skillsMarketing.enable',
  'productFeature.job.multipleCandidatesClientSubmission',
  'productFeature.candidate.expiryLink',
  'integration.bullhorn.jobSubmission.sentToAccountManager',
  'integration.bullhorn.jobSubmission.addNote',
  'totalSeats',
  'showAIGenerator',
  'subdomain',
] as const;
export type GuardedSetting = (typeof superAdminOnlySettings)[number];

/** Fields of an organization that functions alone write. */
export const serverOnlyOrganizationFields = ['id', 'createdAt', 'schemaVersion', 'indexStatus'] as const;

/** The value at a path such as `productFeature.core.enable`; undefined when anything on the way is missing. */
export function valueAt(settings: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      settings,
    );
}

/**
 * Which guarded settings a change of an organization touches.
 * @returns their paths; `[]` when an ordinary admin may make the change.
 */
export function guardedChanges(before: unknown, after: unknown): GuardedSetting[] {
  return superAdminOnlySettings.filter((path) => !isSame(valueAt(before, path), valueAt(after, path)));
}
