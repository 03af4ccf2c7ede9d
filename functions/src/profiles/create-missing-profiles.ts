import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { createProfile } from './create-profile';

type Call = typeof profilesApi.createMissingProfiles;

/** Candidates of one call, which ends well within the time that a browser waits. */
const missingAtOnce = 20;
/** Profiles that are built at the same time. */
const atOnce = 5;

/** One step of creating all missing profiles. A candidate whose profile fails is counted and passed over. */
export async function createMissingProfiles(
  { organizationId, after }: RequestOf<Call>,
  context: StaffContext,
): Promise<AnswerOf<Call>> {
  const candidates = await context.store.skillsCandidates.withoutProfile(organizationId, after, missingAtOnce);
  let failed = 0;
  for (let first = 0; first < candidates.length; first += atOnce) {
    await Promise.all(
      candidates.slice(first, first + atOnce).map(async ({ id: candidateId }) => {
        try {
          const data = { name: '', templateId: '', source: 'fields', isDefault: true } as const;
          await createProfile({ organizationId, jobId: '', candidateId, ...data }, context);
        } catch (error) {
          failed += 1;
          context.log.warn('a missing profile was not created', { detail: PortalError.from(error).message });
        }
      }),
    );
  }
  const last = candidates.length < missingAtOnce ? undefined : candidates.at(-1);
  return { created: candidates.length - failed, failed, after: last?.id ?? '' };
}
