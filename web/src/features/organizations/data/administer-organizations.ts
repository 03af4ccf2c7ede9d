import type { organizationDetailsSchema } from '@portal/domain/contracts/administration-api';
import { administrationApi } from '@portal/domain/contracts/administration-api';
import type { Model } from '@portal/domain/fields/model';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';

export type OrganizationDetails = Model<typeof organizationDetailsSchema>;

/** Creates an organization. @returns its id. @throws PortalError */
export async function createOrganization(auth: Auth, organization: OrganizationDetails): Promise<string> {
  const request = { organization };
  return (await callApi(auth, administrationApi.createOrganization, request, { api: 'admin' })).organizationId;
}

/** Creates the missing indexes of jobs and resumes of an organization. @throws PortalError */
export async function addIndexes(auth: Auth, organizationId: string): Promise<void> {
  await callApi(auth, administrationApi.createOrganizationIndexes, { organizationId }, { api: 'admin' });
}
