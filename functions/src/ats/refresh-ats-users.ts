import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';
import { importUsers } from './import-users';

/** Imports the users of the organization's ATS at once. @throws as `importUsers`. */
export async function refreshAtsUsers(
  { organizationId }: RequestOf<typeof teamApi.refreshAtsUsers>,
  context: StaffContext,
): Promise<AnswerOf<typeof teamApi.refreshAtsUsers>> {
  return { count: (await importUsers(organizationId, context)).read };
}
