import { organizationSchema, type Organization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { readDocument } from './firestore';

export const organizationsStore = {
  /** An agency with all its settings, or null. */
  async get(organizationId: string): Promise<Organization | null> {
    return await readDocument(documents.organization(organizationId), organizationSchema);
  },
};
