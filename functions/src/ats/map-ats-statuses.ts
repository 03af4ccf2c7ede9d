import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/** Stores which names submission statuses have in the ATS. @throws PortalError `notFound` without an ATS. */
export async function mapAtsStatuses(
  { organizationId, statusMappings }: RequestOf<typeof teamApi.mapAtsStatuses>,
  { store }: StaffContext,
): Promise<AnswerOf<typeof teamApi.mapAtsStatuses>> {
  if (!(await store.integrations.mapStatuses(organizationId, statusMappings))) throw new PortalError('notFound');
  return {};
}
