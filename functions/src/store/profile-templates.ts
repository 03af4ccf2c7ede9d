import { collections } from '@portal/domain/paths/firestore-paths';
import {
  jobTemplateSchema,
  profileTemplateSchema,
  type JobTemplate,
  type ProfileTemplate,
} from '@portal/domain/templates/profile-template';
import { castDocument, firestore } from './firestore';

/** Most templates of an organization. */
const maxTemplates = 200;

export const profileTemplatesStore = {
  async list(organizationId: string): Promise<ProfileTemplate[]> {
    const { docs } = await firestore()
      .collection(collections.profileTemplates(organizationId))
      .limit(maxTemplates)
      .get();
    return docs.flatMap((document) => castDocument(document.data(), profileTemplateSchema) ?? []);
  },

  async listForJobs(organizationId: string): Promise<JobTemplate[]> {
    const { docs } = await firestore().collection(collections.jobTemplates(organizationId)).limit(maxTemplates).get();
    return docs.flatMap((document) => castDocument(document.data(), jobTemplateSchema) ?? []);
  },
};
