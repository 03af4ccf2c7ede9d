import type { administrationApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { newOrganization } from '@portal/domain/organizations/organization';
import { serverTexts } from '@portal/domain/texts/server';
import { once } from '../runtime/rate-limit';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { createOrganizationIndexes } from './create-organization-indexes';

/** Prevents a second organization by a double click. */
const oneOfAName = { name: 'organizationAdded', max: 1, windowSeconds: 10 } as const;

/**
 * Adds an organization with all defaults and its indexes. When they cannot be created now, the organization is added without
 * them, and its row offers to add them.
 */
export async function createOrganization(
  { organization }: RequestOf<typeof administrationApi.createOrganization>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof administrationApi.createOrganization>>> {
  const id = context.random.token(15);
  await once(context, oneOfAName, `${context.actor.uid}\n${organization.name.toLowerCase()}`, () =>
    context.store.organizations.add(newOrganization({ ...organization, id }), context.clock.now()),
  );
  await createOrganizationIndexes({ organizationId: id }, context).catch((error: unknown) => {
    context.log.warn('indexes were not created', { detail: PortalError.from(error).message });
  });
  return new MessageAnswer({ organizationId: id }, serverTexts.organizationAdded);
}
